import { foldText } from '../internal/text.ts';

/** A category that products can be put in. */
export interface CategoryLeaf {
  readonly id: string;
  /** Names from the top of the tree down to its own. */
  readonly path: readonly string[];
  /** Words that merchants use for the products in the category, in any order. */
  readonly words: string;
}

/** A product that the store has put in a category before. */
export interface CategoryChoice {
  readonly category: string;
  readonly name: string;
}

/** A category that a product may belong to. `score` is from 0 to 1; 'tuya': like her other ones, 'texto': by its name. */
export interface CategoryGuess {
  readonly id: string;
  readonly score: number;
  readonly source: 'tuya' | 'texto';
}

/** More of them are no help. */
export const categoryGuessLimit = 8;

const little = new Set(
  'a al con de del el en la las lo los o para por sin sobre su tipo un una unos unas y'.split(' '),
);
/**
 * Weights for the words of a leaf: its own name counts more than its other words, and those more than its
 * groups.
 */
const [NAME, WORD, GROUP] = [1, 0.85, 0.35];
/** A word without what number and gender change: 'lámparas' and 'lámpara', 'blanco' and 'blancas'. */
const stemOf = (word: string): string => {
  const single = word.length > 4 && word.endsWith('es') ? word.slice(0, -2) : word.replace(/s$/u, '');
  return single.length > 3 ? single.replace(/[aeo]$/u, '') : single;
};

/** Words for an amount or a package, which say little about the product. */
const packings = new Set(
  'juego set kit paquete par pieza pza combo docena caja colección base nuevo portátil profesional'
    .split(' ')
    .map((word) => stemOf(foldText(word))),
);
const PACKING = 0.4;
/** A Spanish name begins with the thing itself; what follows describes it. */
const headWeight = (at: number) => (at === 0 ? 2 : at === 1 ? 1.25 : 1);
/** The weight of her most similar product beside the words of the tree. */
const MEMORY = 2;
/** Two products that share less than this are not similar; the limit is higher where the thing differs. */
const [ALIKE, ALIKE_BUT_ANOTHER] = [0.25, 0.8];
/**
 * The weight of her selling in a category at all; it is small where the tree has a category of the product's
 * name.
 */
const [HABIT, HABIT_BESIDE] = [0.2, 0.02];

/**
 * The words of a name that say what it is, as stems, each once and in their order: no numbers, measures or little words.
 * @example wordsOfName('Juego de 6 vasos de vidrio, 350 ml') // => ['jueg', 'vas', 'vidri', 'ml']
 */
export function wordsOfName(name: string): string[] {
  const words = foldText(name).match(/[\p{L}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 1 && !little.has(word)).map(stemOf))];
}

type Weighed = ReadonlyMap<string, number>;

function leafWords({ path, words }: CategoryLeaf): Weighed {
  const found = new Map<string, number>();
  for (const group of path.slice(0, -1)) for (const word of wordsOfName(group)) found.set(word, GROUP);
  for (const word of wordsOfName(words)) found.set(word, WORD);
  for (const word of wordsOfName(path.at(-1) ?? '')) found.set(word, NAME);
  return found;
}

/** The similarity of two names by their words, 0 to 1. */
function likeness(one: Weighed, other: Weighed): number {
  let shared = 0;
  for (const [word, weight] of one) shared += weight * (other.get(word) ?? 0);
  const length = (words: Weighed) =>
    Math.sqrt([...words.values()].reduce((sum, weight) => sum + weight ** 2, 0));
  return shared === 0 ? 0 : shared / (length(one) * length(other));
}

/** The thing itself: the first word of a name that is no packing. */
const headOf = (words: Weighed): string | undefined => [...words.keys()].find((word) => !packings.has(word));

/** Gives the categories that a product of a name may belong to, best first, 8 at most. */
export type CategoryMatcher = (name: string, own?: readonly CategoryChoice[]) => CategoryGuess[];

/**
 * A matcher for a tree, given as its leaves: by the words that a name shares with a leaf and its path, each weighed by how few
 * leaves have it, and by what the store has put where before (`own`). Equal ones stay in the order of `leaves`.
 * @example categoryMatcher([{ id: 'c-1', path: ['Mesa', 'Cristalería'], words: 'vaso copa' }])('Vaso azul') // => [{ id: 'c-1', score: 0.52, source: 'texto' }]
 */
export function categoryMatcher(leaves: readonly CategoryLeaf[]): CategoryMatcher {
  const tree = leaves.map((leaf) => ({
    id: leaf.id,
    words: leafWords(leaf),
    thing: wordsOfName(leaf.path.at(-1) ?? '')[0],
  }));
  const spread = new Map<string, number>();
  for (const { words } of tree)
    for (const word of words.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + leaves.length / (spread.get(word) ?? leaves.length));
  const weighed = (name: string): Weighed => {
    const words = wordsOfName(name);
    const named = words.filter((word) => !packings.has(word));
    return new Map(
      words.map((word) => [
        word,
        rarity(word) * (packings.has(word) ? PACKING : headWeight(named.indexOf(word))),
      ]),
    );
  };

  return (name, own = []) => {
    const wanted = weighed(name);
    const head = headOf(wanted);
    const whole = [...wanted.values()].reduce((sum, weight) => sum + weight, 0) || 1;
    // 'Rebozo' has a category of its own name: sales of tablecloths do not suggest another for it.
    const hasOwn = head !== undefined && tree.some(({ thing }) => thing === head);
    const alike = new Map<string, number>();
    const times = new Map<string, number>();
    for (const choice of own) {
      const words = weighed(choice.name);
      const like = likeness(wanted, words);
      // 'Mantel de rebozo' is a tablecloth, and no reason to put a 'Rebozo' beside it.
      const least = head !== undefined && head === headOf(words) ? ALIKE : ALIKE_BUT_ANOTHER;
      if (like >= least) alike.set(choice.category, Math.max(alike.get(choice.category) ?? 0, like));
      times.set(choice.category, (times.get(choice.category) ?? 0) + 1);
    }
    const most = own.length > 0 ? 1 + MEMORY + 2 * HABIT : 1;
    return tree
      .map(({ id, words, thing }) => {
        let text = 0;
        for (const [word, weight] of wanted) text += weight * (words.get(word) ?? 0);
        const like = alike.get(id) ?? 0;
        const sold = times.get(id) ?? 0;
        const habit =
          sold > 0 ? (hasOwn && thing !== head ? HABIT_BESIDE : HABIT) * (1 + sold / own.length) : 0;
        const exact = (text / whole + MEMORY * like + habit) / most;
        return { id, exact, source: like > 0 ? ('tuya' as const) : ('texto' as const) };
      })
      .filter(({ exact }) => exact > 0)
      .toSorted((a, b) => b.exact - a.exact)
      .slice(0, categoryGuessLimit)
      .map(({ id, exact, source }) => ({ id, score: Math.round(exact * 100) / 100, source }));
  };
}
