import { availableChannels, type ContractChannel } from '@trastienda/domain';
import type { CategoryAttribute } from '@trastienda/domain/product';
import { eq } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { stores } from '../identity/schema.ts';
import { leafOf } from './categories.ts';

/** What the rules of readiness ask of the store and of a category. */
export interface Readiness {
  readonly available: readonly ContractChannel[];
  readonly attributesOf: (category: string) => Promise<readonly CategoryAttribute[]>;
}

/** Read once for a request: each category is asked for once too. */
export async function readinessOf({ tx, storeId }: Scope): Promise<Readiness> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  const known = new Map<string, readonly CategoryAttribute[]>();
  return {
    available: store
      ? availableChannels({
          contrato_cs: store.contratoCs,
          contrato_sr: store.contratoSr,
          contrato_sn: store.contratoSn,
        })
      : [],
    attributesOf: async (category) => {
      const held = known.get(category);
      if (held) return held;
      const found = category === '' ? [] : ((await leafOf(tx, category))?.attributes ?? []);
      known.set(category, found);
      return found;
    },
  };
}
