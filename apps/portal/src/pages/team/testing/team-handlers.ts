import {
  createStoreUser,
  deleteStoreUser,
  listStoreActivity,
  listStoreUsers,
  updateStoreUser,
} from '@trastienda/api-client/identity';
import { exampleSession, mock } from '@trastienda/api-client/msw';
import type { Person } from '../model.ts';

const [, example] = listStoreUsers.example().data;

const someone = (username: string, name: string | null, change: Partial<Person> = {}): Person => ({
  ...(example as Person),
  username,
  name,
  ...change,
});

/** The owner is who is signed in, unless said otherwise. */
export const team = (owner = exampleSession.user.email): readonly Person[] => [
  someone(owner, 'Mariana Robles Ibarra', { owner: true, invitedBy: null }),
  someone('lucia@casalumbre.example', 'Lucía Mena Ortega'),
  someone('bodega@casalumbre.example', null, { status: 'invitado', active: false, lastActiveAt: null }),
  someone('caja@casalumbre.example', 'Óscar Tovar Luna', { status: 'suspendido', active: false }),
];

/** A service that knows these people, and does what it is asked. */
export function teamHandlers(people: readonly Person[] = team()) {
  let known = [...people];
  const changed = (username: string, change: Partial<Person>): Person => {
    known = known.map((one) => (one.username === username ? { ...one, ...change } : one));
    return known.find((one) => one.username === username) ?? (example as Person);
  };
  return [
    mock(listStoreUsers).reply(() => ({ data: [...known] })),
    mock(createStoreUser).reply(({ body }) => {
      const made = someone(body.username, body.name, {
        status: 'invitado',
        active: false,
        lastActiveAt: null,
      });
      known = [...known, made];
      return made;
    }),
    mock(updateStoreUser).reply(({ params, body }) =>
      changed(params.username, {
        name: body.name,
        active: body.active,
        status: body.active ? 'activo' : 'suspendido',
      }),
    ),
    mock(deleteStoreUser).reply(({ params }) => {
      known = known.filter(({ username }) => username !== params.username);
      return deleteStoreUser.example();
    }),
  ];
}

/** A service with so many acts, twenty a page. */
export function activityHandlers(count: number) {
  const [act] = listStoreActivity.example().data;
  const every = Array.from({ length: count }, (_, at) => ({
    ...(act as NonNullable<typeof act>),
    id: `${count - at}`,
    what: `Canceló ${at + 1} guías`,
  }));
  return [
    mock(listStoreActivity).reply(({ query: { before, person } }) => {
      const start = before === undefined ? 0 : Number(before.split('-')[1]);
      const found = every.filter(({ who }) => person === undefined || who.username === person);
      const rows = found.slice(start, start + 20);
      const end = start + rows.length;
      return { data: rows, next: end < found.length ? `1-${end}` : null };
    }),
    ...teamHandlers(),
  ];
}
