/** AES-256 needs 32 bytes, which are 43 characters of base64. A repeated phrase, or the value of an example, is no key. */
const isKey = (text: string) => /^[\w+/-]{43}=?$/.test(text) && new Set(text).size >= 8;

const made = 'for example from: openssl rand -base64 32';

/**
 * Reads the keys for secrets, with commas or ends of lines between them; the first seals, and all of them open (D515).
 * @returns them, or what is wrong with the text, as the words behind the name of the variable or file. A key is in neither.
 */
export function readKeyList(
  text: string,
): { readonly keys: readonly Uint8Array[] } | { readonly fault: string } {
  const parts = text
    .trim()
    .split(/[,\n]/)
    .map((part) => part.trim());
  const empty = parts.indexOf('');
  if (parts.length > 1 && empty >= 0) return { fault: `has an empty part where key ${empty + 1} should be` };
  const wrong = parts.findIndex((part) => !isKey(part));
  if (wrong >= 0)
    return {
      fault:
        parts.length === 1
          ? `must be 32 random bytes in base64, ${made}`
          : `must be keys of 32 random bytes in base64, ${made}; key ${wrong + 1} is none`,
    };
  const keys = parts.map((part) => Buffer.from(part, 'base64'));
  // Two texts may be one key: the last character of base64 has bits to spare.
  const again = keys.findIndex((key, at) => keys.findIndex((one) => one.equals(key)) < at);
  if (again < 0) return { keys };
  const first = keys.findIndex((one) => keys[again]?.equals(one));
  return { fault: `has one key twice, as key ${first + 1} and key ${again + 1}` };
}
