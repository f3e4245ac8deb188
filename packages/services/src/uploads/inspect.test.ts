import { describe, expect, it } from 'vitest';
import { zipOf } from '../testing/zip.ts';
import { isHostileArchive } from './archive.ts';
import { fileFault } from './inspect.ts';

const sheet = Buffer.from(`<row>${'<c><v>12</v></c>'.repeat(200)}</row>`.repeat(50));
const workbook = zipOf([
  { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
  { name: 'xl/worksheets/sheet1.xml', content: sheet },
]);
const MB = 1024 * 1024;

/** A picture of any size whose pixels nobody has sent. */
const png = (width: number, height: number): Buffer => {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
};

describe('a workbook', () => {
  it('is opened when it is honest', async () => {
    expect(await isHostileArchive(workbook)).toBe(false);
    expect(await fileFault(workbook)).toBeNull();
  });

  it.each([
    ['unfolds to more than 100 MB', [{ name: 'a.xml', content: Buffer.alloc(101 * MB) }]],
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

  it('is refused when it is cut, or is none', async () => {
    for (const bytes of [workbook.subarray(0, 100), Buffer.from('PK\u0003\u0004nothing', 'latin1')]) {
      expect(await isHostileArchive(bytes)).toBe(true);
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
    expect(await fileFault(png(0, 0))).toBe('bomb');
  });

  it('that is XML has no document type: no entity is ever unfolded', async () => {
    const laughs =
      '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ja"><!ENTITY b "&a;&a;">]><Comprobante>&b;</Comprobante>';
    expect(await fileFault(Buffer.from(laughs))).toBe('bomb');
    expect(await fileFault(Buffer.from(`\uFEFF${laughs}`))).toBe('bomb');
    expect(await fileFault(Buffer.from('<?xml version="1.0"?><cfdi:Comprobante/>'))).toBeNull();
  });

  it('of text is nothing to fear', async () => {
    expect(await fileFault(Buffer.from('sku,precio\n=1+1,2'))).toBeNull();
    expect(await fileFault(Buffer.from('%PDF-1.7'))).toBeNull();
    expect(await fileFault(new Uint8Array())).toBeNull();
  });
});
