import type { QuoteRequest } from '@trastienda/api-client';
import { toCentavos } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import { conflict, notFound, Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import type { Transaction } from '../../database/connect.ts';
import { deliveryDate } from './delivery-date.ts';
import { type ParcelPrice, priceParcel } from './price-parcel.ts';
import { routeBetween } from './route-zone.ts';
import { carriers, carrierServices, onTimeRates, tariffs } from '../../tables/shipping.ts';

/** One service that takes a parcel there. */
export type Offer = {
  readonly carrierId: string;
  readonly serviceType: string;
  readonly price: ParcelPrice;
  /** The whole kilograms that are charged. */
  readonly billedWeight: number;
  readonly deadLine: Date;
  /** The percentage of deliveries in time to that state, when it is known. */
  readonly percent: number | null;
};
export type Offers = readonly [Offer, ...Offer[]];

/** The code for a parcel that is too large or too heavy for all carriers of the route. */
export const exceedsMaxSize = 'exceeds_max_size';
/** The code for an installation without carriers (D499). */
export const noCarriers = 'no_carriers';

export type ParcelToPrice = Pick<
  QuoteRequest,
  'originZipCode' | 'destinationZipCode' | 'packageValue' | 'insurance'
> & {
  /** The whole kilograms that are charged (`billedWeightOf`). */
  readonly billedWeight: number;
};

/** Returns the reason why there is no service at all: nobody goes there, or there is nobody. */
async function nobodyGoes(tx: Transaction): Promise<Refusal> {
  const [tariff] = await tx
    .select({ zone: tariffs.zone })
    .from(tariffs)
    .innerJoin(carriers, and(eq(carriers.id, tariffs.carrierId), eq(carriers.active, true)))
    .limit(1);
  return tariff
    ? notFound('Ninguna paquetería llega a ese código postal')
    : conflict(
        'Tu servicio de envíos todavía no tiene paqueterías. Puedes registrar una guía que compraste en otro lado.',
        noCarriers,
      );
}

/**
 * Returns every service for the route and weight, cheapest first (calls.md 25.3).
 * @throws 404 when no carrier goes there; 409 `no_carriers` when there is none (D499); 422 `exceeds_max_size`
 * when those who go there do not take such a parcel (D221), and as `routeBetween` does.
 */
export async function offersFor({ tx, now, timeZone }: Scope, parcel: ParcelToPrice): Promise<Offers> {
  const route = await routeBetween(tx, parcel.originZipCode, parcel.destinationZipCode);
  if (!route) throw await nobodyGoes(tx);
  const billed = parcel.billedWeight;
  const served = await tx
    .select({ tariff: tariffs, service: carrierServices, percent: onTimeRates.percent })
    .from(tariffs)
    .innerJoin(carriers, and(eq(carriers.id, tariffs.carrierId), eq(carriers.active, true)))
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
    .where(eq(tariffs.zone, route.zone));
  if (served.length === 0) throw await nobodyGoes(tx);
  const [first, ...others] = served
    .filter(({ service }) => service.maxWeight >= billed)
    .map(({ tariff, service, percent }): Offer => ({
      carrierId: tariff.carrierId,
      serviceType: tariff.serviceType,
      percent,
      billedWeight: billed,
      deadLine: deliveryDate(now, tariff.workingDays, timeZone),
      price: priceParcel(tariff, service, {
        billedWeight: billed,
        declaredValue: toCentavos(parcel.packageValue),
        insured: parcel.insurance,
        isExtended: route.isExtended,
      }),
    }))
    .toSorted((a, b) => a.price.totalCost - b.price.totalCost || (a.carrierId < b.carrierId ? -1 : 1));
  if (!first) {
    const heaviest = Math.max(...served.map(({ service }) => service.maxWeight));
    throw new Refusal(
      422,
      `El paquete excede el tamaño máximo de las paqueterías: cobrarían ${billed} kg y llevan hasta ${heaviest} kg`,
      { code: exceedsMaxSize },
    );
  }
  return [first, ...others];
}
