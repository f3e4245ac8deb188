import { entries } from 'virtual:directory';
import { PageLink } from './page-link.tsx';

/** Counted from the files each time, so that they are never another's. */
export function Counts() {
  const screens = entries.filter(({ group }) => group === 'Pantallas');
  const stories = entries.reduce((sum, { storyCount }) => sum + storyCount, 0);
  return (
    <p>
      Hoy: <b>{entries.filter(({ hasUsage }) => hasUsage).length}</b> páginas de uso, <b>{stories}</b>{' '}
      historias y <b>{screens.length}</b> grupos de pantallas completas.
    </p>
  );
}

/** Links to everything of a group, by name. */
export function Directory({ group }: { readonly group: string }) {
  return (
    <ul style={{ columns: '240px auto' }}>
      {entries
        .filter((entry) => entry.group === group)
        .map(({ path, name }) => (
          <li key={path}>
            <PageLink path={path}>{name}</PageLink>
          </li>
        ))}
    </ul>
  );
}
