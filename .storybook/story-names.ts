/** A story of a file: its export, and its name where its own object says one. */
export interface NamedStory {
  readonly story: string;
  readonly name: string | undefined;
}

const endOf = ({ index, 0: text }: RegExpExecArray): number => index + text.length;

/**
 * The stories of a file with their names. Storybook reads the index of its sidebar from the source: a name that a helper
 * gives or another story passes on is not seen there, so only one that stands in the story's own object counts.
 */
export const namedStories = (code: string): NamedStory[] =>
  [...code.matchAll(/^export const (\w+)\b(?:.*;$|[\s\S]*?^\S.*;$)/gmu)].map(([text, story = '']) => {
    const [named] = text.matchAll(
      /^(?: {2}|export const .* = \{ (?:\.\.\.[\w.()]+, )*)name: '((?:\\.|[^'\\])*)'/gmu,
    );
    const spread = [...text.matchAll(/^(?: {2}|export const .*[{,] )\.\.\.[A-Z]/gmu)].at(-1);
    // A story that is spread after the name brings its own in its place.
    return { story, name: named && endOf(named) > (spread ? endOf(spread) : 0) ? named[1] : undefined };
  });

/** The faults that keep a person who looks for a state from finding it under this name. */
export function faultsOfName(name: string): string[] {
  const [words = ''] = name.split(' · ');
  return [
    ...(/^[SD]\d/u.test(name) ? ['begins with an id of the specification'] : []),
    ...(/^(?:\p{Lu}\S*(?: |$)){2,}$/u.test(words) ? ['Is Written Like This'] : []),
    ...(/^\p{Ll}/u.test(words) || words.trim() === '' ? ['does not begin as a sentence'] : []),
  ];
}

/** The names that several stories of a file have. */
export const namesTwice = (stories: readonly NamedStory[]): string[] => {
  const names = stories.flatMap(({ name }) => name ?? []);
  return names.filter((name, at) => names.indexOf(name) !== at);
};
