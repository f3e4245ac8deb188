import { createFairQueue, type Picture } from '@trastienda/services';

/** The cache of a process holds at most this many bytes of pictures. */
const MAX_BYTES = 16 * 1024 * 1024;
/** The limit is more pictures than any page of the portal shows. */
const MAX_WAITING = 200;

type Make = () => Promise<Picture | null>;

/**
 * Caches pictures, least recently used first out; each is made once, one at a time and in a fair order of
 * people.
 */
export function createPictureCache() {
  const cache = new Map<string, Picture>();
  const inFlight = new Map<string, Promise<Picture | null>>();
  const enter = createFairQueue(MAX_WAITING);
  let size = 0;

  function store(name: string, picture: Picture): void {
    cache.set(name, picture);
    size += picture.bytes.length;
    for (const [oldest, { bytes }] of cache) {
      if (size <= MAX_BYTES) return;
      cache.delete(oldest);
      size -= bytes.length;
    }
  }

  /** The picture of a name for a person; `'too-many'` when too many of theirs wait. */
  return (name: string, person: string, make: Make): Promise<Picture | 'too-many' | null> => {
    const cached = cache.get(name);
    if (cached) {
      cache.delete(name);
      cache.set(name, cached);
      return Promise.resolve(cached);
    }
    const pending = inFlight.get(name);
    if (pending) return pending;
    const queued = enter(person, make);
    if (queued === null) return Promise.resolve('too-many');
    const request = queued
      .then((picture) => {
        if (picture) store(name, picture);
        return picture;
      })
      .finally(() => inFlight.delete(name));
    inFlight.set(name, request);
    return request;
  };
}
