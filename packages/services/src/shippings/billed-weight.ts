import type { GuideRequest } from '@trastienda/api-client';
import { chargeableWeight, totalVolumetricWeight } from '@trastienda/domain';

/** Whole kilograms charged for a list of parcels. */
export const billedWeightOf = (packages: GuideRequest['packages']): number =>
  chargeableWeight({
    actual: packages.reduce((sum, one) => sum + one.weight * one.quantity, 0),
    volumetric: totalVolumetricWeight(packages, { decimals: 10 }),
  }).billed;
