import { addMoney, type Centavos, centavos } from '@trastienda/domain';
import type { carrierServices, tariffs } from '../../tables/shipping.ts';

type Tariff = Pick<typeof tariffs.$inferSelect, 'baseWeight' | 'basePrice' | 'extraPrice'>;
type Service = Pick<
  typeof carrierServices.$inferSelect,
  'insuranceRate' | 'insuranceMinimum' | 'extendedZone' | 'heavyFrom' | 'heavyCharge'
>;

export type ParcelPrice = {
  readonly parcelCost: Centavos;
  readonly insuranceCost: Centavos;
  readonly extraCharge: Centavos;
  readonly extendedZone: Centavos;
  /** The sum of the four parts (D72). */
  readonly totalCost: Centavos;
};

/**
 * Returns the price of a service, VAT included, in centavos: base price, each further kilogram, insurance as
 * a share of the declared value (with a minimum), handling of heavy parcels, extended zone.
 */
export function priceParcel(
  tariff: Tariff,
  service: Service,
  parcel: {
    /** The whole kilograms that are charged. */
    readonly billedWeight: number;
    readonly declaredValue: Centavos;
    readonly insured: boolean;
    readonly isExtended: boolean;
  },
): ParcelPrice {
  const extraKilograms = Math.max(0, parcel.billedWeight - tariff.baseWeight);
  const parcelCost = centavos(tariff.basePrice + extraKilograms * tariff.extraPrice);
  const share = centavos((parcel.declaredValue * service.insuranceRate) / 10_000);
  const insuranceCost = centavos(parcel.insured ? Math.max(service.insuranceMinimum, share) : 0);
  const extraCharge = centavos(parcel.billedWeight >= service.heavyFrom ? service.heavyCharge : 0);
  const extendedZone = centavos(parcel.isExtended ? service.extendedZone : 0);
  return {
    parcelCost,
    insuranceCost,
    extraCharge,
    extendedZone,
    totalCost: addMoney(parcelCost, insuranceCost, extraCharge, extendedZone),
  };
}
