import { createFairQueue, type Picture } from '@trastienda/services';

/** Bytes of pictures that a process keeps at most. */
const MOST_BYTES = 16 * 1024 * 1024;
/** More pictures than any page of the portal shows. */
const MOST_WAITING = 200;

type Make = () => Promise<Picture | null>;

/**
 * Caches pictures, least recently used first out; each is made once, one at a time and in a fair order of
 * people.
 */
export function createKeptPictures() {
  const kept = new Map<string, Picture>();
  const underWay = new Map<string, Promise<Picture | null>>();
  const enter = createFairQueue(MOST_WAITING);
  let size = 0;

  function keep(name: string, picture: Picture): void {
    kept.set(name, picture);
    size += picture.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (size <= MOST_BYTES) return;
      kept.delete(oldest);
      size -= bytes.length;
    }
  }

  /** The picture of a name for a person; `'too-many'` when too many of theirs wait. */
  return (name: string, person: string, make: Make): Promise<Picture | 'too-many' | null> => {
    const known = kept.get(name);
    if (known) {
      kept.delete(name);
      kept.set(name, known);
      return Promise.resolve(known);
    }
    const same = underWay.get(name);
    if (same) return same;
    const making = enter(person, make);
    if (making === null) return Promise.resolve('too-many');
    const asked = making
      .then((picture) => {
        if (picture) keep(name, picture);
        return picture;
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, asked);
    return asked;
  };
}
