import { toId } from 'storybook/internal/csf';

const stories = {
  ...import.meta.glob<string>('../packages/ui/src/**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob<string>('../apps/portal/src/**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
};
const pages = Object.keys(import.meta.glob('../packages/ui/src/components/*/*.mdx'));

type Entry = { readonly group: string; readonly name: string; readonly href: string };

/** Where a file of stories stands in the list at the left, and the page that opens first. */
function entryOf([path, code]: readonly [string, string]): Entry | null {
  const title = /const meta\b[^]*?title: '([^']+)'/u.exec(code)?.[1];
  const [group, name] = title?.split('/') ?? [];
  if (title === undefined || group === undefined || name === undefined) return null;
  const page = pages.includes(path.replace('.stories.tsx', '.mdx')) ? 'Uso' : 'Docs';
  return { group, name, href: `?path=/docs/${toId(title, page)}` };
}

const entries = Object.entries(stories)
  .map(entryOf)
  .filter((entry) => entry !== null)
  .toSorted((one, other) => one.name.localeCompare(other.name, 'es-MX'));

const storyCount = Object.values(stories).reduce(
  (sum, code) => sum + (code.match(/^export const \w+: Story\b/gmu)?.length ?? 0),
  0,
);

/** Counted from the files each time, so that they are never another's. */
export function Counts() {
  const isScreen = ({ group }: Entry) => group === 'Pantallas';
  return (
    <p>
      Hoy: <b>{pages.length}</b> componentes con su página de uso, <b>{storyCount}</b> historias y{' '}
      <b>{entries.filter(isScreen).length}</b> grupos de pantallas completas.
    </p>
  );
}

/** Links to everything of some groups, by name; or only to these. */
export function Directory({
  groups,
  only,
}: {
  readonly groups: readonly string[];
  readonly only?: readonly string[];
}) {
  const shown = entries.filter(
    ({ group, name }) => groups.includes(group) && (only === undefined || only.includes(name)),
  );
  return (
    <ul style={{ columns: '220px auto' }}>
      {shown.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
