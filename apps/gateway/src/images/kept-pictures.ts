/** Bytes of pictures that a process keeps at most. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Opening a picture takes four bytes for each of its pixels. */
const AT_ONCE = 2;

type Picture = { readonly bytes: Buffer; readonly contentType: string };
type Make = () => Promise<Picture | null>;

/** Makes each picture once, two at a time, and keeps those that were asked for last. */
export function createKeptPictures() {
  const kept = new Map<string, Picture>();
  const underWay = new Map<string, Promise<Picture | null>>();
  const waiting: (() => void)[] = [];
  let size = 0;
  let busy = 0;

  function keep(name: string, picture: Picture): void {
    kept.set(name, picture);
    size += picture.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (size <= MOST_BYTES) return;
      kept.delete(oldest);
      size -= bytes.length;
    }
  }

  async function inTurn(name: string, make: Make): Promise<Picture | null> {
    if (busy >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    busy += 1;
    try {
      const picture = await make();
      if (picture) keep(name, picture);
      return picture;
    } finally {
      busy -= 1;
      underWay.delete(name);
      waiting.shift()?.();
    }
  }

  return (name: string, make: Make): Promise<Picture | null> => {
    const known = kept.get(name);
    if (known) {
      kept.delete(name);
      kept.set(name, known);
      return Promise.resolve(known);
    }
    const making = underWay.get(name) ?? inTurn(name, make);
    underWay.set(name, making);
    return making;
  };
}
