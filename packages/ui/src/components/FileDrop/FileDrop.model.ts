import { checkUpload, type UploadKind } from '@trastienda/domain';

/** One file that the application is sending, or has sent. */
export interface FileRow {
  id: string;
  /** The file itself shows a preview when it is a picture; a name and a size (bytes) are enough. */
  file: File | { readonly name: string; readonly size: number };
  /** Default: `uploading`. */
  state?: 'waiting' | 'uploading' | 'done' | 'failed' | undefined;
  /** Progress from 0 to 1; `null` when unknown. Only while uploading. */
  progress?: number | null | undefined;
  /** Text under the name: why it failed, or what became of it ("Rechazada ayer, 17:20"). */
  note?: string | undefined;
  /** Address under which the file can be viewed. */
  href?: string | undefined;
}

export interface Rejection {
  readonly id: string;
  readonly file: File;
  readonly code: 'empty' | 'too_large' | 'type' | 'content';
  /** "El archivo pesa demasiado; el máximo es 10 MB". */
  readonly message: string;
}

/** Files whose first bytes are asked for at once: each costs a millisecond or two, and a folder has hundreds. */
const CONCURRENCY_LIMIT = 8;

/** Splits what was chosen into what may be sent and what may not, before anything is sent. */
export async function sortFiles(
  files: readonly File[],
  kind: UploadKind,
  nextId: () => string,
): Promise<{ accepted: File[]; rejected: Rejection[] }> {
  const check = async (file: File) => {
    const head = new Uint8Array(await file.slice(0, 256).arrayBuffer());
    return { file, result: checkUpload({ name: file.name, size: file.size, head }, kind) };
  };
  const checked: Awaited<ReturnType<typeof check>>[] = [];
  for (let at = 0; at < files.length; at += CONCURRENCY_LIMIT) {
    checked.push(...(await Promise.all(files.slice(at, at + CONCURRENCY_LIMIT).map(check))));
  }
  return {
    accepted: checked.flatMap(({ file, result }) => (result.ok ? [file] : [])),
    rejected: checked.flatMap(({ file, result }) =>
      result.ok ? [] : [{ id: nextId(), file, ...result.error }],
    ),
  };
}

/** Not what systems leave in folders for themselves. */
export const worthTaking = ({ name }: File): boolean => !/^(?:\.|desktop\.ini$|thumbs\.db$)/iu.test(name);

/** Returns the dropped files, with those of folders at any depth. A file that cannot be read is left out. */
export async function filesDropped({ items, files }: DataTransfer): Promise<File[]> {
  // Asked for at once: after the event the list is empty.
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  const all = [...files];
  const found = await Promise.all(
    entries.filter((entry) => entry !== null).map((entry) => filesOfEntry(entry).catch(() => [])),
  );
  return entries.some((entry) => entry?.isDirectory) ? found.flat() : all;
}

async function filesOfEntry(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    return [await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed))];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // A folder tells at most a hundred of its entries at a time, and nothing at its end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0) return files;
    for (const one of some) files.push(...(await filesOfEntry(one)));
  }
}

/** Whether a file can be shown as a picture. */
export const isPicture = (name: string): boolean => /\.(?:jpe?g|png)$/iu.test(name);
