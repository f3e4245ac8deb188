import type { GuideRequest } from '@trastienda/api-client';
import { chargeableWeight, totalVolumetricWeight, totalWeight } from '@trastienda/domain';

type Parcels = readonly Pick<GuideRequest['packages'][number], 'weight' | 'quantity'>[];

/** kg of a list of parcels. */
export const weightOf = (packages: Parcels): number =>
  totalWeight(packages.map((one) => one.weight * one.quantity));

/** Returns the whole kilograms that are charged for a list of parcels. */
export const billedWeightOf = (packages: GuideRequest['packages']): number =>
  chargeableWeight({
    actual: weightOf(packages),
    volumetric: totalVolumetricWeight(packages, { decimals: 10 }),
  }).billed;
