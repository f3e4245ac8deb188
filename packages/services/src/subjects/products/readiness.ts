import { availableChannels, type ContractChannel } from '@trastienda/domain';
import type { CategoryAttribute } from '@trastienda/domain/product';
import { eq } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { stores } from '../../tables/people.ts';
import { leafOf } from './categories.ts';

type Leaf = Awaited<ReturnType<typeof leafOf>>;
/** The leaves that were read, by their ids. */
export type LeafCache = Map<string, Leaf>;

const leavesByInput = new WeakMap<object, LeafCache>();

/**
 * Returns the leaves that a job has read: its input is the same object for as long as this process works the
 * job.
 */
export function leavesOfJob(input: object): LeafCache {
  const cache = leavesByInput.get(input) ?? new Map();
  leavesByInput.set(input, cache);
  return cache;
}

/** The data of the store and of a category that the rules of readiness need. */
export interface Readiness {
  readonly available: readonly ContractChannel[];
  /** Returns the leaf of a category; `null` for a category that is none. */
  readonly leafOf: (category: string) => Promise<Leaf>;
  readonly attributesOf: (category: string) => Promise<readonly CategoryAttribute[]>;
}

/**
 * Reads the data of readiness once for a request, and each category once too.
 * @param cache A cache of leaves, which this fills: the rows of a job need the same few
 */
export async function readinessOf({ tx, storeId }: Scope, cache: LeafCache = new Map()): Promise<Readiness> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  const remembered = async (category: string): Promise<Leaf> => {
    const cachedLeaf = cache.get(category);
    if (cachedLeaf !== undefined) return cachedLeaf;
    const found = category === '' ? null : await leafOf(tx, category);
    cache.set(category, found);
    return found;
  };
  return {
    available: store
      ? availableChannels({
          contrato_cs: store.contratoCs,
          contrato_sr: store.contratoSr,
          contrato_sn: store.contratoSn,
        })
      : [],
    leafOf: remembered,
    attributesOf: async (category) => (await remembered(category))?.attributes ?? [],
  };
}
