import { deflateSync } from 'node:zlib';
import { foldText } from '@trastienda/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../setup/index.ts';
import { onboardings } from '../tables/onboarding.ts';
import { insertStore } from '../subjects/people/insert-store.ts';
import { lockNewStores, nextStoreId } from '../subjects/people/store-number.ts';
import { MARIANA } from './ask.ts';
import { NOW } from './now.ts';
import { acrossStores } from './test-database.ts';

/** The progress of an onboarding: the last step that is done. */
export type OnboardingStage =
  | 'store'
  | 'contact'
  | 'typePerson'
  | 'bank'
  | 'taxCertificate'
  | 'identity'
  | 'approval'
  | 'made';
const stages: readonly OnboardingStage[] = [
  'store',
  'contact',
  'typePerson',
  'bank',
  'taxCertificate',
  'identity',
  'approval',
  'made',
];

const at = NOW.toISOString();

/**
 * Puts an onboarding of a person at a stage, in place of an unfinished one.
 * @returns the store's number
 */
export async function putOnboarding(
  database: Database,
  stage: OnboardingStage,
  email = MARIANA,
): Promise<string> {
  const reached = (one: OnboardingStage) => stages.indexOf(stage) >= stages.indexOf(one);
  const file = (letter: string) => `${letter.repeat(40)}.jpg`;
  return acrossStores(database, async (tx) => {
    await lockNewStores(tx);
    const storeId = await nextStoreId(tx);
    const name = `Barro Negro ${storeId}`;
    await tx.delete(onboardings).where(eq(onboardings.ownerEmail, email));
    await tx.insert(onboardings).values({
      storeId,
      ownerEmail: email,
      foldedName: foldText(name),
      store: { name, category: 'Hogar', website: null, channels: ['CS', 'SR'], at },
      contact: reached('contact')
        ? { name: 'Mariana', lastName: 'Robles Ibarra', email, phone: '3312345678', at }
        : null,
      typePerson: reached('typePerson') ? { typePerson: 'moral', at } : null,
      bank: reached('bank')
        ? { bankCode: '012', clabe: '012320001234567895', accountHolder: 'Barro Negro SA de CV', at }
        : null,
      taxCertificate: reached('taxCertificate')
        ? { key: `${'c'.repeat(40)}.pdf`, rfc: 'EKU9003173C9', at }
        : null,
      identity: reached('identity')
        ? { status: 'aprobado', front: file('a'), back: file('b'), selfie: file('d'), at }
        : null,
      approval: reached('approval') ? { step: 'legal', status: 'aprobado', comment: null, at } : null,
      createdAt: NOW,
      updatedAt: NOW,
    });
    if (reached('made'))
      await insertStore(tx, { id: storeId, name, ownerEmail: email, ownerName: null, now: NOW });
    return storeId;
  });
}

const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // The sum at its end is not looked at.
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
};

/** A PNG of 8 bits, its numbers by `colour` type: each row's, without a filter. */
export function pngOf(
  width: number,
  rows: readonly (readonly number[])[],
  { colour = 2, interlace = 0 }: { readonly colour?: number; readonly interlace?: number } = {},
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows.length, 4);
  head.set([8, colour, 0, 0, interlace], 8);
  const pixels = Buffer.concat(rows.map((row) => Buffer.from([0, ...row])));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A signature of black strokes on white; `seed` makes another one. */
export const signaturePng = (seed = 3): Buffer =>
  pngOf(
    300,
    Array.from({ length: 100 }, (_, y) =>
      Array.from({ length: 900 }, (_each, x) => ((Math.floor(x / 3) + y * seed) % 25 < 2 ? 0 : 255)),
    ),
  );
