/** A comment is a block, the end of a line of code, or lines that follow each other. */
const COMMENT = /(?<=^|\s)\/\*\*?[^]*?\*\/|(?<=\S[ \t]+)\/\/ .*|\/\/ .*(?:\n[ \t]*\/\/ .*)*/gu;

/** Leaves the code of a source without its comments. */
export const withoutComments = (source: string): string => source.replace(COMMENT, '');

/** Directives of tools are no prose, so they do not count. */
const DIRECTIVE = /^(?:oxlint|eslint|oxfmt|prettier|@ts-|@vitest|@__|v8 |c8 |#)/u;

/** Words that open a clause without a main verb. JSDoc's usual `Whether …` of a boolean is not among them. */
const OPENS_A_CLAUSE = /^(?:What|Where|Who|Whoever|Whom|Whose|Which|Of|Its|That|Than|How)\b/u;

/** Words that may also open a full sentence, as in `When it ends, …`: without a comma they open a fragment. */
const MAY_OPEN_A_SENTENCE =
  /^(?:When|As|For|With|Without|So|From|To|By|In|Into|On|At|If|Because|Until|After|Before|Like)\b/u;

const proseOf = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|\*\/$/gu, '')
    .replace(/^\s*(?:\*(?!\*)|\/\/) ?/gmu, '')
    .trim();

/** Whether a comment's prose begins with a fragment instead of a sentence with a subject. */
export function isFragment(prose: string): boolean {
  const [sentence = ''] = prose.split(/(?<=[.:;?!])\s/u);
  return OPENS_A_CLAUSE.test(prose) || (MAY_OPEN_A_SENTENCE.test(prose) && !sentence.includes(','));
}

/** The prose of every comment of a TypeScript source, without the directives of tools. */
export const commentsOf = (source: string): string[] =>
  [...source.matchAll(COMMENT)]
    .map(([comment]) => proseOf(comment))
    .filter((prose) => prose !== '' && !DIRECTIVE.test(prose));

export interface FragmentCount {
  readonly comments: number;
  readonly fragments: number;
}

/** Counts the comments of these sources, and how many of them begin with a fragment. */
export function countFragments(sources: readonly string[]): FragmentCount {
  const comments = sources.flatMap(commentsOf);
  return { comments: comments.length, fragments: comments.filter(isFragment).length };
}
