import type { quoteCourier, QuoteOption } from '@trastienda/api-client';
import { chargeableWeight, fromCentavos, toCentavos, volumetricWeight } from '@trastienda/domain';
import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/refusal.ts';
import { deliveryDate } from './delivery-date.ts';
import { inDetail } from './envelope.ts';
import { priceParcel } from './price-parcel.ts';
import { routeBetween } from './route-zone.ts';
import { carrierServices, onTimeRates, quotes, tariffs } from './schema.ts';

/** Life of a token (D71). */
const QUOTE_MINUTES = 15;
const MINUTE_MS = 60_000;
/** Quotes that nobody bought are forgotten after a day. */
const FORGOTTEN_MS = 24 * 60 * MINUTE_MS;

const newToken = (bytes: Uint8Array) => `q_${Buffer.from(bytes).toString('base64url')}`;

/**
 * Every service that goes there with such a parcel, cheapest first. Weight is the larger of real and volumetric,
 * rounded up to whole kilograms (calls.md 25.3). 404: nobody goes there.
 */
export const handleQuoteCourier: Handler<typeof quoteCourier> = async ({ body }, scope) => {
  const { tx, storeId, now, timeZone } = scope;
  const route = await routeBetween(tx, body.originZipCode, body.destinationZipCode);
  if (!route) throw notFound('Ninguna paquetería llega a ese código postal');
  const { billed } = chargeableWeight({
    actual: body.weight,
    volumetric: volumetricWeight(body, { decimals: 10 }),
  });
  const served = await tx
    .select({ tariff: tariffs, service: carrierServices, percent: onTimeRates.percent })
    .from(tariffs)
    .innerJoin(
      carrierServices,
      and(
        eq(carrierServices.carrierId, tariffs.carrierId),
        eq(carrierServices.serviceType, tariffs.serviceType),
      ),
    )
    .leftJoin(
      onTimeRates,
      and(
        eq(onTimeRates.carrierId, tariffs.carrierId),
        eq(onTimeRates.serviceType, tariffs.serviceType),
        eq(onTimeRates.stateCode, route.destinationState),
      ),
    )
    .where(and(eq(tariffs.zone, route.zone), gte(carrierServices.maxWeight, billed)));
  if (served.length === 0) throw notFound('Ninguna paquetería lleva ese paquete a ese código postal');

  const offers = served
    .map(({ tariff, service, percent }) => ({
      tariff,
      percent,
      token: newToken(scope.randomBytes(18)),
      deadLine: deliveryDate(now, tariff.workingDays, timeZone),
      price: priceParcel(tariff, service, {
        billedWeight: billed,
        declaredValue: toCentavos(body.packageValue),
        insured: body.insurance,
        isExtended: route.isExtended,
      }),
    }))
    .toSorted(
      (a, b) => a.price.totalCost - b.price.totalCost || (a.tariff.carrierId < b.tariff.carrierId ? -1 : 1),
    );

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
    offers.map(({ tariff, token, deadLine, price }) => ({
      token,
      storeId,
      carrierId: tariff.carrierId,
      serviceType: tariff.serviceType,
      request: body,
      billedWeight: billed,
      totalCost: price.totalCost,
      deadLine,
      createdAt: now,
      expiresAt: new Date(now.getTime() + QUOTE_MINUTES * MINUTE_MS),
    })),
  );
  return inDetail(
    offers.map(({ tariff, token, deadLine, price, percent }): QuoteOption => ({
      nameParcel: tariff.carrierId,
      serviceType: tariff.serviceType,
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
