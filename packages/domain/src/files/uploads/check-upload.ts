import { NOT_UTF8 } from './not-utf8.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { type FileType, isOfType } from './file-type.ts';

export interface UploadRule {
  readonly types: readonly FileType[];
  /** Most megabytes (of 1,048,576 bytes). */
  readonly maxMegabytes: number;
}

/** The limits of each upload. */
export const uploadRules = {
  invoice: { types: ['xml', 'pdf'], maxMegabytes: 10 },
  evidence: { types: ['pdf', 'jpeg', 'png'], maxMegabytes: 10 },
  taxCertificate: { types: ['pdf'], maxMegabytes: 5 },
  bankStatement: { types: ['pdf', 'jpeg', 'png'], maxMegabytes: 10 },
  identityPhoto: { types: ['jpeg', 'png'], maxMegabytes: 10 },
  productPhoto: { types: ['jpeg', 'png'], maxMegabytes: 10 },
  bulkLoad: { types: ['csv', 'xlsx'], maxMegabytes: 10 },
  guideLot: { types: ['csv', 'xlsx'], maxMegabytes: 1 },
} as const satisfies Record<string, UploadRule>;

export type UploadKind = keyof typeof uploadRules;

const typeNames: Readonly<Record<FileType, string>> = {
  pdf: 'PDF',
  jpeg: 'JPG',
  png: 'PNG',
  xml: 'XML',
  csv: 'CSV',
  xlsx: 'XLSX',
};
const endings: Readonly<Record<FileType, readonly string[]>> = {
  pdf: ['.pdf'],
  jpeg: ['.jpg', '.jpeg', '.jfif'],
  png: ['.png'],
  xml: ['.xml'],
  csv: ['.csv'],
  xlsx: ['.xlsx'],
};

/**
 * Gives the limits of an upload for its control: the endings that a file dialog offers, the types in words, the most
 * megabytes.
 * @example uploadLimits('evidence') // => { accept: ['.pdf', '.jpg', '.jpeg', '.jfif', '.png'], types: 'PDF, JPG o PNG', maxMegabytes: 10 }
 */
export function uploadLimits(kind: UploadKind): {
  readonly accept: readonly string[];
  readonly types: string;
  readonly maxMegabytes: number;
} {
  const { types, maxMegabytes }: UploadRule = uploadRules[kind];
  return {
    accept: types.flatMap((type) => endings[type]),
    types: listOf(types.map((type) => typeNames[type])),
    maxMegabytes,
  };
}

/**
 * Says whether a file may be uploaded, checked before it is sent: not empty, not too large (bytes), its name's ending and, where
 * given, its first bytes of a type that the upload takes.
 * @example checkUpload({ name: 'acuse.pdf', size: 1000 }, 'evidence') // => { ok: true, value: 'pdf' }
 * @example checkUpload({ name: 'acuse.pdf', size: 11000000 }, 'evidence') // => { ok: false, error: { code: 'too_large', message: 'El archivo pesa demasiado; el máximo es 10 MB' } }
 */
export function checkUpload(
  file: { readonly name: string; readonly size: number; readonly head?: ArrayLike<number> },
  kind: UploadKind,
): Result<FileType, 'empty' | 'too_large' | 'type' | 'content'> {
  const rule: UploadRule = uploadRules[kind];
  if (!(file.size > 0)) return fail('empty', 'El archivo está vacío');
  if (file.size > rule.maxMegabytes * 1_048_576) {
    return fail('too_large', `El archivo pesa demasiado; el máximo es ${rule.maxMegabytes} MB`);
  }
  const name = file.name.toLowerCase();
  const type = rule.types.find((candidate) => endings[candidate].some((ending) => name.endsWith(ending)));
  if (type === undefined) return fail('type', `Sube un archivo ${uploadLimits(kind).types}`);
  if (file.head !== undefined && !isOfType(file.head, type)) {
    if (type === 'xml' && isWide(file.head)) return fail('content', NOT_UTF8);
    return fail('content', `El contenido del archivo no es ${typeNames[type]}`);
  }
  return ok(type);
}

/** Begins with a mark of UTF-16, by either end first. */
const isWide = ({ 0: first, 1: second }: ArrayLike<number>): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

function listOf(names: readonly string[]): string {
  const first = names.slice(0, -1).join(', ');
  return `${first && `${first} o `}${names.at(-1)}`;
}
