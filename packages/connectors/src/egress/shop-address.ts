import { fail, ok, type Result } from '@trastienda/domain';
import { shopAddress, type ShopAddressFault } from '@trastienda/domain/channel-setup';

/** A typed text is no address of a shop: the causes of the form's own rule, and `demo` for a shop under `.example`. */
export type AddressCause = ShopAddressFault | 'demo';

export interface ShopPlace {
  /** `https://` and a name in Punycode; `http://` and a port for a shop on this machine. */
  readonly origin: string;
  /** Path of the shop in its site, `/tienda`; empty for the whole site. */
  readonly path: string;
  /** The name and path as a merchant reads them, `velas-ñandú.mx/tienda`. */
  readonly shown: string;
}

interface AddressOptions {
  /** Shops on this machine are read too, over http and on any port. */
  readonly allowLoopback?: boolean | undefined;
}

/** This machine's names, and the addresses that each of them may lead to. */
export const loopbackAddresses: Readonly<Record<string, readonly string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  '127.0.0.1': ['127.0.0.1'],
  '::1': ['::1'],
};

const loopbackForm = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?(?=\/|$)/iu;

function loopbackPlace(text: string): ShopPlace | null {
  if (!loopbackForm.test(text) || !URL.canParse(text)) return null;
  const { origin, host, pathname } = new URL(text);
  const path = pathname.replace(/\/+$/u, '');
  return { origin, path, shown: host + path };
}

/**
 * Reads what a merchant typed as the address of her shop, with or without scheme, path and slash, into origin and path. The
 * rule is the form's own (`shopAddress`), so that form and guard cannot differ; `URL` has to read the same host, for that
 * is what is asked in the end.
 */
export function readShopAddress(
  text: string,
  { allowLoopback = false }: AddressOptions = {},
): Result<ShopPlace, AddressCause> {
  const loopback = allowLoopback ? loopbackPlace(text.trim()) : null;
  if (loopback) return ok(loopback);
  const read = shopAddress(text);
  if (!read.ok) return read;
  const { origin, path, shown } = read.value;
  if (origin.endsWith('.example')) return fail('demo', 'Esa dirección es de una tienda de ejemplo');
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    return fail('shape', 'Escribe la dirección como tutienda.mx');
  }
  return ok({ origin, path, shown });
}

/** Says whether an origin is one that `readShopAddress` gives, letter for letter. */
export function isShopOrigin(origin: string, options: AddressOptions = {}): boolean {
  const read = readShopAddress(origin, options);
  return read.ok && read.value.origin === origin && read.value.path === '';
}
