import { deadlines } from '../core/define-call.ts';
import * as z from 'zod/mini';
import { day, instant, integer, matching } from '../core/fields.ts';

/** An http address, or a path of our own; anything else would be a link that runs code. */
const address = /* @__NO_SIDE_EFFECTS__ */ () => matching(/^(https?:\/\/|\/(?!\/))/i);
const percents = /* @__NO_SIDE_EFFECTS__ */ () => z.object({ isr: z.number(), iva: z.number() });
const optionalAddress = /* @__NO_SIDE_EFFECTS__ */ () => z.catch(z.nullable(address()), null);

/** The values of an installation, as the gateway tells them to the portal: a value that is missing or wrong reads as its default. */
export const runtimeConfig = z.object({
  uploadUrl: z.catch(address(), '/upload/files'),
  shippingDashboardUrl: optionalAddress(),
  topUpUrl: optionalAddress(),
  websiteServiceUrl: optionalAddress(),
  websiteOnboardingUrl: z.catch(address(), '/onboarding'),
  tagManagerId: z.catch(z.nullable(z.string()), null),
  /** Whether the marks of the carriers that the demo invented are shown. */
  hasDemoCarriers: z.catch(z.boolean(), true),
  promo: z.pipe(
    z.catch(z.record(z.string(), z.unknown()), {}),
    z.object({
      /** The end of 5 February in Mexico City (D11). */
      endsAt: z.catch(instant(), '2025-02-06T06:00:00.000Z'),
      imageUrl: optionalAddress(),
      link: optionalAddress(),
    }),
  ),
  /** 0 is off. */
  sessionPollSeconds: z.catch(integer(), 0),
  specialSellerIds: z.catch(z.array(z.int()), []),
  /** Seasons beside those that the domain knows (D293). */
  saleEvents: z.catch(
    z.array(z.object({ key: z.string(), label: z.string(), firstDay: day(), lastDay: day() })),
    [],
  ),
  /** Rates of withheld taxes beside those that the domain knows (D353). */
  withholdingRates: z.catch(
    z.array(
      z.object({
        since: day(),
        fisica: percents(),
        moral: percents(),
        withoutRfc: percents(),
        source: z.string(),
      }),
    ),
    [],
  ),
});
export type RuntimeConfig = z.output<typeof runtimeConfig>;

/** The values without a configuration. */
export const defaultRuntimeConfig: RuntimeConfig = runtimeConfig.parse({});

/** The gateway's own endpoint, outside `/api/{service}/route/`. */
export const RUNTIME_CONFIG_PATH = '/api/config';

/** The values that one build takes from its environment; on any failure, the defaults. */
export async function getRuntimeConfig(
  options: { readonly baseUrl?: string; readonly fetch?: typeof globalThis.fetch } = {},
): Promise<RuntimeConfig> {
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));
  try {
    const response = await send(`${options.baseUrl ?? ''}${RUNTIME_CONFIG_PATH}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(deadlines.auth),
    });
    const read = response.ok ? runtimeConfig.safeParse(await response.json()) : null;
    return read?.success ? read.data : defaultRuntimeConfig;
  } catch {
    return defaultRuntimeConfig;
  }
}
