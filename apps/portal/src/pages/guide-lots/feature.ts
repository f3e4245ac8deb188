import { all, fork, take } from 'redux-saga/effects';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { browserDependencies, type GuideDependencies, provide } from '../../entities/guide/dependencies.ts';
import { selectGate } from '../../shared/session/selectors.ts';
import { gateChanged } from '../../shared/session/slice.ts';
import { checkSaga } from './check.saga.ts';
import { draftSaga } from './draft.saga.ts';
import { lotSaga } from './lot.saga.ts';
import { sendSaga } from './send.saga.ts';

/** Lots of guides, with the given outside world; nothing runs before the gate is open. */
export const createGuideLotsFeature = (dependencies: GuideDependencies): Feature => ({
  name: 'guide-lots',
  *saga(): Saga {
    yield provide(dependencies);
    while ((yield* select(selectGate)).phase !== 'open') yield take(gateChanged);
    yield all([fork(draftSaga), fork(checkSaga), fork(sendSaga), fork(lotSaga)]);
  },
});

/** The feature of a real page. */
export const guideLotsFeature: Feature = {
  name: 'guide-lots',
  saga: () => createGuideLotsFeature(browserDependencies()).saga(),
};
