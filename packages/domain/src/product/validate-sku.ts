import type { MaybeText } from '../internal/text.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/**
 * A SKU: 1 to 50 letters (without accents), digits, dots, dashes and underscores; blanks around it are
 * dropped.
 * @example validateSku(' CAM-AZ-M ') // => { ok: true, value: 'CAM-AZ-M' }
 */
export function validateSku(text: MaybeText): Result<string, 'empty' | 'length' | 'characters'> {
  const sku = (text ?? '').trim();
  if (sku === '') return fail('empty', 'Escribe el SKU');
  if (!/^[\w.-]+$/u.test(sku)) {
    return fail('characters', 'Usa solo letras sin acento, números, punto, guion y guion bajo');
  }
  return sku.length <= 50 ? ok(sku) : fail('length', 'El SKU lleva 50 caracteres como máximo');
}
