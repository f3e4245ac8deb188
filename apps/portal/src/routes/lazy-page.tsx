import { type ComponentType, use } from 'react';

export type PageModule<Props = object> = { readonly default: ComponentType<Props> };

export type LazyPage<Props = object> = {
  /** Suspends until its chunk is there; throws when it could not be had. */
  readonly Component: ComponentType<Props>;
  /** Loads the page's chunk ahead of its visit; asked again it does nothing. */
  readonly preload: () => void;
  readonly isLoaded: () => boolean;
  /** Forgets a failed load, so that the next visit tries again; React's own `lazy` keeps a failure for ever. */
  readonly forgive: () => void;
};

/** A page in a chunk of its own, which can be loaded before it is needed. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
): LazyPage<Props> {
  let loading: Promise<PageModule<Props>> | null = null;
  let page: ComponentType<Props> | null = null;
  let hasFailed = false;
  const once = () => {
    if (loading === null) {
      loading = load();
      loading.then(
        (module) => (page = module.default),
        () => (hasFailed = true),
      );
    }
    return loading;
  };
  return {
    Component: function LazyPageComponent(props: Props) {
      // What is there already is drawn at once: `use` would wait a moment on a promise that it meets the first time.
      const Page = page ?? use(once()).default;
      return <Page {...props} />;
    },
    preload: () => void once(),
    isLoaded: () => page !== null,
    forgive() {
      if (!hasFailed) return;
      loading = null;
      hasFailed = false;
    },
  };
}
