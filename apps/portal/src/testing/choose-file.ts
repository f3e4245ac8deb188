import { waitFor } from 'storybook/test';

/** Chooses files in the first file field there is in a part of the page, as a person does. */
export async function chooseFiles(part: ParentNode, ...files: readonly File[]): Promise<void> {
  const input = await waitFor(() => {
    const found = part.querySelector<HTMLInputElement>('input[type=file]');
    if (found === null) throw new Error('No file field yet');
    return found;
  });
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A PDF of so many bytes, as far as its first bytes tell. */
export const pdfFile = (name = 'acuse.pdf', bytes = 2000): File =>
  new File(['%PDF-1.7\n'.padEnd(bytes, ' ')], name, { type: 'application/pdf' });
