/** A group of tokens, or of what they come to. */
type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the value at a path of a tree; `undefined` where there is none. */
export const valueAt = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), tree);

/** A name as a file of tokens writes it, and a variable: `bgHover` is `bg-hover`. */
export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
