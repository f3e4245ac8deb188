import { useEffect, useEffectEvent, useState } from 'react';
import type { ValueStore } from './value-store.ts';

/** A value once it has stood still for some milliseconds: what is typed is not asked for at every key. */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}

/** The same for a part of a store's value: until it has stood still, nothing is drawn for it. */
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
