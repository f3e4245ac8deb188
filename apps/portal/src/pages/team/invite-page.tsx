import { invitationText, validateEmail } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import { FormCard } from '../../shared/form/form-card.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { selectSession, selectStore } from '../../shared/session/selectors.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { personInvitation } from './operations.ts';
import * as s from './team.css.ts';

const faultsOf = ({ email }: { readonly email: string }) => {
  const read = validateEmail(email);
  return { email: read.ok ? undefined : read.error.message };
};

/** `/usuarios/crear-usuario`: a colleague is invited by e-mail, without a password or a token (D248). */
export default function InvitePage() {
  const [invited, setInvited] = useState<string | null>(null);
  return (
    <>
      <PageHeader
        title="Invitar a tu equipo"
        context="Cada quien entra con su propio correo"
        back={{ href: paths.users(), label: 'Tu equipo' }}
      />
      {invited === null ? (
        <Invitation onDone={setInvited} />
      ) : (
        <Invited email={invited} onAgain={() => setInvited(null)} />
      )}
    </>
  );
}

type InvitationProps = { readonly onDone: (email: string) => void };

function Invitation({ onDone }: InvitationProps) {
  const form = useForm({
    draft: 'invitar',
    initial: () => ({ email: '', name: '' }),
    faultsOf,
    write: personInvitation,
    inputOf: ({ email, name }) => ({
      body: { username: email.trim(), service: 'comercios' as const, name: name.trim() || null },
    }),
    sentAs: { username: 'email', name: 'name' },
    failedTitle: 'No se hizo la invitación.',
    onDone: ({ username }) => onDone(username),
  });
  return (
    <FormCard
      form={form}
      label="Invitación"
      title="¿A quién invitas?"
      submitLabel="Invitar"
      pendingLabel="Invitando…"
      back={paths.users()}
    >
      <TextField
        label="Correo"
        type="email"
        autoComplete="off"
        description="Con ese correo tiene que iniciar sesión"
        {...form.bind('email')}
      />
      <TextField label="Nombre" optional maxLength={120} autoComplete="off" {...form.bind('name')} />
      <div className={s.note}>
        <p>Podrá ver pedidos y productos, hacer guías y subir evidencias. No podrá:</p>
        <ul className={s.list}>
          <li>cambiar la cuenta de depósitos ni los datos fiscales</li>
          <li>conectar o desconectar canales</li>
          <li>invitar o quitar personas</li>
        </ul>
      </div>
    </FormCard>
  );
}

type InvitedProps = { readonly email: string; readonly onAgain: () => void };

/** Nobody is written to by us: the owner sends the words by whatever way she likes. */
function Invited({ email, onAgain }: InvitedProps) {
  const store = useAppSelector(selectStore);
  const inviter = useAppSelector(selectSession)?.user.name ?? null;
  const [isCopied, setCopied] = useState(false);
  const words = invitationText({
    storeName: store?.name ?? null,
    inviter,
    email,
    address: window.location.origin,
  });
  return (
    <Card
      title={`Avísale a ${email}`}
      footer={
        <div className={s.ways}>
          <Button
            variant="primary"
            onPress={() => void navigator.clipboard.writeText(words).then(() => setCopied(true))}
          >
            {isCopied ? 'Invitación copiada' : 'Copiar invitación'}
          </Button>
          <Button
            onPress={() =>
              void window.open(`https://wa.me/?text=${encodeURIComponent(words)}`, '_blank', 'noopener')
            }
          >
            Enviar por WhatsApp
          </Button>
          <Button
            onPress={() =>
              window.location.assign(
                `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Invitación a Trastienda')}&body=${encodeURIComponent(words)}`,
              )
            }
          >
            Enviar por correo
          </Button>
          <Button variant="ghost" onPress={onAgain}>
            Invitar a alguien más
          </Button>
        </div>
      }
    >
      <div className={s.stack}>
        <p className={s.message}>{words}</p>
        <span className={s.note}>
          La invitación no lleva contraseña ni clave: vale solo para quien entre con ese correo.
        </span>
      </div>
    </Card>
  );
}
