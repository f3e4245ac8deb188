import { randomBytes } from 'node:crypto';
import { fileTypeOf } from '@trastienda/domain';
import { tableLimits } from '@trastienda/domain/bulk';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../../testing/zip.ts';
import { archiveFault } from './archive.ts';
import { faultAnswers, fileFault } from './inspect.ts';

const sheet = Buffer.from(`<row>${'<c><v>12</v></c>'.repeat(200)}</row>`.repeat(50));
const workbook = zipOf([
  { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
  { name: 'xl/worksheets/sheet1.xml', content: sheet },
]);
const MB = 1024 * 1024;

/** Returns a picture that declares any size and has no pixels. */
const png = (width: number, height: number): Buffer => {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
};

describe('a workbook', () => {
  it('is opened when it is honest', async () => {
    expect(await archiveFault(workbook)).toBeNull();
    expect(await fileFault(workbook)).toBeNull();
    // A document that was embedded in a sheet is never opened.
    const embedded = zipOf([
      { name: 'xl/worksheets/sheet1.xml', content: sheet },
      { name: 'xl/embeddings/Microsoft_Excel_Worksheet.xlsx', content: workbook },
    ]);
    expect(await archiveFault(embedded)).toBeNull();
  });

  it.each([
    ['shrinks as no data does', [{ name: 'a.xml', content: Buffer.alloc(5 * MB) }]],
    ['says less than it unfolds to', [{ name: 'a.xml', content: Buffer.alloc(5 * MB), saidSize: 10 }]],
    ['has a name that leads out of it', [{ name: '../../etc/cron.d/x', content: sheet }]],
    ['holds an archive', [{ name: 'xl/inner.zip', content: workbook }]],
    ['is locked', [{ name: 'a.xml', content: sheet, isLocked: true }]],
    [
      'has thousands of entries',
      Array.from({ length: 2001 }, (_, at) => ({ name: `x${at}`, content: Buffer.from('x') })),
    ],
  ])('is refused when it %s', async (_what, entries) => {
    expect(await fileFault(zipOf(entries))).toBe('bomb');
  });

  it('is told when it unfolds to more than is read, which its directory says', async () => {
    const content = randomBytes(400_000);
    const saidSize = (tableLimits.unfolded + 1) * MB;
    const large = zipOf([{ name: 'xl/worksheets/sheet1.xml', content, saidSize }]);
    expect(await fileFault(large)).toBe('large');
    expect(faultAnswers.large).toEqual({
      status: 413,
      message: 'Al abrirse pesa más de 64 MB: divídelo en varios archivos',
    });
  });

  it('is refused when it is cut, or is none', async () => {
    for (const bytes of [workbook.subarray(0, 100), Buffer.from('PK\u0003\u0004nothing', 'latin1')]) {
      expect(await archiveFault(bytes)).toBe('bomb');
    }
  });
});

describe('any file', () => {
  it('that is a program or another archive is not wanted, whatever its name', async () => {
    for (const start of ['4d5a90', '7f454c46', '1f8b08', '425a68', '377abcaf271c', '526172211a07', '2321']) {
      expect(await fileFault(Buffer.from(`${start}00000000`, 'hex'))).toBe('unwanted');
    }
  });

  it('that is a picture of more than 50 million pixels is refused before it is opened', async () => {
    expect(await fileFault(png(4000, 3000))).toBeNull();
    expect(await fileFault(png(60_000, 60_000))).toBe('bomb');
    expect(await fileFault(png(0, 0))).toBe('broken');
  });

  it('that is XML has no document type: no entity is ever unfolded', async () => {
    const laughs =
      '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ja"><!ENTITY b "&a;&a;">]><Comprobante>&b;</Comprobante>';
    expect(await fileFault(Buffer.from(laughs))).toBe('bomb');
    expect(await fileFault(Buffer.from(`\uFEFF${laughs}`))).toBe('bomb');
    expect(await fileFault(Buffer.from('<?xml version="1.0"?><cfdi:Comprobante/>'))).toBeNull();
  });

  const hidden = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
  const wide = (text: string, width: 2 | 4, isBigEndian = false): Buffer =>
    Buffer.concat(
      Array.from(text, (letter) => {
        const bytes = Buffer.alloc(width);
        bytes[isBigEndian ? width - 1 : 0] = letter.codePointAt(0) ?? 0;
        return bytes;
      }),
    );
  /** Letters of the document type as EBCDIC (cp037) has them. */
  const ebcdic = Buffer.from('4c5ac4d6c3e3e8d7c540816e', 'hex');

  it.each([
    ['UTF-32, little end first', wide(hidden, 4)],
    ['UTF-16 without its mark', wide(hidden, 2)],
    ['UTF-7', Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE a><a/>`)],
    ['EBCDIC', Buffer.concat([Buffer.from("<?xml version='1.0' encoding='cp037'?>"), ebcdic])],
    ['Latin-1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Núñez</a>', 'latin1')],
    ['Latin-1 that says nothing of it', Buffer.from('<?xml version="1.0"?><a>Núñez</a>', 'latin1')],
    ['a NUL in the word', Buffer.from('<?xml version="1.0"?><!DOC\0TYPE a><a/>')],
  ])('that is XML is UTF-8, so that no document type hides: %s is refused', async (_what, bytes) => {
    expect(await fileFault(bytes)).toBe('encoding');
  });

  it.each([
    '<?xml version="1.0" encoding="utf-8"?><a>Núñez</a>',
    '<?xml version="1.0" encoding="UTF8"?><a>Núñez</a>',
    "<?xml version='1.0' encoding = 'UTF-8' standalone='yes'?><a/>",
    '\uFEFF<?xml version="1.0"?><a encoding="latin-1"/>',
    '<a>encoding="UTF-7"</a>',
  ])('that is XML in UTF-8 is taken: %s', async (text) => {
    expect(await fileFault(Buffer.from(text))).toBeNull();
  });

  it('that is XML in another way of writing the marks of UTF-16 or UTF-32 is not taken for XML', async () => {
    const isXml = (bytes: Buffer) => fileTypeOf(bytes) === 'xml';
    expect(isXml(Buffer.concat([Buffer.from([0xff, 0xfe]), wide(hidden, 2)]))).toBe(false);
    expect(isXml(Buffer.concat([Buffer.from([0xfe, 0xff]), wide(hidden, 2, true)]))).toBe(false);
    expect(isXml(wide(hidden, 4, true))).toBe(false);
  });

  it('of text is nothing to fear', async () => {
    expect(await fileFault(Buffer.from('sku,precio\n=1+1,2'))).toBeNull();
    expect(await fileFault(Buffer.from('%PDF-1.7'))).toBeNull();
    expect(await fileFault(new Uint8Array())).toBeNull();
  });
});
