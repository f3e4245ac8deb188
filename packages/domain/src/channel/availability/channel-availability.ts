import { ownStoreCodes } from '../channels.ts';

/** A store's contract levels as they come: whole numbers or digits in text; anything else is 0. */
export interface ContractLevels {
  readonly contrato_cs?: number | string | null | undefined;
  readonly contrato_sr?: number | string | null | undefined;
  readonly contrato_sn?: number | string | null | undefined;
}

export type ContractChannel = (typeof ownStoreCodes)[number];

/** The contract level from which each channel is available. */
export const contractThresholds: Readonly<Record<ContractChannel, number>> = { CS: 3, SR: 2, SN: 2 };

/**
 * Gives the retail marketplaces that a store may use: CS from contract level 3, SR and SN from 2.
 * @example channelAvailability({ contrato_cs: 2, contrato_sr: 2, contrato_sn: null }) // => { CS: false, SR: true, SN: false }
 * @example channelAvailability({ contrato_cs: '3' }, { thresholds: { CS: 4, SR: 2, SN: 2 } }) // => { CS: false, SR: false, SN: false }
 */
export function channelAvailability(
  levels: ContractLevels,
  {
    thresholds = contractThresholds,
  }: { readonly thresholds?: Readonly<Record<ContractChannel, number>> } = {},
): Readonly<Record<ContractChannel, boolean>> {
  return {
    CS: contractLevel(levels.contrato_cs) >= thresholds.CS,
    SR: contractLevel(levels.contrato_sr) >= thresholds.SR,
    SN: contractLevel(levels.contrato_sn) >= thresholds.SN,
  };
}

/**
 * The retail marketplaces that a store may use, in display order.
 * @example availableChannels({ contrato_cs: 3, contrato_sr: 2, contrato_sn: 1 }) // => ['SR', 'CS']
 */
export function availableChannels(store: ContractLevels): ContractChannel[] {
  const available = channelAvailability(store);
  return ownStoreCodes.filter((code) => available[code]);
}

/**
 * A contract level as a whole number; null and whatever is none read as 0.
 * @example contractLevel('2') // => 2
 */
export function contractLevel(level: unknown): number {
  const value = typeof level === 'string' && /^\d{1,15}$/u.test(level.trim()) ? Number(level) : level;
  return Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0;
}

/**
 * Whether CS is available at a contract level, in the two readings of the specification: 'at-least-3' is the
 * rule; 'exactly-2-or-3' is for a service that still answers by the other one.
 * @example isCsAvailable(2) // => false
 * @example isCsAvailable(2, 'exactly-2-or-3') // => true
 */
export function isCsAvailable(
  level: number | string | null | undefined,
  reading: 'at-least-3' | 'exactly-2-or-3' = 'at-least-3',
): boolean {
  const value = contractLevel(level);
  return reading === 'at-least-3' ? value >= contractThresholds.CS : value === 2 || value === 3;
}
