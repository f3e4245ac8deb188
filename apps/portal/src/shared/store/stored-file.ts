import type { BinaryFile } from '@trastienda/api-client';

/** The facts of a file in the state; `size` is in bytes. Its content is beside the state, which holds plain data only. */
export type StoredFile = { readonly fileName: string | null; readonly size: number };

/** The content goes with the last one who holds the entry: a key that the state forgets leaves nothing behind. */
const contents = new WeakMap<StoredFile, Blob>();

export function storeFile({ blob, fileName }: BinaryFile): StoredFile {
  const file = { fileName, size: blob.size };
  contents.set(file, blob);
  return file;
}

/** The file behind an entry of the state. */
export function storedFile(file: StoredFile): BinaryFile {
  const blob = contents.get(file);
  if (!blob) throw new Error('This entry was made elsewhere: no content belongs to it');
  return { blob, fileName: file.fileName };
}
