import { Counter, Histogram, type Registry } from 'prom-client';
import type { Answer } from '../proxy/answer.ts';
import type { Dispatch } from '../proxy/dispatch.ts';
import type { Scan } from '../upload/scanner.ts';

/**
 * Tells whether a quote found a carrier. Nobody goes there (404), the service has no carriers (409, D499), or an upstream's list
 * is empty; a parcel that is too large for all of them (422) is the merchant's to correct. A streamed list is taken for one with
 * offers, since reading it would take it from the caller.
 */
function quoteEvent({ status, body }: Answer): string | null {
  if (status === 404 || status === 409) return 'quote_without_offer';
  if (status >= 300) return null;
  const isEmpty = Buffer.isBuffer(body) && /"detail"\s*:\s*\[\s*\]/.test(body.toString('latin1'));
  return isEmpty ? 'quote_without_offer' : 'quote';
}

/** Sales of guides and of orders, as the answers of calls tell them: of upstreams too, whose tables we cannot count. */
const events: Readonly<Record<string, (answer: Answer) => string | null>> = {
  createCourierGuide: ({ status }) => (status < 300 ? 'guide_sold' : null),
  createAutomaticGuide: ({ status }) => (status < 300 ? 'guide_sold' : null),
  createOrder: ({ status }) => (status < 300 ? 'order_created' : null),
  quoteCourier: quoteEvent,
};

/** Tells requests to a provider apart by address and method: no word of the provider's is a label. */
function askedFor(url: URL, init: RequestInit | undefined): string {
  if (url.pathname.endsWith('/.well-known/openid-configuration')) return 'discovery';
  if (init?.method?.toUpperCase() === 'POST') return 'token';
  return new Headers(init?.headers).has('authorization') ? 'userinfo' : 'keys';
}

/** Series of what the product does beside answering requests: signing in, renewing, scanning, selling. */
export function createProductSeries(register: Registry) {
  const registers = [register];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name: `trastienda_${name}`, help, labelNames, registers });
  const signIns = counter('sign_ins_total', 'Sign-ins that ended: ok, or why they were refused.', 'result');
  const renewals = counter(
    'renewals_total',
    'Renewals of access tokens: renewed, ended (the provider ended the session), failed.',
    'result',
  );
  const business = counter(
    'events_total',
    'Guides sold, orders created by hand, quotes, and quotes that no carrier had an offer for.',
    'event',
  );
  for (const event of ['guide_sold', 'order_created', 'quote', 'quote_without_offer'])
    business.inc({ event }, 0);
  const provider = new Histogram({
    name: 'trastienda_provider_request_duration_seconds',
    help: 'Requests to the identity provider: ok, refused (4xx), failed (5xx or no answer).',
    labelNames: ['request', 'result'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers,
  });
  const scans = new Histogram({
    name: 'trastienda_scan_duration_seconds',
    help: 'Files that the scanner looked into: clean, infected, silent (no answer).',
    labelNames: ['result'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 20],
    registers,
  });

  return {
    signedIn: (result: string) => signIns.inc({ result }),
    renewed: (result: 'renewed' | 'ended' | 'failed') => renewals.inc({ result }),
    sold: (event: 'guide_sold') => business.inc({ event }),
    /** The same questions to the identity provider, timed. */
    timedProvider:
      (ask: typeof fetch): typeof fetch =>
      async (input, init) => {
        const request = askedFor(new URL(input instanceof Request ? input.url : input), init);
        const observe = provider.startTimer({ request });
        try {
          const answer = await ask(input, init);
          observe({ result: answer.status < 400 ? 'ok' : answer.status < 500 ? 'refused' : 'failed' });
          return answer;
        } catch (error) {
          observe({ result: 'failed' });
          throw error;
        }
      },
    /** The same scanner, timed. */
    timedScan:
      (scan: Scan): Scan =>
      async (bytes) => {
        const observe = scans.startTimer();
        try {
          const isInfected = await scan(bytes);
          observe({ result: isInfected ? 'infected' : 'clean' });
          return isInfected;
        } catch (error) {
          observe({ result: 'silent' });
          throw error;
        }
      },
    /** The same services, of which the sales are counted. */
    counted:
      (dispatch: Dispatch): Dispatch =>
      async (call, parts, context) => {
        const answer: Answer = await dispatch(call, parts, context);
        const event = events[call.id]?.(answer);
        if (event) business.inc({ event });
        return answer;
      },
  };
}
