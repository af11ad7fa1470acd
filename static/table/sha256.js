/**
 * SHA-256 in plain script: `crypto.subtle` exists only in secure contexts, and a table in the same
 * Wi-Fi is served over plain http. Used once a match, to check the published seed.
 */

const PRIMES = firstPrimes(64);
const K = PRIMES.map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

/** @param {number} count */
function firstPrimes(count) {
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p)) primes.push(n);
  return primes;
}

/** @param {number} root the first 32 bits of its fractional part */
function fraction(root) {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

/**
 * @param {number} word
 * @param {number} by
 */
function turn(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/**
 * The digest of some bytes, as lower-case hex.
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function sha256(bytes) {
  const words = padded(bytes);
  let hash = START;
  for (let at = 0; at < words.length; at += 16) hash = mixed(hash, words.slice(at, at + 16));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/**
 * @param {Uint8Array} bytes
 * @returns {number[]}
 */
function padded(bytes) {
  const size = (((bytes.length + 8) >> 6) + 1) << 6;
  const block = new DataView(new ArrayBuffer(size));
  bytes.forEach((byte, at) => {
    block.setUint8(at, byte);
  });
  block.setUint8(bytes.length, 0x80);
  block.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  block.setUint32(size - 4, (bytes.length << 3) >>> 0);
  return Array.from({ length: size / 4 }, (_, i) => block.getInt32(i * 4));
}

/**
 * @param {number[]} words
 * @returns {number[]} the 64 words of the schedule
 */
function schedule(words) {
  const w = [...words];
  for (let i = 16; i < 64; i++) {
    const a = /** @type {number} */ (w[i - 15]);
    const b = /** @type {number} */ (w[i - 2]);
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w.push((Number(w[i - 16]) + s0 + Number(w[i - 7]) + s1) | 0);
  }
  return w;
}

/**
 * @param {number[]} hash
 * @param {number[]} words
 * @returns {number[]}
 */
function mixed(hash, words) {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  schedule(words).forEach((word, i) => {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + Number(K[i]) + word) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + Number(hash[i])) | 0);
}

/**
 * Bytes written as hex; null when it is no hex.
 * @param {string} hex
 * @returns {Uint8Array | null}
 */
export function fromHex(hex) {
  if (hex.length % 2 || /[^0-9a-f]/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/**
 * Whether a published seed is the one whose hash was published before.
 * @param {string} seed hex
 * @param {string} hash hex
 */
export function seedFits(seed, hash) {
  const bytes = fromHex(seed);
  return bytes !== null && sha256(bytes) === hash.toLowerCase();
}
