import { Tabs } from '@trastienda/ui/Tabs';
import type { ReactNode } from 'react';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { ActivityList } from './activity-list.tsx';
import { PeopleList } from './people-list.tsx';
import { teamSearch } from './search.ts';
import * as s from './team.css.ts';

const tabs = [
  { id: 'personas', label: 'Personas', href: paths.users() },
  { id: 'actividad', label: 'Actividad', href: paths.teamActivity() },
] as const;

const inView = (view: string) => (list: ReactNode) => (
  <Tabs aria-label="Vistas del equipo" items={tabs} selectedKey={view}>
    <div className={s.view}>{list}</div>
  </Tabs>
);
const frames = { personas: inView('personas'), actividad: inView('actividad') };

/** `/usuarios`: who works in the store, and what they did (S6.6, S6.7). */
export default function TeamPage() {
  const { vista } = useSearch(teamSearch).search;
  return vista === 'actividad' ? (
    <ActivityList frame={frames.actividad} />
  ) : (
    <PeopleList frame={frames.personas} />
  );
}
