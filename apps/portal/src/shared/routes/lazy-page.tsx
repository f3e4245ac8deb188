import { type ComponentType, use } from 'react';

export type PageModule<Props = object> = { readonly default: ComponentType<Props> };

export type LazyPage<Props = object> = {
  /** Suspends until its chunk is there; throws when it could not be had. */
  readonly Component: ComponentType<Props>;
  /** Loads the page's chunk ahead of its visit; asked again it does nothing. */
  readonly preload: () => void;
  readonly isLoaded: () => boolean;
};

/** The functions that forget a chunk that could not be loaded. */
const failed = new Set<() => void>();

/** The chunks on their way. */
const onTheWay = new Set<Promise<unknown>>();

/** Waits for every chunk that somebody has asked for. */
export const chunksLoaded = (): Promise<unknown> => Promise.allSettled(onTheWay);

/** Forgets failed loads, so that the next visit tries again; React's own `lazy` keeps a failure for ever. */
export function forgiveFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A page in a chunk of its own, which can be loaded before it is needed. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
): LazyPage<Props> {
  let loading: Promise<PageModule<Props>> | null = null;
  let isLoaded = false;
  const once = () => {
    if (loading === null) {
      const chunk = load();
      loading = chunk;
      onTheWay.add(chunk);
      chunk.then(
        (value) => {
          isLoaded = true;
          onTheWay.delete(chunk);
          // React reads it off the promise, and draws at once what was loaded ahead of its visit.
          Object.assign(chunk, { status: 'fulfilled', value });
        },
        () => {
          onTheWay.delete(chunk);
          failed.add(() => (loading = null));
        },
      );
    }
    return loading;
  };
  return {
    Component: function LazyPageComponent(props: Props) {
      const { default: Page } = use(once());
      return <Page {...props} />;
    },
    // Nobody waits for it yet: whoever visits tries again.
    preload: () => void once().catch(() => (loading = null)),
    isLoaded: () => isLoaded,
  };
}

/** A part of a page in a chunk of its own: a dialog, a chart, a card that few see. */
export const lazyPart = <Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
): ComponentType<Props> => lazyPage(load).Component;
