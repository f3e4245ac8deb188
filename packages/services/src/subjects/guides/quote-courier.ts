import type { quoteCourier, QuoteOption } from '@trastienda/api-client';
import { fromCentavos } from '@trastienda/domain';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { billedWeightOf } from './billed-weight.ts';
import { inDetail } from './envelope.ts';
import { offersFor } from './offers.ts';
import { quotes } from '../../tables/shipping.ts';

/** Life of a token (D71). */
const QUOTE_MINUTES = 15;
const MINUTE_MS = 60_000;
/** Quotes without a purchase are deleted after a day. */
const FORGOTTEN_MS = 24 * 60 * MINUTE_MS;

const newToken = (bytes: Uint8Array) => `q_${Buffer.from(bytes).toString('base64url')}`;

/**
 * Quotes every service for the route and parcel, cheapest first; each price is valid for 15 minutes. It
 * refuses with 404 when no carrier goes there.
 */
export const handleQuoteCourier: Handler<typeof quoteCourier> = async ({ body }, scope) => {
  const { tx, storeId, now } = scope;
  const billedWeight = billedWeightOf([{ ...body, quantity: 1 }]);
  const offers = (await offersFor(scope, { ...body, billedWeight })).map((offer) => ({
    ...offer,
    token: newToken(scope.randomBytes(18)),
  }));
  await tx
    .delete(quotes)
    .where(
      and(
        eq(quotes.storeId, storeId),
        isNull(quotes.guide),
        lt(quotes.expiresAt, new Date(now.getTime() - FORGOTTEN_MS)),
      ),
    );
  await tx.insert(quotes).values(
    offers.map(({ carrierId, serviceType, token, deadLine, price }) => ({
      token,
      storeId,
      carrierId,
      serviceType,
      request: body,
      billedWeight,
      totalCost: price.totalCost,
      deadLine,
      createdAt: now,
      expiresAt: new Date(now.getTime() + QUOTE_MINUTES * MINUTE_MS),
    })),
  );
  return inDetail(
    offers.map(({ carrierId, serviceType, token, deadLine, price, percent }): QuoteOption => ({
      nameParcel: carrierId,
      serviceType,
      deadLine: deadLine.toISOString(),
      totalCost: fromCentavos(price.totalCost),
      token,
      extraCharge: fromCentavos(price.extraCharge),
      insuranceCost: fromCentavos(price.insuranceCost),
      parcelCost: fromCentavos(price.parcelCost),
      extendedZone: fromCentavos(price.extendedZone),
      ...(percent === null ? {} : { onTimeRate: percent }),
    })),
  );
};
