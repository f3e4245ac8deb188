import type { MaybeText } from '../../internal/text.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { asciiLabel } from './punycode.ts';

export interface ShopAddress {
  /** `https://` and the name as the name system knows it (Punycode), without a slash at its end. */
  readonly origin: string;
  /** Path of the shop in that site, `/tienda`; empty for the whole site. */
  readonly path: string;
  /** The address as the merchant wrote it, without `https://`. */
  readonly shown: string;
}

export type ShopAddressFault = 'empty' | 'scheme' | 'user' | 'port' | 'ip' | 'local' | 'shape';

const sentences: Readonly<Record<ShopAddressFault, string>> = {
  empty: 'Escribe la dirección de tu tienda',
  scheme: 'Tu tienda necesita https',
  user: 'Escribe la dirección sin usuario ni contraseña',
  port: 'Escribe la dirección sin puerto',
  ip: 'Escribe la dirección pública de tu tienda, no números',
  local: 'Escribe la dirección pública de tu tienda',
  shape: 'Escribe la dirección como tutienda.mx',
};

/** Endings that mean a machine of one's own or of one's office, and never a shop. */
const localEndings =
  /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|alt|arpa)$/u;
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;
const segment = /^(?!\.{1,2}$)(?:[\p{L}\p{M}\p{N}._~-]|%(?!2e|2f|5c)[\da-f]{2})+$/iu;
/** Matches the start of WordPress's own paths: the shop is at the part before. */
const wordPressPart = /^(?:wp-|index\.php$)/iu;

const refused = (code: ShopAddressFault) => fail(code, sentences[code]);

function faultOfHost(host: string): ShopAddressFault | null {
  const labels = host.split('.');
  // Any spelling of an address in numbers: 127.0.0.1, 2130706433, 0x7f.1, and [::1].
  if (host.startsWith('[') || /^(?:\d+|0x[\da-f]*)$/u.test(labels.at(-1) ?? '')) return 'ip';
  if (!labels.every((one) => label.test(one))) return 'shape';
  if (labels.length < 2 || localEndings.test(host)) return 'local';
  const ascii = labels.map(asciiLabel);
  return ascii.every((one) => one.length <= 63) && ascii.join('.').length <= 253 ? null : 'shape';
}

/**
 * The public address of a shop from what was typed or pasted: the scheme is added, the name is turned into what the name system
 * knows, query and fragment go, and so do the pages of WordPress itself. Only https on its own port, under a public name.
 * @example shopAddress(' Velas-Ñandú.mx/Tienda/ ') // => { ok: true, value: { origin: 'https://xn--velas-and-q6a6h.mx', path: '/Tienda', shown: 'velas-ñandú.mx/Tienda' } }
 * @example shopAddress('http://casalumbre.mx') // => { ok: false, error: { code: 'scheme', message: 'Tu tienda necesita https' } }
 * @example shopAddress('192.168.1.20') // => { ok: false, error: { code: 'ip', message: 'Escribe la dirección pública de tu tienda, no números' } }
 */
export function shopAddress(text: MaybeText): Result<ShopAddress, ShopAddressFault> {
  const clean = (text ?? '').trim();
  if (clean === '') return refused('empty');
  if (clean.length > 2000) return refused('shape');
  const scheme = /^([a-z][a-z\d+.-]*):\/\//iu.exec(clean);
  if (scheme && scheme[1]?.toLowerCase() !== 'https') return refused('scheme');
  const rest = clean.slice(scheme?.[0].length ?? 0).replace(/[?#].*$/su, '');
  const at = rest.indexOf('/');
  const authority = at < 0 ? rest : rest.slice(0, at);
  if (authority.includes('@')) return refused('user');
  // An IPv6 address is pasted without its brackets too.
  if (/^[\da-f]*:[\da-f.]*:[\da-f:.]*(?:%.*)?$/iu.test(authority)) return refused('ip');
  const [, named = '', port = ''] = /^(\[.*\]|[^:]*)(?::(.*))?$/su.exec(authority) ?? [];
  // A name may be pasted in wide letters, with the full stop of another script, or with the final dot of its root.
  const host = named.normalize('NFKC').toLowerCase().replaceAll('。', '.').replace(/\.$/u, '');
  if (host === '') return refused('shape');
  if (port !== '' && port !== '443') return refused('port');
  const fault = faultOfHost(host);
  if (fault) return refused(fault);
  const segments = (at < 0 ? '' : rest.slice(at)).split('/').filter((one) => one !== '');
  const wordPress = segments.findIndex((one) => wordPressPart.test(one));
  const own = wordPress < 0 ? segments : segments.slice(0, wordPress);
  if (!own.every((one) => segment.test(one))) return refused('shape');
  const path = own.map((one) => `/${one}`).join('');
  return ok({
    origin: `https://${host.split('.').map(asciiLabel).join('.')}`,
    // An escaped character is not escaped again.
    path: encodeURI(path).replaceAll('%25', '%'),
    shown: host + path,
  });
}
