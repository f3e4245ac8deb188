import { downloadGuideLabel } from '@trastienda/api-client';
import { exampleSession, mock } from '@trastienda/api-client/msw';
import { expect, test } from 'vitest';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { sessionFeature } from '../../app/session/session.saga.ts';
import { storedFile } from '../../shared/store/stored-file.ts';
import { labelFile } from './operations.ts';

const guide = '794600012345';

async function askForLabel(options: TestAppOptions = {}) {
  const app = createTestApp({ session: exampleSession, ...options });
  app.store.startFeature(sessionFeature);
  await app.until((state) => state.session.gate.phase === 'open');
  app.store.dispatch(labelFile.requested({ params: { guide } }));
  const label = () => labelFile.select(app.store.getState(), guide);
  await app.until(() => label().status !== 'idle' && label().status !== 'loading');
  const authorizationOf = (part: string) => app.sent(part).at(-1)?.headers.get('Authorization');
  return { label: label(), authorizationOf };
}

test('S7.96: a label is asked for with the ticket of the session; nothing but files is (D153)', async () => {
  const { label, authorizationOf } = await askForLabel();
  expect(label.status).toBe('succeeded');
  if (label.status === 'succeeded') expect(await storedFile(label.value).blob.text()).toContain('%PDF');
  expect(authorizationOf(guide)).toBe(`Bearer ${exampleSession.token}`);
  expect(authorizationOf('route/store')).toBeNull();
});

test('S7.96: a label without a byte is none', async () => {
  const { label } = await askForLabel({
    handlers: [mock(downloadGuideLabel).reply({ blob: new Blob([]), fileName: null })],
  });
  expect(label).toMatchObject({ status: 'failed', error: { message: 'Empty response body' } });
});
