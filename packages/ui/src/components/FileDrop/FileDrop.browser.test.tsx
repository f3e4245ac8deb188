import '../../styles.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileDrop } from './FileDrop.tsx';
import type { FileRow } from './FileDrop.model.ts';

function Evidence() {
  const [files, setFiles] = useState<readonly FileRow[]>([
    { id: '1', file: { name: 'acuse.pdf', size: 9000 }, state: 'failed' },
    { id: '2', file: { name: 'foto.jpg', size: 9000 }, state: 'done' },
  ]);
  return (
    <FileDrop
      kind="evidence"
      files={files}
      onCancel={() => {}}
      onRemove={(id) => setFiles(files.filter((one) => one.id !== id))}
      onRetry={(id) =>
        setFiles(files.map((one) => (one.id === id ? { ...one, state: 'uploading' as const } : one)))
      }
    />
  );
}

afterEach(cleanup);

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;

/** Goes on with Tab until the button of that name, as from wherever the last press left the keyboard. */
async function press(name: string): Promise<void> {
  for (let at = 0; at < 8 && focused() !== name; at += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
}

test('what goes away once it is pressed hands the keyboard on: a retry to its row, a file to the area', async () => {
  render(<Evidence />);
  await press('Reintentar la subida de acuse.pdf');
  await expect.poll(focused).toBe('Cancelar la subida de acuse.pdf');
  await press('Quitar foto.jpg');
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Elegir archivo' }));
});
