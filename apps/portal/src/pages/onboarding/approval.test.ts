import { mock } from '@trastienda/api-client/msw';
import { sendApproval } from '@trastienda/api-client/onboarding-aws';
import type { RequestHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { approvalSending } from './operations.ts';

type Answer = { readonly step: 'finanzas' | 'legal'; readonly status: 'pendiente' | 'aprobado' };
const answer = (of: Answer) => ({ ...of, comment: null, updatedAt: '2025-11-24T23:20:00.000Z' });

describe('S4.35: an approval that is sent', () => {
  /** What was sent, one after another, until it ended. */
  async function sentWith(...handlers: RequestHandler[]) {
    const app = createTestApp({ handlers });
    app.store.dispatch(approvalSending.requested({ body: { storeId: '100000', step: 'finanzas' } }));
    const end = () => approvalSending.select(app.store.getState(), '');
    await app.until(() => ['succeeded', 'failed'].includes(end().status));
    const bodies = await Promise.all(app.sent('approval/').map((request) => request.clone().json()));
    return { steps: bodies.map((body) => (body as { step: string }).step), end: end() };
  }

  test('goes on to legal where finanzas passed it at once', async () => {
    const { steps, end } = await sentWith(
      mock(sendApproval, { once: true }).reply(answer({ step: 'legal', status: 'pendiente' })),
      mock(sendApproval).reply(answer({ step: 'legal', status: 'aprobado' })),
    );
    expect(steps).toEqual(['finanzas', 'legal']);
    expect(end.value).toMatchObject({ step: 'legal', status: 'aprobado' });
  });

  test('waits where somebody at finanzas reviews it', async () => {
    const { steps, end } = await sentWith(
      mock(sendApproval).reply(answer({ step: 'finanzas', status: 'pendiente' })),
    );
    expect(steps).toEqual(['finanzas']);
    expect(end.status).toBe('succeeded');
  });

  test('fails where the connection breaks between the two', async () => {
    const { steps, end } = await sentWith(
      mock(sendApproval, { once: true }).reply(answer({ step: 'legal', status: 'pendiente' })),
      mock(sendApproval).fails(503),
    );
    expect([...new Set(steps)]).toEqual(['finanzas', 'legal']);
    expect(end.status).toBe('failed');
  });
});
