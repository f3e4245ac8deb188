import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkUpload, type UploadKind, uploadLimits, uploadRules } from './check-upload.ts';
import { formatFileSize } from './file-size.ts';
import { fileTypeOf, isOfType } from './file-type.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const heads = {
  pdf: bytes('%PDF-1.7'),
  jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
  png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0),
  xml: bytes('\uFEFF \r\n\t<?xml version="1.0"?>'),
  xlsx: Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14),
};

describe('what a file is', () => {
  test('is told by its first bytes', () => {
    for (const [type, head] of Object.entries(heads)) expect(fileTypeOf(head)).toBe(type);
    expect(fileTypeOf(bytes('<Comprobante/>'))).toBe('xml');
    expect(fileTypeOf([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, 0x3c])).toBe('xml');
    expect(fileTypeOf([...heads.jpeg])).toBe('jpeg');
  });

  test('is nothing known otherwise', () => {
    for (const other of [
      bytes(''),
      bytes('   '),
      bytes('MZ'),
      bytes('%PDF'),
      bytes('hola <x>'),
      Uint8Array.of(0xef, 0x20, 0x20, 0x20, 0xbf, 0x3c),
      heads.png.slice(0, 7),
      Uint8Array.of(0xff, 0xd8),
      // XML in UTF-16: nothing looks into it, so that no document type hides.
      Uint8Array.of(0xff, 0xfe, 0x3c, 0),
      Uint8Array.of(0xfe, 0xff, 0, 0x3c),
    ]) {
      expect(fileTypeOf(other)).toBeNull();
    }
  });
});

describe('a spreadsheet of text', () => {
  test('is text that is nothing else', () => {
    expect(isOfType(bytes('\uFEFFid,name\r\n'), 'csv')).toBe(true);
    expect(isOfType(bytes(''), 'csv')).toBe(true);
    expect(isOfType(heads.xlsx, 'csv')).toBe(false);
    expect(isOfType(Uint8Array.of(0x4d, 0x5a, 0x00), 'csv')).toBe(false);
    expect(isOfType(heads.xlsx, 'xlsx')).toBe(true);
    expect(isOfType(bytes('id,name'), 'xlsx')).toBe(false);
  });
});

describe('the weight of a file', () => {
  test.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1 kB'],
    [421_888, '412 kB'],
    [999_999, '977 kB'],
    [1_000_000, '1.0 MB'],
    [1_048_576, '1.0 MB'],
    [10 * 1_048_576, '10.0 MB'],
  ])('%d bytes read "%s"', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});

describe('uploads', () => {
  test('say what they take before a file is chosen', () => {
    expect(uploadLimits('evidence')).toEqual({
      accept: ['.pdf', '.jpg', '.jpeg', '.jfif', '.png'],
      types: 'PDF, JPG o PNG',
      maxMegabytes: 10,
    });
    expect(uploadLimits('bulkLoad')).toMatchObject({ accept: ['.csv', '.xlsx'], types: 'CSV o XLSX' });
    expect(uploadLimits('taxCertificate')).toEqual({ accept: ['.pdf'], types: 'PDF', maxMegabytes: 5 });
  });

  test('take the types and sizes of calls.md 24.11', () => {
    expect(uploadRules).toEqual({
      invoice: { types: ['xml', 'pdf'], maxMegabytes: 10 },
      evidence: { types: ['pdf', 'jpeg', 'png'], maxMegabytes: 10 },
      taxCertificate: { types: ['pdf'], maxMegabytes: 5 },
      bankStatement: { types: ['pdf', 'jpeg', 'png'], maxMegabytes: 10 },
      identityPhoto: { types: ['jpeg', 'png'], maxMegabytes: 10 },
      productPhoto: { types: ['jpeg', 'png'], maxMegabytes: 10 },
      bulkLoad: { types: ['csv', 'xlsx'], maxMegabytes: 10 },
      guideLot: { types: ['csv', 'xlsx'], maxMegabytes: 1 },
    });
  });

  test.each<[string, UploadKind, string]>([
    ['acuse.PDF', 'evidence', 'pdf'],
    ['acuse.jpg', 'evidence', 'jpeg'],
    ['acuse.jpeg', 'identityPhoto', 'jpeg'],
    ['acuse.png', 'evidence', 'png'],
    ['A-123.xml', 'invoice', 'xml'],
    ['plantilla-camisas.csv', 'bulkLoad', 'csv'],
    ['Catálogo.XLSX', 'bulkLoad', 'xlsx'],
  ])('"%s" is good as %s', (name, kind, type) => {
    expect(checkUpload({ name, size: 10 }, kind)).toEqual({ ok: true, value: type });
  });

  test.each<[string, UploadKind, string]>([
    ['A-123.png', 'invoice', 'Sube un archivo XML o PDF'],
    ['acuse.xml', 'evidence', 'Sube un archivo PDF, JPG o PNG'],
    ['acuse.docx', 'taxCertificate', 'Sube un archivo PDF'],
    ['Catálogo', 'bulkLoad', 'Sube un archivo CSV o XLSX'],
    ['pdf', 'evidence', 'Sube un archivo PDF, JPG o PNG'],
    ['acuse.pdf.exe', 'evidence', 'Sube un archivo PDF, JPG o PNG'],
  ])('"%s" is not good as %s', (name, kind, message) => {
    expect(checkUpload({ name, size: 10 }, kind)).toEqual({ ok: false, error: { code: 'type', message } });
  });

  test('may weigh as much as is said, and no more', () => {
    const limit = 5 * 1024 * 1024;
    expect(checkUpload({ name: 'a.pdf', size: limit }, 'taxCertificate').ok).toBe(true);
    expect(checkUpload({ name: 'a.pdf', size: limit + 1 }, 'taxCertificate')).toEqual({
      ok: false,
      error: { code: 'too_large', message: 'El archivo pesa demasiado; el máximo es 5 MB' },
    });
    for (const size of [0, -1, Number.NaN]) {
      expect(checkUpload({ name: 'a.pdf', size }, 'taxCertificate')).toEqual({
        ok: false,
        error: { code: 'empty', message: 'El archivo está vacío' },
      });
    }
  });

  test('must be what their name says, where their first bytes are known', () => {
    expect(checkUpload({ name: 'a.pdf', size: 10, head: heads.pdf }, 'evidence').ok).toBe(true);
    for (const head of [
      [0xff, 0xfe, 0x3c, 0],
      [0xfe, 0xff, 0, 0x3c],
    ]) {
      expect(checkUpload({ name: 'a.xml', size: 10, head }, 'invoice')).toEqual({
        ok: false,
        error: { code: 'content', message: 'El XML no está en UTF-8: vuelve a descargarlo del SAT' },
      });
    }
    expect(checkUpload({ name: 'a.pdf', size: 10, head: heads.jpeg }, 'evidence')).toEqual({
      ok: false,
      error: { code: 'content', message: 'El contenido del archivo no es PDF' },
    });
  });

  it('that are good are of a type that was asked for, and within the size', () => {
    const kinds = Object.keys(uploadRules) as UploadKind[];
    const name = fc
      .tuple(fc.string({ maxLength: 10 }), fc.constantFrom('.pdf', '.jpg', '.png', '.xml', '.exe'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...kinds), name, fc.nat(20_000_000), (kind, fileName, size) => {
        const checked = checkUpload({ name: fileName, size }, kind);
        if (!checked.ok) return;
        expect(uploadRules[kind].types).toContain(checked.value);
        expect(size).toBeLessThanOrEqual(uploadRules[kind].maxMegabytes * 1_048_576);
      }),
    );
  });
});
