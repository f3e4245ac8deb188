import { type ComponentType, createContext, use } from 'react';

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

/** Hears the name of every chunk that a server draws. */
export const ChunksDrawn = createContext<((name: string) => void) | null>(null);

/** The chunks of the modules that have run, by name. */
const byName = new Map<string, () => void>();

/** Loads chunks by their names, each once the module that names it is there, and waits for them. */
export async function loadChunks(names: readonly string[]): Promise<void> {
  const left = new Set(names);
  for (let known = -1; known !== left.size;) {
    known = left.size;
    await chunksLoaded();
    for (const name of left) {
      const preload = byName.get(name);
      if (preload === undefined) continue;
      left.delete(name);
      preload();
    }
  }
}

/** Forgets failed loads, so that the next visit tries again; React's own `lazy` keeps a failure for ever. */
export function forgiveFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A page in a chunk of its own, which can be loaded before it is needed.
 * @param name The build writes the module's path here (`vite.config.ts`): a server and a browser call the chunk by it.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
  name = '',
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
  // Nobody waits for it yet: whoever visits tries again.
  const preload = () => void once().catch(() => (loading = null));
  byName.set(name, preload);
  return {
    Component: function LazyPageComponent(props: Props) {
      use(ChunksDrawn)?.(name);
      const { default: Page } = use(once());
      return <Page {...props} />;
    },
    preload,
    isLoaded: () => isLoaded,
  };
}

/** A part of a page in a chunk of its own: a dialog, a chart, a card that few see. */
export const lazyPart = <Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
  name?: string,
): ComponentType<Props> => lazyPage(load, name).Component;
