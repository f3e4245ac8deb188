import type { OrderedProduct } from '@trastienda/api-client';
import { call, type Saga } from '../../shared/store/saga-effects.ts';
import { formText } from './default-parcel.ts';
import { guideDependency } from './dependencies.ts';
import { storageKeyOf } from './storage-keys.ts';

/** Sides in cm and weight in kg, as texts of the form. */
export type ParcelTexts = Readonly<Record<'height' | 'width' | 'depth' | 'weight', string>>;

/** The parcels that mixes of goods were last sent in, the newest at the end. */
type Mixes = readonly (readonly [mix: string, parcel: ParcelTexts])[];

/** The limit for one store and person is more mixes than a shop sends in a season. */
const mostMixes = 500;

/**
 * The contents of a parcel as a key, whatever the order of its pieces; a product without SKU goes by its
 * name.
 */
export function mixOf(lines: readonly Pick<OrderedProduct, 'sku' | 'name'>[]): string {
  const names = lines.map(({ sku, name }) => (sku ? `sku ${sku}` : `name ${name.trim()}`));
  return JSON.stringify(names.toSorted());
}

/** The stored mixes, as far as they still have the shape of parcels. */
function readMixes(kept: unknown): Mixes {
  if (!Array.isArray(kept)) return [];
  return kept.filter((one: unknown): one is Mixes[number] => {
    const [mix, parcel] = Array.isArray(one) ? (one as unknown[]) : [];
    const sides = parcel as Partial<ParcelTexts> | null | undefined;
    return (
      typeof mix === 'string' &&
      [sides?.height, sides?.width, sides?.depth, sides?.weight].every((text) => typeof text === 'string')
    );
  });
}

function* keptMixes(): Saga<Mixes> {
  const persistentStore = yield* guideDependency('persistentStore');
  const key = yield* storageKeyOf('parcel-mixes', '');
  return readMixes(yield* call(() => persistentStore.get(key).catch(() => null)));
}

/** The parcel that the same goods were last sent in; `null` where they never were. */
export function* parcelBefore(lines: readonly OrderedProduct[]): Saga<ParcelTexts | null> {
  const mix = mixOf(lines);
  return (yield* keptMixes()).findLast(([known]) => known === mix)?.[1] ?? null;
}

/** Keeps the parcel that goods were sent in, in cm and kg. A full disk takes the convenience away, not the guide. */
export function* rememberParcel(
  lines: readonly OrderedProduct[],
  { height, width, depth, weight }: Readonly<Record<keyof ParcelTexts, number>>,
): Saga {
  if (lines.length === 0) return;
  const mix = mixOf(lines);
  const others = (yield* keptMixes()).filter(([known]) => known !== mix);
  const parcel: ParcelTexts = {
    height: formText(height),
    width: formText(width),
    depth: formText(depth),
    weight: formText(weight),
  };
  const persistentStore = yield* guideDependency('persistentStore');
  const key = yield* storageKeyOf('parcel-mixes', '');
  const mixes: Mixes = [...others, [mix, parcel]];
  yield* call(() => persistentStore.put(key, mixes.slice(-mostMixes)).catch(() => {}));
}
