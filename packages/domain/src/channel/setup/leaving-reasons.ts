import { placeholderOptions } from '../../order/reasons/placeholder-options.ts';

/** Why a shop is unlinked (`razonbaja`); with the last one a comment is required. */
export const leavingReasons = [
  'Ya no vendo en ese canal',
  'Vendo poco en ese canal',
  'Las comisiones son altas',
  'La conexión fallaba',
  'Es difícil de usar',
  'Voy a conectar otra cuenta',
  'Uso otro sistema',
  placeholderOptions.reason,
] as const;

export type LeavingReason = (typeof leavingReasons)[number];

/**
 * Whether a reason means nothing by itself, so that the comment (`feedbackbaja`) is required.
 * @example needsComment('Otra') // => true
 * @example needsComment('Uso otro sistema') // => false
 */
export function needsComment(reason: string): boolean {
  return reason === placeholderOptions.reason;
}
