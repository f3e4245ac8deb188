import { readFileSync } from 'node:fs';
import { fileRow } from '@trastienda/services/subjects/files/create-files';

/** The reasons why a channel rejected a proof, each with the name of its picture. */
const refusals = [
  ['La firma no se lee', 'firma-ilegible'],
  ['La foto está borrosa', 'foto-borrosa'],
  ['Falta la fecha de entrega', 'sin-fecha'],
  ['La guía no coincide', 'otra-guia'],
] as const;

/** Returns the rejection of an order, always the same one. */
export const refusalOf = (orderNumber: string): (typeof refusals)[number] =>
  refusals[orderNumber.charCodeAt(orderNumber.length - 1) % refusals.length] ?? refusals[0];

/** The photo that was sent: a file in `photos`, one of a store for each reason. */
export function proofPhoto(storeId: string, drawing: string) {
  const bytes = readFileSync(new URL(`photos/${drawing}.png`, import.meta.url));
  return fileRow({ storeId, kind: 'evidence', name: `${drawing}.png`, bytes }, 'png');
}
