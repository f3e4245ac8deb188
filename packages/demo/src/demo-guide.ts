import type { ShippingAddress, Storehouse } from '@trastienda/api-client';
import {
  centavos,
  clampGuideContent,
  guideDestinationOf,
  guideOriginOf,
  type LineStatusId,
} from '@trastienda/domain';
import type { guideEvents, guides } from '@trastienda/services/tables/shipping';
import { billedWeightOf } from '@trastienda/services/subjects/guides/billed-weight';
import { newGuideNumber } from '@trastienda/services/subjects/guides/guide-number';
import { priceParcel } from '@trastienda/services/subjects/guides/price-parcel';
import { zoneOf } from '@trastienda/services/subjects/guides/route-zone';
import { reportTimes, trackingOf } from './order-lifecycle.ts';
import type { DemoRandom } from './random.ts';
import { demoExtendedZones, demoServices } from '@trastienda/services/setup/reference/carriers';
import { demoRegionOf, demoTariff } from '@trastienda/services/setup/reference/index';

export type DemoGuide = typeof guides.$inferInsert;
export type DemoGuideEvent = typeof guideEvents.$inferInsert;

/** The address that a demo parcel leaves from. */
export type DemoHouse = Pick<Storehouse, 'contactName' | 'email' | 'phone' | 'address'>;

export type GuideWish = {
  readonly storeId: string;
  readonly origin: DemoHouse;
  readonly address: ShippingAddress;
  readonly client: { readonly fullname: string; readonly email: string | null };
  readonly orderNumber: string;
  readonly marketplace: string;
  readonly colocationIds: string[];
  readonly packages: DemoGuide['packages'];
  readonly content: string;
  /** centavos */
  readonly value: number;
  readonly status: LineStatusId;
  readonly isCharged: boolean;
  readonly createdAt: Date;
};

/** A guide at its price in the tariff, with what the carrier has reported so far. */
export function demoGuide(
  random: DemoRandom,
  wish: GuideWish,
  now: Date,
): { guide: DemoGuide; events: DemoGuideEvent[] } {
  const origin = guideOriginOf(wish.origin);
  const destination = guideDestinationOf({ shippingAddress: wish.address, clientData: wish.client });
  const zone = zoneOf(demoRegionOf(origin.stateCode), demoRegionOf(destination.stateCode));
  const billedWeight = billedWeightOf(wish.packages);
  const offers = demoServices.flatMap((service) => {
    const tariff = demoTariff(service.carrierId, service.serviceType, zone);
    return tariff && service.maxWeight >= billedWeight ? [{ service, tariff }] : [];
  });
  const { service, tariff } = random.pick(offers);
  const price = priceParcel(tariff, service, {
    billedWeight,
    declaredValue: centavos(wish.value),
    insured: random.chance(0.3),
    isExtended: demoExtendedZones.some((prefix) => destination.zipCode.startsWith(prefix)),
  });
  const number = newGuideNumber(random.bytes);
  const states = trackingOf(random, wish.status);
  const times = reportTimes(random, wish.createdAt, now, states.length);
  const events = states.map((status, at) => ({
    storeId: wish.storeId,
    guide: number,
    status,
    date: times[at] ?? wish.createdAt,
    location: at < 2 ? origin.city : destination.city,
  }));
  return {
    events,
    guide: {
      number,
      storeId: wish.storeId,
      orderNumber: wish.orderNumber,
      marketplace: wish.marketplace,
      carrierId: service.carrierId,
      serviceType: service.serviceType,
      totalCost: price.totalCost,
      status: states.at(-1) ?? 'generada',
      guideType: wish.isCharged ? 'manual' : 'automatica',
      content: clampGuideContent(wish.content).text,
      origin,
      destination,
      packages: wish.packages,
      colocationIds: wish.colocationIds,
      billedWeight,
      packageValue: wish.value,
      deadLine: new Date(wish.createdAt.getTime() + (tariff.workingDays + 1) * 86_400_000),
      pickupId: wish.isCharged || wish.status >= 4 ? `rec-${number.slice(0, 6)}` : null,
      createdAt: wish.createdAt,
      demo: true,
    },
  };
}
