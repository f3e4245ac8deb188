/** The fields of `npm outdated --json` for one use of a package; more than one workspace may use it. */
export type Outdated = {
  readonly current?: string;
  readonly latest: string;
  /** The workspace that uses it. */
  readonly dependent?: string;
};
/** The time of each version's publication, from `npm view {name} time --json`. */
export type Published = Readonly<Record<string, string>>;

/** docs/security/asvs.md, Updates of third-party components. */
const DAYS_BEHIND = 90;
const MAJORS_BEHIND = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

const numbers = (version: string): number[] | null =>
  /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : null;
const majorOf = (version: string): number => Number.parseInt(version, 10);

/** Whether `one` comes after `other`; a version that is no finished one (1.2.3-beta) comes after none. */
function isNewer(one: string, other: string): boolean {
  const [a, b] = [numbers(one), numbers(other)];
  if (a === null || b === null) return false;
  const at = a.findIndex((part, place) => part !== b[place]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

/** Why a direct dependency is behind further than the project allows itself, in a line; `null` when it is not. */
export function overdue(
  name: string,
  { current, latest, dependent }: Outdated,
  published: Published,
  now: Date,
): string | null {
  // Strangers have older tools, and `tools/outside` has them on purpose.
  if (dependent === 'outside') return null;
  if (current === undefined) return `${name}: not installed, so nobody can say`;
  const majors = majorOf(latest) - majorOf(current);
  if (majors > MAJORS_BEHIND) return `${name} ${current}: ${majors} majors behind ${latest}`;
  const [since] = Object.entries(published)
    .filter(([version]) => majorOf(version) === majorOf(current) && isNewer(version, current))
    .map(([version, when]) => ({ version, days: Math.floor((now.getTime() - Date.parse(when)) / DAY_MS) }))
    .filter(({ days }) => days > DAYS_BEHIND)
    .toSorted((one, other) => other.days - one.days);
  return since ? `${name} ${current}: ${since.version} has been out for ${since.days} days` : null;
}

/**
 * The lines of known vulnerabilities in `npm audit --json`, or `null` when the registry gave no advisories.
 */
export function vulnerabilities(report: unknown): readonly string[] | null {
  const found = (
    report as { vulnerabilities?: Readonly<Record<string, { severity: string; range: string }>> } | null
  )?.vulnerabilities;
  if (found === undefined) return null;
  return Object.entries(found).map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
}
