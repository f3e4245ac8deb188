import { fail, ok, type Result } from '../result/result.ts';
import { type FileType, fileTypeOf } from './file-type.ts';

export interface UploadRule {
  readonly types: readonly FileType[];
  /** Most megabytes (of 1,048,576 bytes). */
  readonly maxMegabytes: number;
}

/** What each upload takes. Source: calls.md 24.11 and 7 (onboarding). */
export const uploadRules = {
  invoice: { types: ['xml', 'pdf'], maxMegabytes: 10 },
  evidence: { types: ['pdf', 'jpeg', 'png'], maxMegabytes: 10 },
  taxCertificate: { types: ['pdf'], maxMegabytes: 5 },
  identityPhoto: { types: ['jpeg', 'png'], maxMegabytes: 10 },
} as const satisfies Record<string, UploadRule>;

export type UploadKind = keyof typeof uploadRules;

const typeNames: Readonly<Record<FileType, string>> = { pdf: 'PDF', jpeg: 'JPG', png: 'PNG', xml: 'XML' };
const endings: Readonly<Record<FileType, RegExp>> = {
  pdf: /\.pdf$/iu,
  jpeg: /\.jpe?g$/iu,
  png: /\.png$/iu,
  xml: /\.xml$/iu,
};

/**
 * Whether a file may be uploaded, checked before it is sent: not empty, not too large (bytes), its name's
 * ending and, where given, its first bytes of a type that the upload takes. Source: calls.md 24.11;
 * experience.md, section 13.
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
  const type = rule.types.find((candidate) => endings[candidate].test(file.name));
  if (type === undefined) {
    return fail('type', `Sube un archivo ${listOf(rule.types.map((candidate) => typeNames[candidate]))}`);
  }
  if (file.head !== undefined && fileTypeOf(file.head) !== type) {
    return fail('content', `El contenido del archivo no es ${typeNames[type]}`);
  }
  return ok(type);
}

function listOf(names: readonly string[]): string {
  return names.length === 1 ? names.join('') : `${names.slice(0, -1).join(', ')} o ${names.at(-1)}`;
}
