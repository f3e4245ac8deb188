import type { Meta } from './model.ts';
import type { Shop } from './shop.ts';

export const peso = (centavos: number) => (centavos / 100).toFixed(2);
export const second = (time: number) => new Date(time * 1000).toISOString().slice(0, 19);

/** A moment as the interface gives it: local to the site now, and in GMT. */
export function times<Name extends string>(shop: Shop, name: Name, at: number | null) {
  return {
    [name]: at === null ? null : second(at + shop.settings.zone * 60),
    [`${name}_gmt`]: at === null ? null : second(at),
  };
}

export const host = 'https://tienda.example';
const every = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
export const link = (path: string, allow = every) => [
  { href: `${host}/wp-json/wc/v3/${path}`, targetHints: { allow } },
];
export const linksOf = (collection: string, id: number) => ({
  self: link(`${collection}/${id}`),
  collection: [{ href: `${host}/wp-json/wc/v3/${collection}` }],
});

export const metaJson = ({ id, key, value }: Meta) => ({ id, key, value });
export const shownMeta = (meta: Meta) => ({
  ...metaJson(meta),
  display_key: meta.key,
  display_value: meta.value,
});
