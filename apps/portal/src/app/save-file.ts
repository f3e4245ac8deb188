import type { BinaryFile } from '@trastienda/api-client';

/** Long enough for a slow browser to have opened the file. */
const keepMs = 60_000;

/** Saves a file under the name that the server gave it. */
export function saveFile(document: Document, { blob, fileName }: BinaryFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName ?? 'archivo';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}
