import { z } from 'zod';
import { isLoopback } from './http/loopback.ts';
import { readKeyList } from './key-list.ts';

export const webAddress = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: 'must be an http or https address',
  });
/** Secrets travel there, so plain http is for this machine only. */
export const trustedAddress = webAddress.refine(
  (text) => !URL.canParse(text) || text.startsWith('https:') || isLoopback(new URL(text)),
  {
    error: 'must be https, except on this machine (localhost)',
  },
);
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const whole = (minimum: number, maximum: number) =>
  z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum, {
      error: `must be a whole number from ${minimum} to ${maximum}`,
    })
    .transform(Number);

/** The driver takes one host; which one of several is the primary is for what stands in front of them to know. */
export const databaseAddress = z
  .string()
  .refine((text) => !/^postgres(?:ql)?:\/\/(?:[^/]*@)?[^/@]*,[^/@]*(?:[/?]|$)|[?&]host=[^&]*,/.test(text), {
    error:
      'names several hosts: give one address that always leads to the primary (a virtual IP, HAProxy, PgBouncer or the endpoint of your provider)',
    abort: true,
  })
  .refine((text) => /^postgres(?:ql)?:\/\/\S+$/.test(text) && URL.canParse(text), {
    error: 'must be a postgres:// address',
  });

/** Length is not enough: anybody can guess a repeated phrase, or the value of an example. */
export const secret = (length: number) =>
  z
    .string()
    .min(length, { error: `must have at least ${length} characters` })
    .refine((text) => new Set(text).size >= 8 && !/change.?me|example|password|secret/i.test(text), {
      error: 'must be made at random, for example with: openssl rand -base64 48',
    });

/** The keys for secrets, the sealing one first. */
export const keys = z.string().transform((text, context): readonly Uint8Array[] => {
  const read = readKeyList(text);
  if ('keys' in read) return read.keys;
  context.addIssue({ code: 'custom', message: read.fault });
  return z.NEVER;
});
