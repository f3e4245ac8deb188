import type { ChannelCode } from '@trastienda/domain';
import type { DemoRandom } from './random.ts';

type Series = { readonly from: number; readonly step: number; readonly write: (number: number) => string };

const padded = (length: number) => (number: number) => String(number).padStart(length, '0');

/** The form of each channel's order numbers. */
const series: Readonly<Record<ChannelCode, Series>> = {
  CS: { from: 4_500_100_000, step: 37, write: padded(10) },
  SR: { from: 3_100_420_000, step: 41, write: padded(10) },
  SN: { from: 620_310_000, step: 29, write: padded(9) },
  ML: { from: 2_000_004_118_000_000, step: 90_211, write: padded(16) },
  SH: { from: 1_730_000, step: 23, write: (number) => `GSU${number}MX` },
  TP: { from: 88_120_000, step: 17, write: (number) => `TP${number}` },
  WC: { from: 5_120, step: 2, write: (number) => `WC-${number}` },
  AE: { from: 8_190_233_400_000_000, step: 71_933, write: padded(16) },
  PG: { from: 1_040, step: 1, write: (number) => `PG-${number}` },
  SP: { from: 20_800, step: 1, write: (number) => `P-${number}` },
};

/**
 * The next order number of a channel; later orders have higher ones. The merchant's own shops (short numbers)
 * count from the same start in every store, as shops do: one number may be in several stores.
 */
export function orderNumbers(random: DemoRandom, offset: number): (channel: ChannelCode) => string {
  const last = new Map<ChannelCode, number>();
  return (channel) => {
    const { from, step, write } = series[channel];
    const number =
      (last.get(channel) ?? from + (from > 1_000_000 ? offset * step * 1_500 : 0)) + random.whole(1, step);
    last.set(channel, number);
    return write(number);
  };
}
