import type { FileDropProps } from '@trastienda/ui/FileDrop';

/** The facts in a form's draft of a file that is on the page alone: another file is another intent. */
export const fileMark = (file: File | null): string =>
  file === null ? '' : [file.name, file.size, file.lastModified].join('/');

type Standing = {
  readonly id: string;
  readonly isPending: boolean;
  /** Why the service did not take it. */
  readonly refused: string | undefined;
};

/** The row of a file that leaves with its form; none while nothing is chosen. */
export const chosenFile = (
  file: File | null,
  { id, isPending, refused }: Standing,
): NonNullable<FileDropProps['files']> =>
  file === null
    ? []
    : [
        {
          id,
          file,
          state: isPending ? 'uploading' : refused === undefined ? 'waiting' : 'failed',
          ...(isPending && { progress: null }),
          ...(refused !== undefined && { note: refused }),
        },
      ];
