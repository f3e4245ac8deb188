import type { Feature } from '../../shared/store/store.ts';
import { browserDependencies, type GuideDependencies, provide } from '../../entities/guide/dependencies.ts';
import { wizardSaga } from './wizard.saga.ts';

/** The guides' background work with the given outside world. */
export const createGuidesFeature = (dependencies: GuideDependencies): Feature => ({
  name: 'guides',
  *saga() {
    yield provide(dependencies);
    yield* wizardSaga();
  },
});

/** The feature of a real page. */
export const guidesFeature: Feature = {
  name: 'guides',
  *saga() {
    yield provide(browserDependencies());
    yield* wizardSaga();
  },
};
