import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { LeaveWarning } from '@trastienda/ui/LeaveWarning';
import { PageHeader } from '@trastienda/ui/PageHeader';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { TextField } from '@trastienda/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';

interface Contact {
  name: string;
  email: string;
}

interface FormPageProps {
  initial: Contact;
  /** Fulfilled once it is saved; refused with an error whose message says what to do, in Spanish. */
  save: (contact: Contact) => Promise<void>;
  onLeave: () => void;
}

/** What is wrong with each field, in the words that the person reads. */
function problemsOf({ name, email }: Contact): Partial<Record<keyof Contact, string>> {
  return {
    ...(name.trim() === '' && { name: 'Escribe el nombre del contacto' }),
    ...(!/^\S+@\S+\.\S+$/u.test(email) && { email: 'Escribe un correo como nombre@tienda.mx' }),
  };
}

/** A form: errors beside their fields once it is sent, the first one with the focus; nothing typed is lost when it fails. */
export function FormPage({ initial, save, onLeave }: FormPageProps) {
  const [contact, setContact] = useState(initial);
  const [isSent, setSent] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = isSent ? problemsOf(contact) : {};
  const isChanged = contact.name !== initial.name || contact.email !== initial.email;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const [first] = Object.keys(problemsOf(contact));
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSaving(true);
    setFailure(null);
    await save(contact).catch((error: unknown) =>
      setFailure(error instanceof Error ? error.message : 'No se guardó. Inténtalo de nuevo.'),
    );
    setSaving(false);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <PageHeader title="Contacto" />
      {failure !== null && (
        <Banner tone="critical" title="No se guardó.">
          {failure}
        </Banner>
      )}
      <TextField
        name="name"
        label="Nombre"
        autoComplete="name"
        value={contact.name}
        error={problems.name}
        onChange={(name) => setContact({ ...contact, name })}
      />
      <TextField
        name="email"
        label="Correo"
        type="email"
        autoComplete="email"
        value={contact.email}
        error={problems.email}
        onChange={(email) => setContact({ ...contact, email })}
      />
      <StickyFooter summary={isChanged ? 'Cambios sin guardar' : undefined}>
        <Button onPress={() => (isChanged ? setAsking(true) : onLeave())}>Cancelar</Button>
        <Button type="submit" variant="primary" pending={isSaving} pendingLabel="Guardando…">
          Guardar contacto
        </Button>
      </StickyFooter>
      <LeaveWarning isOpen={isAsking} onStay={() => setAsking(false)} onLeave={onLeave} />
    </form>
  );
}
