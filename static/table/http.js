/** What the table asks of the server outside its socket: forms, sent without leaving the page. */

/** The token of this page's forms: the hidden field that the server put into it. */
export function formField() {
  const field = document.querySelector("#table-form input");
  return field instanceof HTMLInputElement ? { name: field.name, value: field.value } : null;
}

/**
 * Sends a form.
 * @param {string} path
 * @param {Iterable<[string, string]>} [fields]
 * @returns {Promise<{ok: boolean, data: any, message: string | null}>} message: the refusal in words
 */
export async function post(path, fields = []) {
  const body = new URLSearchParams([...fields]);
  const field = formField();
  if (field) body.set(field.name, field.value);
  try {
    const headers = { Accept: "application/json" };
    const response = await fetch(path, { method: "POST", body, headers, redirect: "manual" });
    return await answer(response);
  } catch {
    return { ok: false, data: null, message: null };
  }
}

/** @param {Response} response */
async function answer(response) {
  const json = response.headers.get("content-type")?.includes("json");
  const data = json ? await response.json() : null;
  const ok = response.ok || response.type === "opaqueredirect";
  return { ok, data, message: data?.error?.message ?? null };
}

/**
 * Fetches JSON; null when that fails.
 * @param {string} path
 */
export async function load(path) {
  try {
    const response = await fetch(path, { headers: { Accept: "application/json" } });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
