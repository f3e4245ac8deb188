/** SHA-256 of bytes, hexadecimal. */
export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
