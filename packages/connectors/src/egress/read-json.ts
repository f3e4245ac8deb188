/** Marks a text in which no JSON was found; JSON itself is never undefined. */
export const noJson = undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return noJson;
  }
}

/** PHP prints its warnings so, with and without HTML (`display_errors`), and goes on to print the answer. */
const phpWarning = /(?:^|\n|<b>)\s*(?:PHP )?(?:Warning|Notice|Deprecated|Strict Standards)(?:<\/b>)?:/u;
const jsonLine = /^[\s\uFEFF]*[[{]/mu;

/**
 * Reads the JSON of an answer, `undefined` if there is none. Marks of byte order before it are dropped, one for each of a
 * shop's files that was saved with one. Behind warnings of PHP it is sought once, from the first line that begins as JSON.
 */
export function readJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes).replace(/^[\s\uFEFF]+/u, '');
  const json = parsed(text);
  if (json !== noJson) return json;
  const start = text.search(jsonLine);
  if (start <= 0 || !phpWarning.test(text.slice(0, start))) return noJson;
  return parsed(text.slice(start).replace(/^[\s\uFEFF]+/u, ''));
}
