import { createStoreUser } from '@trastienda/api-client/identity';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { renderHook } from '../../testing/render-hook.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import { selectEmail } from '../session/selectors.ts';
import { storeChosen } from '../session/slice.ts';
import { createOperation } from '../store/create-operation.ts';
import { draftKey, keepDraft } from './kept-drafts.ts';
import type { Parts } from './shared-form.ts';
import { useSharedForm } from './use-shared-form.ts';

const write = createOperation(createStoreUser, { name: 'writeOfTheSharedTest', keyOf: () => 'one' });
type Fields = { readonly name: string; readonly photos: readonly string[] };
const parts: Parts<Fields> = { Nombre: ['name'], Fotos: ['photos'] };
const kept: Fields = { name: 'Vaso', photos: ['a.jpg'] };

const open = async (storage: Storage) => {
  const app = createTestApp({ storage });
  app.store.dispatch(storeChosen('10452'));
  const page = await renderHook(app, () =>
    useSharedForm({
      draft: 'producto',
      saved: { version: 1, fields: kept },
      partsOf: () => parts,
      faultsOf: () => ({}),
      write,
      inputOf: ({ name }) => ({ body: { username: name, service: 'comercios' as const, name } }),
      sentAs: { name: ({ name }: Fields) => name },
      failedTitle: 'No se guardó.',
    }),
  );
  return { app, page };
};

test('a list that was typed is there again after a reload', async () => {
  const storage = memoryStorage();
  const { page } = await open(storage);
  await page.doing((form) => form.change({ photos: ['b.jpg', 'a.jpg'] }));
  await page.leave();
  const again = (await open(storage)).page;
  expect(again.now().fields).toEqual({ ...kept, photos: ['b.jpg', 'a.jpg'] });
  await again.leave();
});

test('a draft of the shape of before, where lists were texts, is not read', async () => {
  const storage = memoryStorage();
  const { app, page } = await open(storage);
  await page.leave();
  const email = selectEmail(app.store.getState());
  const form = { fields: { name: 'Taza', photos: '["b.jpg"]' }, saved: { version: 1, fields: kept } };
  keepDraft(storage, draftKey(email, '10452', 'producto'), { form, sent: null }, app.clock.now());
  const again = (await open(storage)).page;
  expect(again.now().fields).toEqual(kept);
  await again.leave();
});
