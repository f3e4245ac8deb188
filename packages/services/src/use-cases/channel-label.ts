import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceFile } from '../core/handler.ts';
import { notFound } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { contentOf, recipientOf, senderOf } from './automatic-guide.ts';
import { billedWeightOf } from '../subjects/guides/billed-weight.ts';
import { type LabelCarrier, type LabelGuide, labelsOf } from '../subjects/guides/label/label-of.ts';
import { carriers, guides } from '../tables/shipping.ts';
import type { LockedOrder } from '../subjects/orders/locked-order.ts';
import { parcelsOfLines } from '../subjects/orders/parcels-of-lines.ts';

type Label = { readonly guide: LabelGuide; readonly carrier: LabelCarrier };

/** Returns the channel's own label, for lines that travel with a number that is not ours. */
async function labelFromOrder(scope: Scope, { order, lines }: LockedOrder): Promise<Label> {
  const packages = parcelsOfLines(lines);
  const parcels =
    packages.length > 0 ? packages : [{ height: 1, width: 1, depth: 1, weight: 1, quantity: 1 }];
  const [first] = lines;
  const named = order.guide?.guide === first?.trackId ? order.guide : null;
  return {
    guide: {
      number: first?.trackId ?? '',
      orderNumber: order.orderNumber,
      serviceType: named?.serviceType ?? 'Del canal',
      content: contentOf(lines),
      origin: await senderOf(scope),
      destination: recipientOf({ order, lines }),
      packages: parcels.slice(0, 1),
      billedWeight: billedWeightOf(parcels),
      createdAt: named ? new Date(named.createdAt) : order.purchaseDate,
      deadLine: order.estimatedDelivery,
    },
    carrier: { id: first?.carrierId ?? '', name: first?.carrierName ?? '', demo: true },
  };
}

/**
 * Returns the labels of orders that are ready to leave, in one PDF. `found` are orders with the lines that
 * the labels are for.
 * @throws 404 when a line has no guide yet: a missing label would only be noticed at the counter.
 */
export async function channelLabel(
  scope: Scope,
  found: readonly LockedOrder[],
  fileName: string,
): Promise<ServiceFile> {
  const numbers = found.flatMap(({ lines }) => lines.map((line) => line.trackId));
  if (numbers.length === 0 || numbers.includes(null)) throw notFound('La etiqueta todavía no está lista');
  const ours = await scope.tx
    .select({ guide: guides, carrier: carriers })
    .from(guides)
    .innerJoin(carriers, eq(carriers.id, guides.carrierId))
    .where(
      and(
        eq(guides.storeId, scope.storeId),
        inArray(
          guides.number,
          numbers.filter((number) => number !== null),
        ),
      ),
    );
  const labels: Label[] = [];
  for (const { order, lines } of found) {
    for (const number of new Set(lines.map((line) => line.trackId))) {
      const own = ours.find(({ guide }) => guide.number === number);
      const together = lines.filter((line) => line.trackId === number);
      labels.push(own ?? (await labelFromOrder(scope, { order, lines: together })));
    }
  }
  const [first, ...others] = labels;
  if (!first) throw notFound('La etiqueta todavía no está lista');
  return { bytes: await labelsOf([first, ...others], fileName), contentType: 'application/pdf', fileName };
}
