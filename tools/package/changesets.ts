/**
 * A changed public type needs a changeset: a file under `.changeset` that names the package and describes the
 * change for its users (`npm exec -- changeset`).
 */

/** Packages that a changeset's front matter names: `'@trastienda/ui': minor`. */
export function packagesNamed(changeset: string): string[] {
  const matter = /^---\n([\s\S]*?)\n---/.exec(changeset)?.[1] ?? '';
  return [...matter.matchAll(/^['"]?([^'":]+)['"]?:\s*(?:major|minor|patch)\s*$/gm)].map(
    ([, name]) => name ?? '',
  );
}

interface Contract {
  /** Name of the package. */
  readonly name: string;
  /** The report as it was, or null where there was none: a first report needs a changeset too. */
  readonly before: string | null;
  readonly now: string;
}

/** Names of the packages whose report differs and that none of the pending changesets names. */
export const withoutChangeset = (promises: readonly Contract[], changesets: readonly string[]): string[] => {
  const named = new Set(changesets.flatMap(packagesNamed));
  return promises
    .filter(({ name, before, now }) => before !== now && !named.has(name))
    .map(({ name }) => name);
};
