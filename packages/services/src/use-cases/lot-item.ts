import type { CallRequest } from '@trastienda/api-client';
import type { saveGuideLot } from '@trastienda/api-client/shippings';
import {
  fromCentavos,
  lineStatusOf,
  missingForGuide,
  toCentavos,
  validatePostalCode,
  listText,
} from '@trastienda/domain';
import { takenQuote } from '@trastienda/domain/guides';
import { Refusal } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { defineJob, RowRefusal } from '../jobs/define-job.ts';
import { linesNamed, type LockedOrder, lockOrder } from '../subjects/orders/locked-order.ts';
import type { LineRow } from '../tables/orders.ts';
import { shipLines } from '../subjects/orders/ship-lines.ts';
import { contentOf, recipientOf, senderOf } from './automatic-guide.ts';
import { billedWeightOf } from '../subjects/guides/billed-weight.ts';
import { makeGuide } from '../subjects/guides/make-guide.ts';
import {
  exceedsMaxSize,
  noCarriers,
  type Offer,
  offersFor,
  type ParcelToPrice,
} from '../subjects/guides/offers.ts';
import { unknownOrigin, unknownPostalCode } from '../subjects/guides/route-zone.ts';

export type LotItem = CallRequest<typeof saveGuideLot>['body']['items'][number];
/** The guide of an item; `totalCost` in MXN. */
export type LotGuide = {
  readonly guide: string;
  readonly nameParcel: string;
  readonly totalCost: number;
};

/** The causes that a lot gives for the refusals of a quote, with their remedies. */
const quoteRefusals: Readonly<Record<string, { readonly code: string; readonly suggestion?: string }>> = {
  [exceedsMaxSize]: { code: 'medidas', suggestion: 'Corrige las medidas' },
  // Their sentences say what to do.
  [unknownPostalCode]: { code: 'codigo_postal' },
  [unknownOrigin]: { code: 'codigo_postal' },
  [noCarriers]: { code: 'sin_cobertura' },
};

/**
 * Returns the service that the item requests, among those it may mean (D343).
 * @throws `sin_cobertura`, `medidas`, `codigo_postal`
 */
async function offerFor(scope: Scope, parcel: ParcelToPrice, item: LotItem): Promise<Offer> {
  try {
    const candidates = (await offersFor(scope, parcel)).filter(
      ({ carrierId, serviceType }) =>
        (item.nameParcel === null || carrierId === item.nameParcel) &&
        (item.serviceType === null || serviceType === item.serviceType),
    );
    const facts = candidates.map((offer) => ({
      offer,
      cost: offer.price.totalCost,
      arrival: offer.deadLine.getTime(),
      onTimeRate: offer.percent,
    }));
    const chosen = takenQuote(facts, item.choice ?? 'cheapest');
    if (chosen) return chosen.offer;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const named = quoteRefusals[error.code ?? ''];
    if (named) throw new RowRefusal(error.message, named);
    if (error.status !== 404) throw error;
  }
  throw new RowRefusal('Ninguna paquetería de las elegidas llega a ese código postal', {
    code: 'sin_cobertura',
    suggestion: 'Elige otra paquetería o entrega el pedido por tu cuenta',
  });
}

const familyOf = (line: LineRow) => lineStatusOf(line.statusId)?.family;

/**
 * Returns the lines that the guide is for: the chosen ones, or all that wait.
 * @throws `con_guia`, `pedido`
 */
function linesToShip(locked: LockedOrder, { colocationIds }: LotItem): LineRow[] {
  const lines =
    colocationIds.length > 0
      ? linesNamed(locked, colocationIds)
      : locked.lines.filter((line) => familyOf(line) === 'pendiente');
  const travelling = (lines.length > 0 ? lines : locked.lines).find(
    (line) => line.trackId !== null && familyOf(line) !== 'cancelado',
  );
  if (travelling) {
    throw new RowRefusal(`El pedido ya tiene la guía ${travelling.trackId}`, {
      code: 'con_guia',
      suggestion: 'No se hizo otra ni se cobró',
    });
  }
  if (lines.length === 0) throw new RowRefusal('El pedido ya no espera guía', { code: 'pedido' });
  return lines;
}

function checkRecipient(to: ReturnType<typeof recipientOf>): void {
  const zipCode = validatePostalCode(to.zipCode);
  if (!zipCode.ok) {
    throw new RowRefusal(zipCode.error.message, {
      code: 'codigo_postal',
      field: 'zipCode',
      value: to.zipCode,
      suggestion: 'Corrige la dirección del pedido',
    });
  }
  const missing = missingForGuide(to);
  if (missing.length > 0) {
    throw new RowRefusal(`Falta ${listText(missing)} de quien recibe`, {
      code: 'datos',
      suggestion: 'Corrige la dirección del pedido',
    });
  }
}

/**
 * Makes the guide of one order of a lot, which the wallet pays, and its shipment; or fails with an error that
 * names its cause.
 */
export const guideLot = defineJob<{ readonly name: string }, LotItem>({
  id: 'guide-lot',
  async run(item, scope) {
    const locked = await lockOrder(scope, { marketplace: item.marketplace, orderId: item.orderNumber });
    const lines = linesToShip(locked, item);
    const destination = recipientOf(locked);
    checkRecipient(destination);
    const origin = await senderOf(scope);
    const offer = await offerFor(
      scope,
      {
        originZipCode: origin.zipCode,
        destinationZipCode: destination.zipCode,
        billedWeight: billedWeightOf(item.packages),
        packageValue: item.packageValue,
        insurance: item.insurance ?? false,
      },
      item,
    );
    const guide = await makeGuide(scope, {
      orderNumber: item.orderNumber,
      marketplace: item.marketplace,
      carrierId: offer.carrierId,
      serviceType: offer.serviceType,
      totalCost: offer.price.totalCost,
      guideType: 'masiva',
      lotId: scope.job.id,
      content: item.content.trim() === '' ? contentOf(lines) : item.content,
      origin,
      destination,
      packages: item.packages,
      colocationIds: lines.map((line) => line.colocationId),
      billedWeight: offer.billedWeight,
      packageValue: toCentavos(item.packageValue),
      cartaPorte: null,
      deadLine: offer.deadLine,
      isCharged: true,
      hasPickup: false,
    }).catch((error: unknown) => {
      const isPoor = error instanceof Refusal && error.status === 402;
      throw isPoor
        ? new RowRefusal('Saldo insuficiente', {
            code: 'saldo',
            suggestion: 'Recarga tu saldo y vuelve a intentarlo',
          })
        : error;
    });
    await shipLines(scope, locked, lines, {
      deliveryCarrierId: offer.carrierId,
      deliveryCarrierName: guide.carrierName,
      deliveryTrackId: guide.number,
      forcedGuideType: null,
      dimensions: null,
    });
    const result: LotGuide = {
      guide: guide.number,
      nameParcel: offer.carrierId,
      totalCost: fromCentavos(offer.price.totalCost),
    };
    return { outcome: 'created', result };
  },
});
