import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export type PageModule = { readonly default: ComponentType };

export type LazyPage = {
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Loads the page's chunk ahead of its visit; asked again it does nothing. */
  readonly preload: () => void;
  readonly isLoaded: () => boolean;
};

/** A page in a chunk of its own, which can be loaded before it is needed. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loading: Promise<PageModule> | null = null;
  let loaded = false;
  const once = () => {
    loading ??= load().then(
      (module) => {
        loaded = true;
        return module;
      },
      (error: unknown) => {
        // The next visit tries again: a chunk may fail for a moment without a line.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    Component: lazy(once),
    preload: () => void once().catch(() => {}),
    isLoaded: () => loaded,
  };
}
