import { createStoreUser, updateStoreUser } from '@trastienda/api-client/identity';
import { exampleSession, mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { storeUsers } from '../../entities/team/operations.ts';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { sessionFeature } from '../../app/session/session.saga.ts';
import { isSamePerson, standingOf } from './model.ts';
import { personInvitation, personRemoval, personSuspension, suspensionAsked } from './operations.ts';

async function open(options: TestAppOptions = {}) {
  const app = createTestApp({ session: exampleSession, ...options });
  app.store.startFeature(sessionFeature);
  await app.until((state) => state.session.gate.phase === 'open');
  const texts = () => app.store.getState().notifications.map(({ text }) => text);
  return { ...app, texts, told: () => app.until((state) => state.notifications.length > 0) };
}
const username = 'lucia@casalumbre.example';

describe('the people of a store', () => {
  test('S3.61, S6.6, S7.91: are asked for of the service comercios, without saying it', async () => {
    const app = await open();
    app.store.dispatch(storeUsers.requested({}));
    await app.until((state) => storeUsers.select(state).status === 'succeeded');
    const [sent] = app.sent('route/user/');
    expect(new URL(sent?.url ?? '').searchParams.get('service')).toBe('comercios');
    expect(storeUsers.select(app.store.getState()).value?.data[0]?.owner).toBe(true);
  });

  test('one who is invited is asked for once, under one key, and the list on show is read again', async () => {
    const app = await open({ handlers: [mock(createStoreUser, { once: true }).disconnects()] });
    app.show(storeUsers, {});
    const invite = personInvitation.requested(
      { body: { username, service: 'comercios', name: null } },
      { idempotencyKey: 'k-1' },
    );
    app.store.dispatch(invite);
    await app.until((state) => personInvitation.select(state).status === 'failed');
    expect(app.texts()).toEqual([]);
    app.store.dispatch(invite);
    app.store.dispatch(invite);
    await app.told();
    const posts = app.sent('route/user/').filter(({ method }) => method === 'POST');
    expect(posts.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k-1', 'k-1']);
    expect(await posts[1]?.clone().json()).toEqual({
      username,
      service: 'comercios',
      name: null,
      store_id: exampleSession.storeId,
    });
    await expect.poll(() => app.sent('route/user/').filter(({ method }) => method === 'GET').length).toBe(1);
  });

  test('a suspension says who can no longer come in; a conflict changes nothing and reads the list again', async () => {
    const app = await open({ handlers: [mock(updateStoreUser, { once: true }).fails(409)] });
    app.show(storeUsers, {});
    const suspend = personSuspension.requested({
      params: { username },
      body: { service: 'comercios', name: 'Lucía', active: false },
    });
    app.store.dispatch(suspend);
    await app.until((state) => personSuspension.select(state, username).status === 'failed');
    expect(app.texts()).toEqual([]);
    await expect.poll(() => app.sent('route/user/').filter(({ method }) => method === 'GET').length).toBe(1);
    app.store.dispatch(suspend);
    await app.told();
    expect(app.texts()).toEqual([expect.stringContaining('ya no puede entrar')]);
  });

  test('a suspension can be taken back where it is told', async () => {
    const app = await open();
    app.store.dispatch(suspensionAsked(username, 'Lucía', false));
    await app.told();
    const [note] = app.store.getState().notifications;
    expect(note?.action).toMatchObject({
      label: 'Deshacer',
      act: { payload: { input: { params: {}, body: { active: true } } } },
    });
  });

  test('one who is removed is named by her e-mail', async () => {
    const app = await open();
    app.store.dispatch(personRemoval.requested({ params: { username }, query: {} }));
    await app.told();
    expect(app.texts()).toEqual([`Quitaste a ${username} de tu equipo`]);
  });
});

describe('what can be done with a person', () => {
  const of = (status: Parameters<typeof standingOf>[0]['status'], owner = false) => ({ owner, status });
  const ids = (...given: Parameters<typeof standingOf>) => standingOf(...given).map(({ id }) => id);

  test('by the owner all of it, of each as she stands; with the owner nothing', () => {
    const owner = { canManage: true, isMe: false };
    expect(ids(of('activo'), owner)).toEqual(['edit', 'suspend', 'remove']);
    expect(ids(of('suspendido'), owner)).toEqual(['edit', 'resume', 'remove']);
    expect(ids(of('invitado'), owner)).toEqual(['edit', 'remove']);
    expect(ids(of('activo', true), { canManage: true, isMe: true })).toEqual([]);
  });

  test('by somebody linked leaving, and nothing with the others', () => {
    expect(ids(of('activo'), { canManage: false, isMe: true })).toEqual(['remove']);
    expect(ids(of('activo'), { canManage: false, isMe: false })).toEqual([]);
  });

  test('an e-mail is the same in whatever capitals', () => {
    expect(isSamePerson('Caja@Example.com', 'caja@example.COM')).toBe(true);
  });
});
