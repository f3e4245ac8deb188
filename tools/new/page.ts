import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { before, camelOf, type Generator, isKebab, type Plan, Refusal } from './generator.ts';

const folder = 'apps/portal/src/pages';

const page = `import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { PageHeader } from '../../shared/layout/index.ts';

/** The purpose of the page, in one sentence. */
export default function Page() {
  return (
    <>
      <PageHeader title="Título de la pantalla" />
      <Card>
        <EmptyState title="Aún no hay nada aquí">Di qué aparecerá y cuál es el primer paso.</EmptyState>
      </Card>
    </>
  );
}
`;

const search = (name: string) => `import { defineSearch, text } from '../../shared/routes/search-schema.ts';

/** The state of the screen in its address. */
export const ${name}Search = defineSearch({ search: text(120) });
`;

const searchTest = (name: string) => `import { describe, expect, it } from 'vitest';
import { ${name}Search } from './search.ts';

describe('the address of the screen', () => {
  it('says what is searched, and nothing when nothing is', () => {
    expect(${name}Search.parse(new URLSearchParams('search=61840277')).search).toBe('61840277');
    expect(${name}Search.format({ search: '61840277' })).toBe('?search=61840277');
    expect(${name}Search.format({})).toBe('');
  });
});
`;

const stories = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/${name}',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.${camelOf(name)}(), handlers: [] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vacia: Story = {
  name: 'Vacía',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay nada aquí')).toBeVisible();
  },
};
`;

/** The folder of a page that is not there yet. */
export function pageFolder(name: string, root: string): string {
  if (!isKebab(name))
    throw new Refusal(
      `'${name}' is no name of a page: write it like guide-lots, in small letters and hyphens.`,
    );
  if (existsSync(join(root, folder, name))) throw new Refusal(`The portal has a page ${name} already.`);
  return `${folder}/${name}`;
}

/** The edits for a page's pattern, route and path. */
export const routed = (name: string): Plan['edits'] => ({
  'apps/portal/src/shared/routes/patterns.ts': before('} as const;', `  ${camelOf(name)}: '/${name}',\n`),
  'apps/portal/src/app/routes/routes.ts': before(
    '];\n\n/** The page behind an address of ours',
    `  { path: patterns.${camelOf(name)}, page: lazyPage(() => import('../../pages/${name}/page.tsx')) },\n`,
  ),
  'apps/portal/src/shared/routes/paths.ts': before(
    '} as const;',
    `  ${camelOf(name)}: () => patterns.${camelOf(name)},\n`,
  ),
});

/**
 * Exports of the states that a helper of stories makes, with the names that a designer reads; null where the export is read
 * as it is: one word without an accent.
 */
export const statesNamed = (
  names: Readonly<Record<string, string | null>>,
  isThere: (story: string) => boolean = () => true,
): string =>
  Object.entries(names)
    .filter(([story]) => isThere(story))
    .map(([story, name]) =>
      name === null
        ? `export const ${story}: Story = states.${story};`
        : `export const ${story}: Story = { name: '${name}', ...states.${story} };`,
    )
    .join('\n');

export const inPages = ['Give it the address of the specification, in patterns.ts.'] as const;

/** A screen of the portal: page, address, route and story. */
export const newPage: Generator = {
  usage: 'page <name>',
  plan([name = ''], root) {
    const own = pageFolder(name, root);
    const camel = camelOf(name);
    return {
      files: {
        [`${own}/page.tsx`]: page,
        [`${own}/search.ts`]: search(camel),
        [`${own}/search.test.ts`]: searchTest(camel),
        [`${own}/${name}.stories.tsx`]: stories(name),
      },
      edits: routed(name),
      next: [
        ...inPages,
        'A list or a form has a generator of its own (list-page, form-page). Remote calls: operations.ts; then a story for each state.',
      ],
    };
  },
};
