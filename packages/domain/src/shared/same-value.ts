const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether two values of JSON say the same; nothing and `null` do. The order of an object's fields says nothing. A value that is
 * still the same object is not read.
 * @example isSameValue({ colors: ['Azul'], note: null }, { colors: ['Azul'] }) // => true
 * @example isSameValue(['Azul', 'Rojo'], ['Rojo', 'Azul']) // => false
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return (a ?? null) === (b ?? null);
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSameValue(a[name], b[name]));
}
