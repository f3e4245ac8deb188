import { foldText } from '@trastienda/domain';
import type { CategoryAttribute as RuleAttribute } from '@trastienda/domain/product';
import type { categories, categoryAttributes } from '../../../tables/categories.ts';
import { homeFamilies } from './home.ts';
import { leisureFamilies } from './leisure.ts';
import { technologyFamilies } from './technology.ts';
import { wearFamilies } from './wear.ts';

type Category = typeof categories.$inferInsert;
type CategoryAttribute = typeof categoryAttributes.$inferInsert;

/**
 * A tree of categories of our own with the goods of Mexican merchants, in their words. New ones are added at
 * an end, so that ids stay.
 */
const families = [...homeFamilies, ...wearFamilies, ...technologyFamilies, ...leisureFamilies];

/** Every category of the demo, parents first. An id shows the position: 'cat-2-1-3'. */
export const demoCategories: readonly Category[] = families.flatMap((family, at): Category[] => {
  const id = `cat-${at + 1}`;
  const base = { words: '', commission: family.commission, demo: true };
  return [
    { ...base, id, parent: null, name: family.name, path: [family.name], position: at, isLeaf: false },
    ...Object.entries(family.groups).flatMap(([group, leaves], groupAt): Category[] => {
      const groupId = `${id}-${groupAt + 1}`;
      const path = [family.name, group];
      return [
        { ...base, id: groupId, parent: id, name: group, path, position: groupAt, isLeaf: false },
        ...leaves.map((leaf, leafAt): Category => {
          const [name = '', words = ''] = leaf.split(': ');
          return {
            ...base,
            id: `${groupId}-${leafAt + 1}`,
            parent: groupId,
            name,
            path: [...path, name],
            words,
            position: leafAt,
            isLeaf: true,
          };
        }),
      ];
    }),
  ];
});

/** The attributes of a family's products, by the family's id: the categories below inherit them. */
export const demoCategoryAttributes: readonly CategoryAttribute[] = families.flatMap((family, at) =>
  family.attributes.map(([name, kind, required], position): CategoryAttribute => ({
    category: `cat-${at + 1}`,
    name,
    required: required !== undefined,
    type: typeof kind === 'string' ? kind : 'list',
    values: typeof kind === 'string' ? [] : [...kind],
    position,
  })),
);

/**
 * Returns the leaf of a name, without regard to accents and case.
 * @throws where there is none, because the demo would be wrong.
 */
export function demoLeaf(name: string): Category {
  const found = demoCategories.find((one) => one.isLeaf && foldText(one.name) === foldText(name));
  if (!found) throw new Error(`No category ${name}`);
  return found;
}

/** Returns the attributes that a leaf requires or allows for its products. */
export const demoRuleAttributesOf = ({ id }: Category): RuleAttribute[] =>
  demoCategoryAttributes
    .filter(({ category }) => id === category || id.startsWith(`${category}-`))
    .map(({ name, required, type, values = [] }) => ({ name, required, type, values }));

/** Returns values for the required attributes of a leaf. */
export const demoAttributesOf = (leaf: Category): Record<string, string> =>
  Object.fromEntries(
    demoRuleAttributesOf(leaf)
      .filter(({ required }) => required)
      .map(({ name, values }) => [name, values[0] ?? 'Consulta la etiqueta']),
  );
