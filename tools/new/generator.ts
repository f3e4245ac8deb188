import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The changes of a generator: new files, and lists that get a line. Paths are relative to the root. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly edits: Readonly<Record<string, (text: string) => string>>;
  /** The remaining manual steps, one sentence each. */
  readonly next: readonly string[];
}

export interface Generator {
  /** `component <Name>` */
  readonly usage: string;
  readonly plan: (args: readonly string[], root: string) => Plan | Promise<Plan>;
}

/** A wish that cannot be met, in a sentence for who wished it. */
export class Refusal extends Error {}

export const isPascal = (name: string) => /^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)*$/.test(name);
export const isKebab = (name: string) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);
export const isCamel = (name: string) => /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]+)*$/.test(name);
/** `parcel-weight` to `parcelWeight`. */
export const camelOf = (kebab: string) =>
  kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `parcelWeight` to `ParcelWeight`. */
export const pascalOf = (camel: string) => camel.charAt(0).toUpperCase() + camel.slice(1);

/** A line put in its alphabetic place among those that begin alike. */
export const withSortedLine = (line: string, start: string) => (text: string) => {
  const lines = text.split('\n');
  const alike = lines.filter((one) => one.startsWith(start));
  const after = alike.find((one) => one > line);
  const at = after === undefined ? lines.lastIndexOf(alike.at(-1) ?? '') + 1 : lines.indexOf(after);
  return lines.toSpliced(at, 0, line).join('\n');
};

/** A text put before a mark that the file must have. */
export const before = (mark: string, added: string) => (text: string) => {
  if (!text.includes(mark)) throw new Refusal(`The list has changed: it has no '${mark.trim()}' any more.`);
  return text.replace(mark, () => `${added}${mark}`);
};

/** Writes a plan, all of it or nothing: a file that is there already is a refusal. Gives the paths that were touched. */
export function carryOut(plan: Plan, root: string): string[] {
  const taken = Object.keys(plan.files).find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Refusal(`${taken} is there already: choose another name.`);
  const edited = Object.entries(plan.edits).map(
    ([path, edit]) => [path, edit(readFileSync(join(root, path), 'utf8'))] as const,
  );
  for (const [path, text] of [...Object.entries(plan.files), ...edited]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...Object.keys(plan.files), ...Object.keys(plan.edits)];
}
