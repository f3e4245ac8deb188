import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { call, type Saga, select } from '../../../shared/store/saga-effects.ts';
import type { Feature } from '../../../shared/store/store.ts';
import { browserDependencies, guideDependency, type GuideDependencies, provide } from '../dependencies.ts';
import { storageKeyOf } from '../storage-keys.ts';
import {
  readTemplates,
  selectOwnTemplates,
  templateRemoved,
  templateSaved,
  templatesLoaded,
  templatesWanted,
} from './templates.ts';

/** Reads the store's templates once. */
function* bring(): Saga {
  if ((yield* select(selectOwnTemplates)) !== null) return;
  const persistentStore = yield* guideDependency('persistentStore');
  const key = yield* storageKeyOf('parcel-templates', '');
  const kept = yield* call(() => persistentStore.get(key).catch(() => null));
  yield put(templatesLoaded(readTemplates(kept)));
}

function* keep(): Saga {
  const own = yield* select(selectOwnTemplates);
  const persistentStore = yield* guideDependency('persistentStore');
  const key = yield* storageKeyOf('parcel-templates', '');
  // A full disk takes the convenience away, not the form.
  if (own) yield* call(() => persistentStore.put(key, own).catch(() => {}));
}

/** The parcel templates of a store, with the given outside world. */
export const createTemplatesFeature = (dependencies: GuideDependencies): Feature => ({
  name: 'parcel-templates',
  *saga() {
    yield provide(dependencies);
    yield takeLeading(templatesWanted, bring);
    yield takeEvery([templateSaved, templateRemoved], keep);
  },
});

/** The feature of a real page. */
export const templatesFeature: Feature = {
  name: 'parcel-templates',
  saga: () => createTemplatesFeature(browserDependencies()).saga(),
};
