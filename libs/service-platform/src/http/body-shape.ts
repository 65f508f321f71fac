/**
 * No call needs more. What comes after the parser walks a body by recursion and compares its keys with one another, so a
 * few megabytes of brackets or of short members would keep a service busy for many seconds.
 */
export const BODY_SHAPE = { depth: 32, values: 10_000 } as const;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

// The place of the quote that ends a string.
function endOfString(json: Uint8Array, from: number): number {
  for (let at = from; at < json.length; at += 1) {
    if (json[at] === BACKSLASH) at += 1;
    else if (json[at] === QUOTE) return at;
  }
  return json.length;
}

/** Whether JSON, still in its UTF-8 bytes, nests deeper or holds more values than any call needs. One pass, nothing kept. */
export function isOvergrown(json: Uint8Array, limit: { depth: number; values: number } = BODY_SHAPE): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfString(json, at + 1);
    } else if (OPENING.has(byte)) {
      depth += 1;
      values += 1;
      if (depth > limit.depth) return true;
    } else if (CLOSING.has(byte)) {
      depth -= 1;
    } else if (byte === COMMA) {
      values += 1;
    }
    if (values > limit.values) return true;
  }
  return false;
}
