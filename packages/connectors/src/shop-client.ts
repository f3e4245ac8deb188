/**
 * Why a shop's answer is none: a closed list, since a merchant reads one of as many sentences and never a byte of what came.
 * An answer of the shop that says no in JSON (400, 404, 409) is no fault, but an answer with its status.
 */
export type ShopFault =
  /** No name, no route to it, or an address that may not be asked. Nothing was sent. */
  | { readonly kind: 'no_address' }
  /** The shop sends everybody to another name, where keys are not taken. */
  | { readonly kind: 'other_address' }
  /** Refused, silent or broken off. A write may have been carried out. */
  | { readonly kind: 'no_answer' }
  | { readonly kind: 'bad_certificate' }
  /** 401, or 403 in JSON. */
  | { readonly kind: 'key_refused' }
  /** The key reads and does not write. */
  | { readonly kind: 'read_only_key' }
  /** 403 in HTML: a filter of the host. */
  | { readonly kind: 'filtered' }
  /** 503. */
  | { readonly kind: 'maintenance' }
  /** No shop software of this kind stands at the address. */
  | { readonly kind: 'no_shop' }
  /** The shop's software is older than what is read here. */
  | { readonly kind: 'too_old' }
  /** 429, with the seconds that the shop asks for, where it names them. */
  | { readonly kind: 'slow_down'; readonly retryAfterSeconds: number | null }
  /** Other 5xx, and what cannot be read. A write may have been carried out. */
  | { readonly kind: 'bad_answer' }
  /** The shop's clock or zone makes its times useless. */
  | { readonly kind: 'wrong_clock' };

export type ShopAnswer =
  | {
      readonly ok: true;
      readonly status: number;
      readonly json: unknown;
      /** Names in lower case. */
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly ok: false; readonly fault: ShopFault };

export type ShopQuery = Readonly<Record<string, string | number | boolean>>;

/**
 * The client through which the drivers of this package ask a shop. Paths are those below the root of its interface, without a slash before
 * them (`orders/13`). It never throws: what goes wrong is an answer.
 */
export interface ShopClient {
  get(path: string, query?: ShopQuery): Promise<ShopAnswer>;
  post(path: string, body: unknown): Promise<ShopAnswer>;
  put(path: string, body: unknown): Promise<ShopAnswer>;
  delete(path: string, query?: ShopQuery): Promise<ShopAnswer>;
}

/** Whether a write that got this fault may still have been carried out: it is then read again, never written again unseen. */
export function isOutcomeUnknown(fault: ShopFault): boolean {
  return fault.kind === 'no_answer' || fault.kind === 'bad_answer' || fault.kind === 'maintenance';
}
