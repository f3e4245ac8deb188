import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreementBlocks } from './agreement-blocks.ts';

test('a contract is read as titles, paragraphs and points', () => {
  expect(
    agreementBlocks(
      '<h1>Contrato</h1>\n<p>Entre <b>ella</b> &amp; t&uacute;.</p><h2>1. Pagos</h2><ol><li>Cada semana</li><li>Sin costo</li></ol>',
    ),
  ).toEqual([
    { kind: 'title', text: 'Contrato' },
    { kind: 'paragraph', text: 'Entre ella & t&uacute;.' },
    { kind: 'heading', text: '1. Pagos' },
    { kind: 'item', text: 'Cada semana' },
    { kind: 'item', text: 'Sin costo' },
  ]);
});

test('no word of a contract is left out, whatever stands around it', () => {
  const word = fc.stringMatching(/^[a-zñ]{1,8}$/u);
  const tag = fc.constantFrom(
    '<p>',
    '</p>',
    '<li>',
    '<h1>',
    '</h2>',
    '<img src=x onerror=1>',
    '<script>',
    '<',
    '>',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(tag, word)), (parts) => {
      const html = parts.map(([mark, text]) => `${mark} ${text} `).join('');
      const read = agreementBlocks(html)
        .map(({ text }) => text)
        .join(' ')
        .split(' ');
      for (const [, text] of parts) expect(read).toContain(text);
    }),
    { numRuns: 300 },
  );
});
