import { createStoreUser } from '@trastienda/api-client/identity';
import { mock } from '@trastienda/api-client/msw';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { renderHook } from '../../testing/render-hook.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import { storeChosen } from '../session/slice.ts';
import { createOperation } from '../store/create-operation.ts';
import { isDraftKey } from './kept-drafts.ts';
import { useForm } from './use-form.ts';

const write = createOperation(createStoreUser, { name: 'writeOfTheTest', keyOf: () => 'one' });
const service = mock(createStoreUser);
const blank = { email: '', name: '' };
const ana = { email: 'ana@example.com', name: 'Ana Ruiz' };

/** A person with a browser: pages come and go, and what is kept stays. */
function browser() {
  const storage = memoryStorage();
  const done: unknown[] = [];
  const keys: (string | null)[] = [];
  const drafts = () =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => isDraftKey(key ?? ''));
  /** A full load: nothing but the storage is left of the page before. */
  const load = (...handlers: RequestHandler[]) => {
    const app = createTestApp({ storage, handlers });
    app.store.dispatch(storeChosen('10452'));
    return app;
  };
  type App = ReturnType<typeof load>;
  const open = async (app: App, writeKey?: string) => {
    const page = await renderHook(app, () =>
      useForm({
        draft: 'invitar',
        initial: () => blank,
        faultsOf: ({ email }) => ({ email: email === '' ? 'Escribe su correo' : undefined }),
        write,
        inputOf: ({ email, name }) => ({
          body: { username: email, service: 'comercios' as const, name: name || null },
        }),
        sentAs: { username: 'email' },
        failedTitle: 'No se hizo la invitación.',
        ...(writeKey !== undefined && { writeKey }),
        onDone: (_, form) => done.push(form),
      }),
    );
    const status = () => write.select(app.store.getState(), 'one').status;
    return {
      ...page,
      type: (change: Partial<typeof blank>) => page.doing((form) => form.change(change)),
      /** Presses the button, and waits for the answer. */
      send: async (as: 'succeeded' | 'failed') => {
        const before = app.requests.length;
        const said = await page.doing(
          (form) => form.submit(),
          () => app.requests.length > before && status() === as,
        );
        keys.push(app.requests.at(-1)?.headers.get('Idempotency-Key') ?? null);
        return said;
      },
    };
  };
  return { storage, done, keys, drafts, load, open };
}

test('done: its end comes once, nothing of it is kept, and the next one is blank and another intent', async () => {
  const { done, keys, drafts, load, open } = browser();
  const app = load(service.example());
  const page = await open(app);
  await page.type(ana);
  expect(drafts()).toHaveLength(1);
  await page.send('succeeded');
  expect([done, drafts()]).toEqual([[ana], []]);
  await page.leave();
  // In the same visit, and after a full load.
  for (const later of [app, load(service.example())]) {
    const next = await open(later);
    expect(next.now()).toMatchObject({
      form: blank,
      isPending: false,
      problem: null,
      result: null,
      faultCount: 0,
    });
    await next.type(ana);
    await next.send('succeeded');
    await next.leave();
  }
  expect(done).toHaveLength(3);
  expect(new Set(keys).size).toBe(3);
});

test('refused: it says why at its field until that is changed, keeps what was typed, and sends nothing by itself', async () => {
  const { done, keys, load, open } = browser();
  const refusal = {
    statusCode: 422,
    message: 'Revisa los datos',
    validationResults: [{ field: 'username', message: 'Ya está en tu equipo' }],
  };
  const page = await open(load(service.fails(422, refusal)));
  await page.type(ana);
  const refused = await page.send('failed');
  expect([refused.bind('email').error, refused.form]).toEqual(['Ya está en tu equipo', ana]);
  expect((await page.type({ email: 'ana.ruiz@example.com' })).bind('email').error).toBeUndefined();
  await page.type(ana);
  await page.leave();
  const again = load(service.example());
  const opened = await open(again);
  expect(opened.now()).toMatchObject({ form: ana, isPending: false, problem: null });
  expect(again.requests).toEqual([]);
  // Nothing was done: in the same words it may be the same intent, in others it is another one.
  await opened.send('succeeded');
  expect(keys[1]).toBe(keys[0]);
  expect(done).toEqual([ana]);
});

test('cut off: nobody knows, and the same words go again with the same key, others with another one', async () => {
  const { done, keys, load, open } = browser();
  const page = await open(load(service.disconnects()));
  await page.type(ana);
  const cut = await page.send('failed');
  expect(cut.problem?.title).toBe('No sabemos si se completó.');
  await page.send('failed');
  await page.leave();
  const opened = await open(load(service.disconnects()));
  expect(opened.now().form).toEqual(ana);
  await opened.send('failed');
  expect(new Set(keys).size).toBe(1);
  await opened.type({ name: 'Ana' });
  await opened.send('failed');
  expect(new Set(keys).size).toBe(2);
  expect(done).toEqual([]);
});

test('left while it is under way, it is waited for by whoever comes back, and its end is told there', async () => {
  const { done, drafts, load, open } = browser();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const app = load(http.post('*', () => asked.then(() => HttpResponse.json(createStoreUser.example()))));
  const page = await open(app, 'one');
  await page.type(ana);
  await page.doing((form) => form.submit());
  await page.leave();
  const back = await open(app, 'one');
  expect(back.now()).toMatchObject({ form: ana, isPending: true });
  await back.doing(answer, (state) => write.select(state, 'one').status === 'succeeded');
  expect([done, drafts()]).toEqual([[ana], []]);
  await back.leave();
});

test('what is to be mended is told once it was asked for, and goes nowhere', async () => {
  const { load, open } = browser();
  const app = load(service.example());
  const page = await open(app);
  expect(page.now()).toMatchObject({ faults: {}, faultCount: 0 });
  const asked = await page.doing((form) => form.submit());
  expect([asked.bind('email').error, asked.faultCount]).toEqual(['Escribe su correo', 1]);
  expect(await page.type({ email: 'a@b.mx' })).toMatchObject({ faultCount: 0 });
  expect(app.requests).toEqual([]);
  await page.leave();
});

test('pressed again while it is under way it is sent once', async () => {
  const { load, open } = browser();
  const app = load(service.delays('infinite'));
  const page = await open(app);
  await page.type(ana);
  const first = await page.doing(
    (form) => form.submit(),
    () => app.requests.length === 1,
  );
  expect(first.isPending).toBe(true);
  await page.doing((form) => form.submit());
  expect(app.requests).toHaveLength(1);
  await page.leave();
});

test('the way out that a refusal offers is a change of what was typed, and an intent of its own', async () => {
  const { done, keys, load, open } = browser();
  const app = load(service.fails(409, { statusCode: 409, message: 'Ya está en otro equipo' }));
  const page = await open(app);
  await page.type(ana);
  expect((await page.send('failed')).error).toMatchObject({ status: 409 });
  app.use(service.example());
  await page.doing(
    (form) => form.submitWith({ name: '' }),
    (state) => write.select(state, 'one').status === 'succeeded',
  );
  expect(done).toEqual([{ ...ana, name: '' }]);
  expect(app.requests.at(-1)?.headers.get('Idempotency-Key')).not.toBe(keys[0]);
  await page.leave();
});
