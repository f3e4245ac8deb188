import type { Transaction } from '../database/connect.ts';
import { stores, users } from '../identity/schema.ts';
import { demoMerchants } from './merchants.ts';

/** Every run of the seed on one day gives the same data. */
export const DEMO_SEED = 20_250;

/** Writes the whole demo; `now` is where its 18 months end. */
export async function writeDemo(tx: Transaction, now: Date): Promise<void> {
  for (const merchant of demoMerchants) {
    await tx.insert(users).values({ email: merchant.email, name: merchant.name, demo: true });
    await tx.insert(stores).values(
      merchant.stores.map((store, at) => ({
        id: store.id,
        name: store.name,
        ownerEmail: merchant.email,
        position: at + 1,
        contratoCs: store.contracts[0],
        contratoSr: store.contracts[1],
        contratoSn: store.contracts[2],
        timeZone: store.timeZone ?? 'America/Mexico_City',
        demo: true,
        createdAt: now,
      })),
    );
  }
}
