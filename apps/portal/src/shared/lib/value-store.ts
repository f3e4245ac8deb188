import { useState, useSyncExternalStore } from 'react';

/** A value that stands outside of React: who draws from it says which part, and is drawn again when that part is another. */
export type ValueStore<Value> = {
  readonly get: () => Value;
  readonly subscribe: (changed: () => void) => () => void;
};

export function valueStore<Value>(first: Value): ValueStore<Value> & { readonly set: (next: Value) => void } {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** A function that is not asked again while its input is the same object: each change is worked out once, for all who draw from it. */
export function onceFor<Input, Output>(work: (input: Input) => Output): (input: Input) => Output {
  let last: { readonly input: Input; readonly output: Output } | undefined;
  return (input) => {
    if (last === undefined || last.input !== input) last = { input, output: work(input) };
    return last.output;
  };
}

/**
 * A part of a store's value. The component is drawn again when the part is another one, and for no other change.
 * @param isSame Tells whether a part that is another object says the same all the same.
 */
export function useStored<Value, Part>(
  store: ValueStore<Value>,
  part: (value: Value) => Part,
  isSame: (one: Part, other: Part) => boolean = Object.is,
): Part {
  const [kept] = useState(() => keeper(isSame));
  const now = () => kept(part(store.get()));
  return useSyncExternalStore(store.subscribe, now, now);
}

/** Gives the value of before for as long as another one says the same. */
function keeper<Part>(isSame: (one: Part, other: Part) => boolean): (now: Part) => Part {
  let last: { readonly part: Part } | undefined;
  return (now) => {
    if (last === undefined || !isSame(last.part, now)) last = { part: now };
    return last.part;
  };
}
