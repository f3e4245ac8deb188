const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether two values of JSON are equal; nothing and `null` are. The order of an object's fields does not count. A value that is
 * still the same object is not read, so that a large form can be compared at each key.
 * @example isSameValue({ colors: ['Azul'], note: null }, { colors: ['Azul'] }) // => true
 * @example isSameValue(['Azul', 'Rojo'], ['Rojo', 'Azul']) // => false
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return (a ?? null) === (b ?? null);
  // Long lists are compared at each key that is typed: their places need no names.
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    return a.every((value, at) => isSameValue(value, b[at]));
  }
  return Object.keys({ ...a, ...b }).every((name) => isSameValue(a[name], b[name]));
}
