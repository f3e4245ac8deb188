import { isOwnStore, validateRfc } from '@trastienda/domain';
import { type WithholdingRates, withholdingRates } from '@trastienda/domain/payment';
import { z } from 'zod';
import type { Installation } from './installation.ts';

const read = <Output>(text: string, schema: z.ZodType<Output>): Output | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
const percent = z.number().min(0).max(100);
const rate = z.strictObject({ isr: percent, iva: percent });
const rates: z.ZodType<readonly WithholdingRates[]> = z.array(
  z.strictObject({
    since: z.iso.date(),
    fisica: rate,
    moral: rate,
    withoutRfc: rate,
    source: z.string().trim().min(1),
  }),
);

/**
 * Reads withholding rates that a law introduces between two releases (D353); for the same day an added rate
 * wins.
 */
export const addedWithholdingRates = z
  .string()
  .transform((text) => read(text, rates))
  .refine((list) => list !== undefined, {
    error:
      'must be a JSON list of since (a day such as 2027-01-01), fisica, moral and withoutRfc (each with isr and iva, percents from 0 to 100), and source',
  });

const receivers = z.record(
  z.string().refine(isOwnStore),
  z
    .string()
    .refine((text) => validateRfc(text).ok)
    .transform((text) => {
      const rfc = validateRfc(text);
      return rfc.ok ? rfc.value.rfc : '';
    }),
);

/** Reads the RFCs that invoices of each channel must be made out to (D353). */
export const billingReceivers = z
  .string()
  .transform((text) => read(text, receivers))
  .refine((record) => record !== undefined, {
    error: 'must be a JSON object of RFCs by channel (CS, SR or SN), such as {"SR":"SSM990607NS3"}',
  });

/** Returns the money part of the `Installation` from the settings. */
export const moneySettings = (
  added: readonly WithholdingRates[] = [],
  receiversOf: Readonly<Record<string, string>> = {},
): Pick<Installation, 'withholdingRates' | 'billingReceivers'> => ({
  withholdingRates: [...withholdingRates, ...added],
  billingReceivers: receiversOf,
});
