import { exampleSession } from '@trastienda/api-client/msw';
import { createTestApp, type TestAppOptions } from '../../../testing/test-app.ts';
import { createGuidesFeature } from '../../guide-wizard/feature.ts';
import { createTemplatesFeature } from '../../../entities/guide/templates/feature.ts';
import { createBrowser } from '../../guide-wizard/testing/guide-app.ts';
import { sessionFeature } from '../../../app/session/session.saga.ts';
import { createGuideLotsFeature } from '../feature.ts';
import { ordersOfFiveChannels } from './waiting-orders.ts';
import { type LotRow, lotRowsOf } from '../selectors.ts';
import { checkRequested, draftOpened, selectLots, sendRequested } from '../slice.ts';

type Options = TestAppOptions & { readonly browser?: ReturnType<typeof createBrowser> };

/** A tab of the portal behind an open gate, with lots and addresses running over twenty-four waiting orders. */
export async function openLotsApp({ browser = createBrowser(), handlers = [], ...options }: Options = {}) {
  const app = createTestApp({
    session: exampleSession,
    handlers: [...handlers, ordersOfFiveChannels],
    ...options,
  });
  app.store.startFeature(sessionFeature);
  await app.until((state) => state.session.gate.phase === 'open');
  for (const create of [createGuidesFeature, createTemplatesFeature, createGuideLotsFeature]) {
    app.store.startFeature(create(browser));
  }
  const lots = () => selectLots(app.store.getState());
  const rows = (pedidos: readonly string[]): LotRow[] => lotRowsOf(app.store.getState(), pedidos);
  const until = (holds: () => boolean) => app.until(() => holds());
  return {
    ...app,
    browser,
    lots,
    rows,
    holds: until,
    async open(pedidos: readonly string[]) {
      app.store.dispatch(draftOpened({ pedidos }));
      await until(() => lots().opening.status === 'ready' || lots().opening.status === 'failed');
    },
    async check(pedidos: readonly string[]) {
      app.store.dispatch(checkRequested({ pedidos }));
      await until(() => lots().checking === null);
    },
    send: (pedidos: readonly string[]) => void app.store.dispatch(sendRequested({ pedidos })),
    keysOf: (path: string) => app.sent(path).map((request) => request.headers.get('Idempotency-Key')),
  };
}
