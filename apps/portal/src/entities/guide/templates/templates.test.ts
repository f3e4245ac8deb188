import { exampleSession } from '@trastienda/api-client/msw';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { sessionFeature } from '../../../app/session/session.saga.ts';
import { createBrowser, untilTrue } from '../../../pages/guide-wizard/testing/guide-app.ts';
import { createTemplatesFeature } from './feature.ts';
import {
  allTemplates,
  readTemplates,
  selectOwnTemplates,
  templateRemoved,
  templateSaved,
  templatesWanted,
} from './templates.ts';

const box = { id: 'a', name: 'Caja vela', height: '12', width: '12', depth: '20', weight: '' };

/** A tab of a browser that keeps what it is given. */
async function openTab(browser = createBrowser()) {
  const app = createTestApp({ session: exampleSession });
  app.store.startFeature(sessionFeature);
  await app.until((state) => state.session.gate.phase === 'open');
  app.store.startFeature(createTemplatesFeature(browser));
  const own = () => selectOwnTemplates(app.store.getState());
  app.store.dispatch(templatesWanted());
  await untilTrue(() => own() !== null);
  return { ...app, browser, own };
}

test('the parcels that a store packs again and again are kept, changed, used and taken away', async () => {
  const app = await openTab();
  expect(app.own()).toEqual([]);
  app.store.dispatch(templateSaved(box));
  app.store.dispatch(templateSaved({ ...box, id: 'b', name: 'Tubo' }));
  const again = await openTab(app.browser);
  expect(again.own()?.map(({ name }) => name)).toEqual(['Caja vela', 'Tubo']);
  expect(allTemplates(again.own())[0]).toEqual(box);

  // Another name, the same box.
  again.store.dispatch(templateSaved({ ...box, name: 'Caja vela chica' }));
  expect(again.own()?.map(({ name }) => name)).toEqual(['Tubo', 'Caja vela chica']);
  // The same name, another box.
  again.store.dispatch(templateSaved({ ...box, id: 'c', name: 'Tubo', depth: '80' }));
  expect(again.own()?.map(({ id, depth }) => [id, depth])).toEqual([
    ['a', '20'],
    ['c', '80'],
  ]);

  again.store.dispatch(templateRemoved('c'));
  const last = await openTab(app.browser);
  expect(last.own()?.map(({ name }) => name)).toEqual(['Caja vela chica']);
});

test('what was kept and reads as no template is left out', () => {
  expect(readTemplates([box, { id: 'b' }, null, 7])).toEqual([box]);
  expect(readTemplates('nada')).toEqual([]);
});
