import type { EgressFault } from './fault.ts';

/** A filter's own mark: Cloudflare's and SiteGround's challenges, which come with several statuses. */
export const challengeHeaders = ['cf-mitigated', 'sg-captcha'] as const;

/** Statuses by which what stands before a machine says that the machine itself gave no answer. */
export const originAway: ReadonlySet<number> = new Set([502, 504, 520, 521, 522, 523, 524, 530]);
const originCertificate = new Set([525, 526]);
/** Statuses that ModSecurity, Imunify360 and Cloudflare refuse with. */
const filtered = new Set([401, 403, 406, 415, 501]);

/**
 * Says what is wrong with an answer by its status; `null` when it is for the shop's own code to say. A JSON refusal is the
 * shop's word and says why in its body; the same status as a page of HTML comes from what stands before the shop.
 */
export function pageFault(status: number, isJson: boolean, isChallenge: boolean): EgressFault | null {
  if (isChallenge) return 'bloqueo';
  if (status === 429) return 'mas_despacio';
  if (status === 503) return 'mantenimiento';
  if (originAway.has(status)) return 'sin_respuesta';
  if (originCertificate.has(status)) return 'certificado';
  if (!isJson && filtered.has(status)) return 'bloqueo';
  return isJson && status < 500 ? null : 'respuesta_ilegible';
}
