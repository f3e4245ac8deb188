import type { CallOutput } from '@trastienda/api-client';
import { getStoreUserData } from '@trastienda/api-client/bamako';
import { fieldValue, validateEmail, validatePhone } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { TextField } from '@trastienda/ui/TextField';
import { contactUpdate, storeContact } from '../../entities/store-data/contact.ts';
import { FormCard } from '../../shared/form/form-card.tsx';
import * as f from '../../shared/form/form-card.css.ts';
import { SharedChanges } from '../../shared/form/shared-changes.tsx';
import type { Parts, Saved } from '../../shared/form/shared-form.ts';
import { useSharedForm } from '../../shared/form/use-shared-form.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useOwnRecord } from './use-own-record.ts';

type Contact = CallOutput<typeof getStoreUserData>;
type Fields = Pick<Contact, 'name' | 'lastName' | 'email' | 'phone'>;

const parts: Parts<Fields> = {
  Nombre: ['name'],
  Apellidos: ['lastName'],
  Correo: ['email'],
  Teléfono: ['phone'],
};

const savedOf = (kept: Contact | null): Saved<Fields> => ({
  version: kept?.version ?? 0,
  fields: {
    name: kept?.name ?? '',
    lastName: kept?.lastName ?? '',
    email: kept?.email ?? '',
    phone: kept?.phone ?? '',
  },
});

function faultsOf({ name, lastName, email, phone }: Fields) {
  const address = validateEmail(email);
  const number = validatePhone(phone);
  return {
    name: name.trim() === '' ? 'Escribe el nombre' : undefined,
    lastName: lastName.trim() === '' ? 'Escribe los apellidos' : undefined,
    email: address.ok ? undefined : address.error.message,
    phone: number.ok ? undefined : number.error.message,
  };
}

function inputOf({ name, lastName, email, phone }: Fields, version: number) {
  const number = validatePhone(phone);
  return {
    body: {
      name: name.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      phone: number.ok ? number.value : phone.trim(),
      version,
    },
  };
}

/** The contact card of the profile page: the person whom we write to and call about the store (D154). */
export function ContactCard() {
  const { kept, isReady } = useOwnRecord(storeContact);
  if (isReady) return <ContactForm kept={kept.value} />;
  if (kept.status === 'failed') {
    return (
      <CallFailed
        error={kept.error}
        call={getStoreUserData}
        title="No pudimos cargar el contacto de tu tienda"
        onRetry={kept.ask}
      />
    );
  }
  return (
    <Card aria-busy>
      <CardBodySkeleton height={220} lines={4} />
    </Card>
  );
}

function ContactForm({ kept }: { readonly kept: Contact | null }) {
  const form = useSharedForm({
    draft: 'contacto de la tienda',
    saved: savedOf(kept),
    partsOf: () => parts,
    faultsOf,
    write: contactUpdate,
    inputOf,
    sentAs: Object.fromEntries(
      (['name', 'lastName', 'email', 'phone'] as const).map((name) => [
        name,
        (fields: Fields) => fields[name],
      ]),
    ),
    failedTitle: 'No se guardó el contacto.',
  });
  return (
    <FormCard
      form={form}
      label="Contacto de la tienda"
      title="Contacto de la tienda"
      submitLabel="Guardar contacto"
      pendingLabel="Guardando…"
      back={paths.home()}
    >
      <SharedChanges
        changes={form.changes}
        say={(_, fields, names) => names.map((name) => fieldValue(fields, name)).join()}
      />
      <p>A quién le escribimos y llamamos por algo de la tienda.</p>
      <div className={f.pair}>
        <TextField label="Nombre" maxLength={120} autoComplete="given-name" {...form.bind('name')} />
        <TextField label="Apellidos" maxLength={120} autoComplete="family-name" {...form.bind('lastName')} />
      </div>
      <div className={f.pair}>
        <TextField label="Correo" type="email" autoComplete="email" {...form.bind('email')} />
        <TextField label="Teléfono" type="tel" inputMode="tel" autoComplete="tel" {...form.bind('phone')} />
      </div>
    </FormCard>
  );
}
