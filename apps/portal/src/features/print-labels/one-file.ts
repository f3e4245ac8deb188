import type { BinaryFile } from '@trastienda/api-client';
import type { Paper } from './impose-pdf.ts';

/**
 * Labels of several files as one to print, on the sheets of a paper. What cannot be laid out (a channel's file that the
 * library does not read) stays as it came, file by file: nothing fails as a block.
 */
export async function oneFile(
  files: readonly BinaryFile[],
  paper: Paper,
  fileName: string,
): Promise<readonly BinaryFile[]> {
  if (files.length === 0 || (files.length === 1 && paper.format === 'thermal')) return files;
  try {
    const { imposePdf } = await import('./impose-pdf.ts');
    const { blob } = await imposePdf(
      files.map((file) => file.blob),
      paper,
    );
    return [{ blob, fileName }];
  } catch {
    return files;
  }
}
