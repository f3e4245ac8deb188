import { formatDateTime, formatDay, type ReadingTime, storeUserStatusLabel } from '@trastienda/domain';
import { Avatar } from '@trastienda/ui/Avatar';
import { Badge } from '@trastienda/ui/Badge';
import { ButtonLink } from '@trastienda/ui/Button';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { ClockIcon, LockIcon, PlusIcon } from '@trastienda/ui/icons';
import type { MenuEntry } from '@trastienda/ui/Menu';
import { type ReactNode, useMemo, useState } from 'react';
import { storeUsers } from '../../entities/team/operations.ts';
import { ConfirmWrite } from '../../shared/form/confirm-write.tsx';
import { actionsColumn } from '../../shared/list/columns.tsx';
import { RowMenu } from '../../shared/list/row-menu.tsx';
import { useClock } from '../../shared/layout/index.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { paths } from '../../shared/routes/paths.ts';
import { selectEmail } from '../../shared/session/selectors.ts';
import { useAppDispatch, useAppSelector, useWrite } from '../../shared/store/hooks.ts';
import { isSamePerson, type Person, standingOf } from './model.ts';
import { personRemoval, suspensionAsked } from './operations.ts';
import { teamSearch } from './search.ts';
import * as s from './team.css.ts';

function PersonStatusBadge({ person }: { readonly person: Person }) {
  if (person.owner) return <>Titular</>;
  const label = storeUserStatusLabel(person.status);
  if (person.status === 'invitado') return <Badge icon={ClockIcon}>{label}</Badge>;
  return person.status === 'suspendido' ? (
    <Badge tone="warning" icon={LockIcon}>
      {label}
    </Badge>
  ) : (
    <>{label}</>
  );
}

type OnPerson = {
  readonly canManage: boolean;
  readonly me: string;
  readonly onRemove: (person: Person) => void;
};

const columnsOf = (clock: ReadingTime, actions: OnPerson): DataTableColumn<Person>[] => [
  {
    key: 'person',
    header: 'Persona',
    isRowHeader: true,
    cell: (person) => (
      <span className={s.person}>
        <Avatar name={person.name ?? person.username} tone="neutral" />
        <CellText secondary={person.name === null ? undefined : person.username}>
          {person.name ?? person.username}
          {isSamePerson(person.username, actions.me) && ' (tú)'}
        </CellText>
      </span>
    ),
  },
  { key: 'status', header: 'Estado', width: 190, cell: (person) => <PersonStatusBadge person={person} /> },
  {
    key: 'since',
    header: 'Desde',
    width: 110,
    priority: 3,
    cell: ({ createdAt }) => <span className={s.figures}>{formatDay(createdAt, clock)}</span>,
  },
  {
    key: 'seen',
    header: 'Último cambio que hizo',
    width: 170,
    priority: 2,
    cell: ({ lastActiveAt }) =>
      lastActiveAt === null ? (
        'Todavía ninguno'
      ) : (
        <span className={s.figures}>{formatDateTime(lastActiveAt, clock)}</span>
      ),
  },
  actionsColumn({ width: 96, inCard: 'end' }, (person) => <PersonMenu person={person} {...actions} />),
];

/** The actions for a person: the owner has all of them; a linked person may leave. */
function PersonMenu({ person, canManage, me, onRemove }: OnPerson & { readonly person: Person }) {
  const dispatch = useAppDispatch();
  const name = person.name ?? person.username;
  const entries = standingOf(person, { canManage, isMe: isSamePerson(person.username, me) });
  if (entries.length === 0) return null;
  const items: MenuEntry[] = entries.map((entry) =>
    entry.id === 'edit' ? { ...entry, href: paths.editUser(person.username) } : entry,
  );
  return (
    <RowMenu
      of={`de ${name}`}
      items={items}
      onAction={(id) => {
        if (id === 'remove') onRemove(person);
        if (id === 'suspend' || id === 'resume')
          dispatch(suspensionAsked(person.username, person.name, id === 'resume'));
      }}
    />
  );
}

/** The people of the store: who they are, whether they may come in, and when they last did something. */
export function PeopleList({ frame }: { readonly frame: (list: ReactNode) => ReactNode }) {
  const list = useList(storeUsers, teamSearch, () => ({}));
  const clock = useClock();
  const me = useAppSelector(selectEmail);
  const [removed, setRemoved] = useState<Person | null>(null);
  const canManage = list.rows?.some(({ owner, username }) => owner && isSamePerson(username, me)) ?? false;
  const columns = useMemo(
    () => columnsOf(clock, { canManage, me, onRemove: setRemoved }),
    [clock, canManage, me],
  );
  const invite = (
    <ButtonLink variant="primary" icon={<PlusIcon size={16} />} href={paths.createUser()}>
      Invitar
    </ButtonLink>
  );
  return (
    <ListPage
      list={list}
      title="Tu equipo"
      context="Quién entra a tu tienda con su propia cuenta"
      label="Personas de la tienda"
      noun={['persona', 'personas']}
      frame={frame}
      actions={canManage ? invite : undefined}
      columns={columns}
      rowKey={({ username }) => username}
      rowName={({ name, username }) => name ?? username}
      skeleton={{ facts: [1, 1, 1], hasEnd: true }}
      failedTitle="No pudimos cargar tu equipo"
      empty={{
        title: 'Agrega a tu equipo',
        text: 'Cada quien entra con su correo; nadie comparte contraseñas.',
        action: invite,
      }}
    >
      {removed !== null && <RemovePerson person={removed} me={me} onClose={() => setRemoved(null)} />}
    </ListPage>
  );
}

type RemoveProps = { readonly person: Person; readonly me: string; readonly onClose: () => void };

/** Asks before somebody loses the store, at once and on every device. */
function RemovePerson({ person: { username, name, status }, me, onClose }: RemoveProps) {
  const removal = useWrite(personRemoval, onClose);
  const isMe = isSamePerson(username, me);
  const who = name ?? username;
  return (
    <ConfirmWrite
      tone="danger"
      title={
        isMe
          ? '¿Salir de esta tienda?'
          : status === 'invitado'
            ? `¿Retirar la invitación de ${who}?`
            : `¿Quitar a ${who}?`
      }
      cancelLabel="Conservar"
      confirmLabel={isMe ? 'Salir' : 'Quitar'}
      write={removal}
      call={personRemoval.call}
      pendingLabel={isMe ? 'Saliendo…' : 'Quitando…'}
      onCancel={onClose}
      onConfirm={() => removal.send({ params: { username }, query: {} })}
    >
      {isMe
        ? 'Dejas de ver sus pedidos al momento. Para volver, te tienen que invitar otra vez.'
        : status === 'invitado'
          ? 'Su invitación deja de valer.'
          : 'Deja de entrar al momento, también donde tenga la sesión abierta. Lo que hizo queda en la actividad.'}
    </ConfirmWrite>
  );
}
