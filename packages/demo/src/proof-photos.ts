import { readFileSync } from 'node:fs';
import { fileRow } from '@trastienda/services/subjects/files/create-files';

/** Why a channel refused a proof, and the drawing of what was sent. */
const refusals = [
  ['La firma no se lee', 'firma-ilegible'],
  ['La foto está borrosa', 'foto-borrosa'],
  ['Falta la fecha de entrega', 'sin-fecha'],
  ['La guía no coincide', 'otra-guia'],
] as const;

/** Of an order, always the same one. */
export const refusalOf = (orderNumber: string): (typeof refusals)[number] =>
  refusals[orderNumber.charCodeAt(orderNumber.length - 1) % refusals.length] ?? refusals[0];

/** The photo that was sent: a file in `photos`, one of a store for each reason. */
export function proofPhoto(storeId: string, drawing: string) {
  const bytes = readFileSync(new URL(`photos/${drawing}.png`, import.meta.url));
  return fileRow({ storeId, kind: 'evidence', name: `${drawing}.png`, bytes }, 'png');
}
