import { Card } from '@trastienda/ui/Card';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { ButtonLink } from '@trastienda/ui/Button';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { TextField } from '@trastienda/ui/TextField';
import { formatDay, storeUserStatusLabel } from '@trastienda/domain';
import { useNavigate } from 'react-router';
import { storeUsers } from '../../entities/team/operations.ts';
import { FormCard } from '../../shared/form/form-card.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader, useClock } from '../../shared/layout/index.ts';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { isSamePerson, type Person } from './model.ts';
import { personUpdate } from './operations.ts';
import { personSearch } from './search.ts';

/** `/usuarios/modificar-usuario?usuario=`: a person's name, and whether she may come in (D126). */
export default function PersonPage() {
  const { usuario } = useSearch(personSearch).search;
  const people = useRead(storeUsers, {});
  const person = people.value?.data.find(({ username }) => isSamePerson(username, usuario));
  return (
    <>
      <PageHeader
        title="Editar persona"
        context={person?.username ?? usuario}
        back={{ href: paths.users(), label: 'Tu equipo' }}
      />
      {failedWithNothing(people) ? (
        <CallFailed
          error={people.error}
          call={storeUsers.call}
          title="No pudimos cargar tu equipo"
          onRetry={people.ask}
        />
      ) : people.value === null ? (
        <Card aria-busy>
          <CardBodySkeleton height={240} lines={5} />
        </Card>
      ) : person === undefined || person.owner ? (
        <EmptyState
          kind="no-match"
          title={person ? 'La cuenta titular no se modifica aquí' : 'Esta persona ya no es de tu equipo'}
          action={<ButtonLink href={paths.users()}>Ver tu equipo</ButtonLink>}
        >
          {person
            ? 'Su nombre se cambia en Mi perfil.'
            : 'Tal vez alguien la quitó, o la dirección está incompleta.'}
        </EmptyState>
      ) : (
        <PersonForm key={person.username} person={person} />
      )}
    </>
  );
}

function PersonForm({ person }: { readonly person: Person }) {
  const navigate = useNavigate();
  const clock = useClock();
  const { username, status } = person;
  const isSettled = status === 'activo' || status === 'suspendido';
  const form = useForm({
    draft: `usuario ${username}`,
    initial: () => ({ name: person.name ?? '', active: person.active }),
    write: personUpdate,
    writeKey: username,
    inputOf: ({ name, active }) => ({
      params: { username },
      body: { service: 'comercios' as const, name: name.trim() || null, active: isSettled ? active : false },
    }),
    failedTitle: 'No se guardó.',
    onDone: () => void navigate(paths.users(), { replace: true }),
  });
  return (
    <FormCard
      form={form}
      label="Usuario"
      title="Sus datos"
      submitLabel="Guardar"
      pendingLabel="Guardando…"
      back={paths.users()}
    >
      <KeyValueList
        items={[
          { key: 'email', label: 'Correo', value: username, hint: 'No se cambia: con él inicia sesión' },
          { key: 'status', label: 'Estado', value: storeUserStatusLabel(status) },
          { key: 'since', label: 'En tu equipo desde', value: formatDay(person.createdAt, clock) },
        ]}
      />
      <TextField label="Nombre" optional maxLength={120} {...form.bind('name')} />
      {isSettled && (
        <Checkbox
          isSelected={form.form.active}
          onChange={(active) => form.change({ active })}
          description="Sin esto no entra, aunque tenga la sesión abierta"
        >
          Puede entrar a la tienda
        </Checkbox>
      )}
    </FormCard>
  );
}
