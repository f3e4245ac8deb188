/** Bytes at once: as many as a call takes for arguments. */
const chunk = 0x8000;

/** A file's content in base64, without the `data:` prefix; `null` when it cannot be read (moved, or taken away). */
export async function base64Of(file: Blob): Promise<string | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    let binary = '';
    for (let at = 0; at < bytes.length; at += chunk) {
      binary += String.fromCharCode(...bytes.subarray(at, at + chunk));
    }
    return btoa(binary);
  } catch {
    return null;
  }
}
