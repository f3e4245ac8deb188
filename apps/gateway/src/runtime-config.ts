import type { Installation } from '@trastienda/services';
import { z } from 'zod';

/** The settings that the portal requests at its start (calls.md 24.14). */
export type RuntimeConfig = {
  readonly uploadUrl: string;
  readonly shippingDashboardUrl: string | null;
  readonly topUpUrl: string | null;
  readonly websiteServiceUrl: string | null;
  readonly websiteOnboardingUrl: string;
  readonly tagManagerId: string | null;
  /** Whether the marks of carriers that do not exist are shown: in the demo (D499). */
  readonly hasDemoCarriers: boolean;
  readonly promo: {
    readonly endsAt: string;
    readonly imageUrl: string | null;
    readonly link: string | null;
  };
  readonly sessionPollSeconds: number;
  readonly specialSellerIds: readonly number[];
  readonly saleEvents: readonly {
    readonly key: string;
    readonly label: string;
    readonly firstDay: string;
    readonly lastDay: string;
  }[];
  /** Those that this installation adds to the domain's. */
  readonly withholdingRates: Installation['withholdingRates'];
};

/** The specification names these eight; it does not say what makes them special (D63). */
export const specialSellerIds = z
  .string()
  .transform((text) => text.split(',').map((id) => id.trim()))
  .refine(
    (ids) => ids.length === 8 && new Set(ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number)).size === 8,
    {
      error: 'must be eight different whole numbers with commas between them',
    },
  )
  .transform((ids) => ids.map(Number));

const seasons = z.array(
  z
    .object({
      key: z.string().min(1),
      label: z.string().min(1),
      firstDay: z.iso.date(),
      lastDay: z.iso.date(),
    })
    .refine(({ firstDay, lastDay }) => firstDay <= lastDay),
);

/** Seasons of years to come, without a release (D293). */
export const saleEvents = z
  .string()
  .transform((text) => {
    try {
      return seasons.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  })
  .refine((list) => list !== undefined, {
    error: 'must be a JSON list of key, label, firstDay and lastDay, with days such as 2026-11-12',
  });
