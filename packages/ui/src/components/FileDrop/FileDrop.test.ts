import { describe, expect, it } from 'vitest';
import { sortFiles } from './FileDrop.model.ts';

const pdf = (name: string, bytes = 10) => {
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode('%PDF-1.7').slice(0, bytes));
  return new File([content], name);
};
const ids = () => {
  let next = 0;
  return () => `r${(next += 1)}`;
};

describe('files that were chosen', () => {
  it('are sent when they are what the upload takes, and kept back when not, each with its reason', async () => {
    const photo = new File(['%PDF-1.7'], 'foto.jpg');
    const { accepted, rejected } = await sortFiles(
      [
        pdf('acuse.pdf'),
        pdf('grande.pdf', 10 * 1_048_576 + 1),
        new File([], 'nada.pdf'),
        pdf('a.docx'),
        photo,
      ],
      'evidence',
      ids(),
    );
    expect(accepted.map(({ name }) => name)).toEqual(['acuse.pdf']);
    expect(rejected.map(({ id, code, message }) => [id, code, message])).toEqual([
      ['r1', 'too_large', 'El archivo pesa demasiado; el máximo es 10 MB'],
      ['r2', 'empty', 'El archivo está vacío'],
      ['r3', 'type', 'Sube un archivo PDF, JPG o PNG'],
      ['r4', 'content', 'El contenido del archivo no es JPG'],
    ]);
  });
});
