/** The other tab, or the disk, has read the file long before. */
const releaseAfterMs = 60_000;

function addressOf(file: Blob): string {
  const url = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
  return url;
}

/** Opens a file in a tab of its own, where the browser shows and prints it; `false` where the browser stops the tab. */
export const showFile = (file: Blob): boolean => window.open(addressOf(file), '_blank') !== null;

/** Saves a file under its name. */
export function saveFile(file: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = addressOf(file);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Reads the file under an address of ours; `null` when it cannot be read. */
export async function fileAt(href: string): Promise<Blob | null> {
  try {
    const answer = await fetch(href, { credentials: 'same-origin' });
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}
