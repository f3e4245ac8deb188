import { useEffect, useEffectEvent, useState } from 'react';
import type { ValueStore } from './value-store.ts';

/** A part of a store's value once it has stood still for some milliseconds: until then, nothing is drawn for it. */
export function useSettledPart<Value, Part>(
  store: ValueStore<Value>,
  part: (value: Value) => Part,
  pause: number,
): Part {
  const now = useEffectEvent(() => part(store.get()));
  const [settled, setSettled] = useState(() => part(store.get()));
  useEffect(() => {
    let last: Part | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const next = now();
      if (Object.is(next, last)) return;
      last = next;
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(next), pause);
    };
    look();
    const leave = store.subscribe(look);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [store, pause]);
  return settled;
}
