import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { sessionFeature } from '../../app/session/session.saga.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { uploadsFeature } from './uploads-feature.ts';
import { selectUpload, uploadChanged, uploadDropped, uploadRequested } from './uploads-slice.ts';

/** A service that answers when it is told to. */
function openApp(answerOf: (at: number) => Response = () => stored()) {
  // By the file's name: requests of one moment arrive in any order.
  const open = new Map<string, () => void>();
  let asked = 0;
  const app = createTestApp({
    handlers: [
      http.post('*/upload/files', async ({ request }) => {
        const at = asked;
        asked += 1;
        const { name } = (await request.formData()).get('file') as File;
        await new Promise<void>((answer) => open.set(name, answer));
        return answerOf(at);
      }),
    ],
  });
  app.store.startFeature(uploadsFeature);
  const choose = (id: string) => {
    app.store.dispatch(uploadChanged({ id, upload: { status: 'uploading', progress: null } }));
    const file = new File(['%PDF-1.7'], `${id}.pdf`, { type: 'application/pdf' });
    app.store.dispatch(uploadRequested({ id, file, kind: 'certificate' }));
  };
  const of = (id: string) => selectUpload(app.store.getState(), id);
  const answer = (id: string) => {
    open.get(`${id}.pdf`)?.();
    open.delete(`${id}.pdf`);
  };
  return { app, choose, of, open, answer, onTheirWay: () => asked };
}
const stored = () =>
  HttpResponse.json({
    key: 'k.pdf',
    url: '/upload/files/k.pdf',
    name: 'a.pdf',
    size: 8,
    contentType: 'application/pdf',
  });

describe('files that are chosen', () => {
  test('leave four at a time, in their order, and each says what became of it', async () => {
    const { choose, of, open, answer, onTheirWay } = openApp();
    for (const id of ['1', '2', '3', '4', '5', '6']) choose(id);
    await vi.waitFor(
      () => expect([...open.keys()].toSorted()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf']),
      { timeout: 20_000 },
    );
    answer('1');
    await vi.waitFor(
      () =>
        expect([onTheirWay(), of('1')]).toEqual([
          5,
          { status: 'done', file: expect.objectContaining({ key: 'k.pdf' }) },
        ]),
      { timeout: 20_000 },
    );
    expect(of('6')).toEqual({ status: 'uploading', progress: null });
  });

  test('a stopped one leaves its place to the next, and one that waits is never sent', async () => {
    const { app, choose, of, open, onTheirWay } = openApp();
    for (const id of ['1', '2', '3', '4', '5', '6']) choose(id);
    await vi.waitFor(() => expect(open.size).toBe(4), { timeout: 20_000 });
    app.store.dispatch(uploadDropped('5'));
    app.store.dispatch(uploadDropped('1'));
    await vi.waitFor(() => expect(onTheirWay()).toBe(5), { timeout: 20_000 });
    // The one that came in the place of the first is the last of those that wait.
    expect([of('1'), of('5'), of('6')]).toEqual([null, null, { status: 'uploading', progress: null }]);
    expect(app.crashes).toEqual([]);
  });

  test('S8.28, S1.1: one that failed without a word is told to the log, and to her in Spanish', async () => {
    const { app, choose, of, open, answer } = openApp(() => HttpResponse.json({}, { status: 500 }));
    choose('1');
    await vi.waitFor(() => expect(open.size).toBe(1), { timeout: 20_000 });
    answer('1');
    await vi.waitFor(() => expect(of('1')?.status).toBe('failed'), { timeout: 20_000 });
    expect(of('1')).toEqual({ status: 'failed', message: expect.not.stringMatching(/fail|upload/iu) });
    await vi.waitFor(() => expect(app.sent('_log')).toHaveLength(1), { timeout: 20_000 });
    expect(await app.sent('_log')[0]?.clone().text()).toMatch(/transfer%3AuploadFile.*500/u);
  });

  test('a refused one says why, and is sent again', async () => {
    const { choose, of, open, answer } = openApp((at) =>
      at === 0
        ? HttpResponse.json({ message: 'El archivo excede el tamaño máximo permitido' }, { status: 413 })
        : stored(),
    );
    for (const expected of ['failed', 'done']) {
      choose('1');
      await vi.waitFor(() => expect(open.size).toBe(1), { timeout: 20_000 });
      answer('1');
      await vi.waitFor(() => expect(of('1')?.status).toBe(expected), { timeout: 20_000 });
    }
  });

  test('one that says 401 sends the session to be read again', async () => {
    const { app, choose, of, open, answer } = openApp(() => HttpResponse.json({}, { status: 401 }));
    app.store.startFeature(sessionFeature);
    await app.until(({ session }) => session.gate.phase === 'open');
    const before = app.sent('auth/session').length;
    choose('1');
    await vi.waitFor(() => expect([...open.keys()]).toEqual(['1.pdf']));
    answer('1');
    await vi.waitFor(() => expect(of('1')?.status).toBe('failed'));
    await vi.waitFor(() => expect(app.sent('auth/session')).toHaveLength(before + 1));
  });
});
