import { createStoreUser } from '@trastienda/api-client/identity';
import { mock } from '@trastienda/api-client/msw';
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

const open = async (app: ReturnType<typeof createTestApp>, saved = () => ({ version: 1, fields: kept })) => {
  app.store.dispatch(storeChosen('10452'));
  const page = await renderHook(app, () =>
    useSharedForm({
      draft: 'producto',
      saved: saved(),
      partsOf: () => parts,
      faultsOf: () => ({}),
      write,
      inputOf: ({ name }) => ({ body: { username: name, service: 'comercios' as const, name } }),
      sentAs: { name: ({ name }: Fields) => name },
      failedTitle: 'No se guardó.',
    }),
  );
  return { page };
};

test('a list that was typed is there again after a reload', async () => {
  const storage = memoryStorage();
  const { page } = await open(createTestApp({ storage }));
  await page.doing((form) => form.change({ photos: ['b.jpg', 'a.jpg'] }));
  await page.leave();
  const again = (await open(createTestApp({ storage }))).page;
  expect(again.now().fields).toEqual({ ...kept, photos: ['b.jpg', 'a.jpg'] });
  await again.leave();
});

test('a draft of the shape of before, where lists were texts, is not read', async () => {
  const storage = memoryStorage();
  const app = createTestApp({ storage });
  await (await open(app)).page.leave();
  const email = selectEmail(app.store.getState());
  const form = { fields: { name: 'Taza', photos: '["b.jpg"]' }, saved: { version: 1, fields: kept } };
  keepDraft(storage, draftKey(email, '10452', 'producto'), { form, sent: null }, app.clock.now());
  const again = (await open(createTestApp({ storage }))).page;
  expect(again.now().fields).toEqual(kept);
  await again.leave();
});

test('one’s own save is nobody else’s change, though the service has other words for what was typed', async () => {
  const answered = createTestApp({ handlers: [mock(createStoreUser).example()] });
  let saved = { version: 1, fields: kept };
  const { page } = await open(answered, () => saved);
  await page.doing((form) => form.change({ name: ' Taza ', photos: ['b.jpg'] }));
  await page.doing(
    (form) => form.submit(),
    (state) => write.select(state, 'one').status === 'succeeded',
  );
  saved = { version: 2, fields: { name: 'Taza', photos: ['/files/b.jpg'] } };
  const { fields, changes } = await page.doing((form) => form.change({}));
  expect(fields).toEqual(saved.fields);
  expect([changes.taken, changes.conflicts]).toEqual([[], []]);
  await page.leave();
});
