import { onceFor, type ValueStore } from './value-store.ts';

/** A store of what is worked out from the value of another one, once for each of its values. */
export const derivedStore = <Value, Derived>(
  { get, subscribe }: ValueStore<Value>,
  work: (value: Value) => Derived,
): ValueStore<Derived> => {
  const once = onceFor(work);
  return { get: () => once(get()), subscribe };
};
