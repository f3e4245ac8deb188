import type { ProductPhoto, ProductSku, ProductValues } from '../product-values.ts';
import { bySku, offerCodes, offerFields, plainFields, sides, skuFields } from './product-changes.ts';
import { isSameValue } from '../../shared/same-value.ts';

/** The edit of a product: whole fields, and of the channels those that it changes. */
export type ProductEdit = { readonly [Field in keyof ProductValues]?: ProductValues[Field] | undefined };

export interface MergedProduct {
  readonly product: ProductValues;
  /**
   * Fields that both changed, each to another value: somebody has to choose. `theirs` is the current value,
   * `null` for none.
   */
  readonly conflicts: readonly { readonly field: string; readonly theirs: unknown }[];
}

/** Chooses for one field, and notes a conflict. */
type Pick = <Value>(field: string, base: Value, mine: Value, theirs: Value) => Value;

/** A list of photos as its sender saw it: what others added since stays, what either took away goes. */
function mergePhotos(
  base: readonly ProductPhoto[],
  mine: readonly ProductPhoto[],
  theirs: readonly ProductPhoto[],
): readonly ProductPhoto[] {
  const has = (photos: readonly ProductPhoto[], { url }: ProductPhoto) =>
    photos.some((photo) => photo.url === url);
  if (isSameValue(base, mine)) return theirs;
  if (isSameValue(base, theirs)) return mine;
  const remaining = mine.filter((photo) => !has(base, photo) || has(theirs, photo));
  const added = theirs.filter((photo) => !has(base, photo) && !has(mine, photo));
  return [...remaining, ...added].map(({ url }, at) => ({ url, order: at + 1 }));
}

/** The fields of a thing that both still have. */
const mergeInside = <Thing extends object>(
  pick: Pick,
  field: string,
  names: readonly (keyof Thing & string)[],
  { base, mine, theirs }: { base: Thing | undefined; mine: Thing; theirs: Thing | undefined },
): Thing => {
  if (!theirs) return mine;
  const made: Partial<Thing> = Object.fromEntries(
    names.map((name) => [name, pick(`${field}.${name}`, base?.[name], mine[name], theirs[name])]),
  ) as Partial<Thing>;
  return { ...mine, ...made };
};

function mergeSku(
  pick: Pick,
  {
    base,
    mine,
    theirs,
  }: { base: ProductSku | undefined; mine: ProductSku | undefined; theirs: ProductSku | undefined },
): ProductSku | undefined {
  if (mine && theirs) {
    const field = `info_by_sku.${mine.sku}`;
    const photos = mergePhotos(base?.photos ?? [], mine.photos, theirs.photos);
    const merged = mergeInside(
      pick,
      field,
      skuFields.filter((name) => name !== 'photos' && name !== 'sku'),
      {
        base,
        mine,
        theirs,
      },
    );
    return { ...merged, photos };
  }
  const [sku] = [mine, theirs, base].flatMap((one) => (one ? [one.sku] : []));
  return pick(`info_by_sku.${sku}`, base, mine, theirs);
}

function mergeSkus(
  pick: Pick,
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', readonly ProductSku[]>>,
): ProductSku[] {
  const [was, sent, now] = [bySku(base), bySku(mine), bySku(theirs)];
  return [...new Set([...sent.keys(), ...now.keys()])].flatMap((key) => {
    const merged = mergeSku(pick, { base: was.get(key), mine: sent.get(key), theirs: now.get(key) });
    return merged ? [merged] : [];
  });
}

/**
 * Merges a save into a product that others have changed since it was read, field by field: a change of only one of them is
 * taken. Channels that are not sent are left as they are.
 * @param base The product as whoever saves had read it.
 * @param isMine Whether the last change since then is one's own: it then never stands in one's way.
 * @example mergeProduct({ base: blankProduct, mine: { price: 99 }, theirs: { ...blankProduct, name: 'Vaso' } }) // => { product: { ...blankProduct, name: 'Vaso', price: 99 }, conflicts: [] }
 * @example mergeProduct({ base: blankProduct, mine: { price: 99 }, theirs: { ...blankProduct, price: 89 } }).conflicts // => [{ field: 'price', theirs: 89 }]
 */
export function mergeProduct({
  base,
  mine,
  theirs,
  isMine = () => false,
}: {
  readonly base: ProductValues;
  readonly mine: ProductEdit;
  readonly theirs: ProductValues;
  readonly isMine?: (field: string) => boolean;
}): MergedProduct {
  const conflicts: { field: string; theirs: unknown }[] = [];
  const pick: Pick = (field, was, wanted, now) => {
    if (isSameValue(was, wanted)) return now;
    if (isSameValue(was, now) || isSameValue(wanted, now) || isMine(field)) return wanted;
    conflicts.push({ field, theirs: now ?? null });
    return now;
  };
  const plain = Object.fromEntries(
    plainFields
      .filter((field) => mine[field] !== undefined && field !== 'photos')
      .map((field) => [field, pick(field, base[field], mine[field], theirs[field])]),
  ) as Partial<ProductValues>;
  const sent = mine.attributes;
  const attributes = sent
    ? Object.fromEntries(
        [...new Set([...Object.keys(theirs.attributes), ...Object.keys(sent)])].flatMap((name) => {
          const value = pick(
            `attributes.${name}`,
            base.attributes[name],
            sent[name],
            theirs.attributes[name],
          );
          return value === undefined ? [] : [[name, value] as const];
        }),
      )
    : theirs.attributes;
  const offers = offerCodes.flatMap((code) => {
    const [was, wanted, now] = [
      base.sales_channel[code],
      mine.sales_channel?.[code],
      theirs.sales_channel[code],
    ];
    const field = `sales_channel.${code}`;
    const offer = !wanted
      ? now
      : was && !now
        ? pick(field, was, wanted, now)
        : mergeInside(pick, field, offerFields, { base: was, mine: wanted, theirs: now });
    return offer ? [[code, offer] as const] : [];
  });
  const product: ProductValues = {
    ...theirs,
    ...plain,
    photos: mine.photos ? mergePhotos(base.photos, mine.photos, theirs.photos) : theirs.photos,
    attributes,
    dimensions: mine.dimensions
      ? mergeInside(pick, 'dimensions', sides, {
          base: base.dimensions,
          mine: mine.dimensions,
          theirs: theirs.dimensions,
        })
      : theirs.dimensions,
    sales_channel: Object.fromEntries(offers),
    info_by_sku: mine.info_by_sku
      ? mergeSkus(pick, { base: base.info_by_sku, mine: mine.info_by_sku, theirs: theirs.info_by_sku })
      : theirs.info_by_sku,
  };
  // A category's name goes with it.
  return { product, conflicts: conflicts.filter(({ field }) => field !== 'category_name') };
}
