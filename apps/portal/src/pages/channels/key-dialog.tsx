import { channelSetup } from '@trastienda/domain/channel-setup';
import { Banner } from '@trastienda/ui/Banner';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { keyChange } from './health-operations.ts';
import type { ChannelLink } from './model.ts';

type Secrets = { readonly consumerKey: string; readonly consumerSecret: string };

const fields = (channelSetup('WC')?.fields ?? []).filter(
  (field): field is typeof field & { readonly name: keyof Secrets } => field.isSecret,
);

type Props = { readonly link: ChannelLink; readonly onClose: () => void };

/** Asks for a new key of a shop that stays linked; what is typed is in no draft (D255). */
export function KeyDialog({ link: { shop_id: shopId, name, url }, onClose }: Props) {
  const [secrets, setSecrets] = useState<Secrets>({ consumerKey: '', consumerSecret: '' });
  const form = useForm({
    draft: `llave de ${shopId}`,
    // Other secrets are another intent, of which the draft knows no more than that.
    initial: () => ({ round: 0 }),
    faultsOf: () =>
      Object.fromEntries(
        fields.map((field) => [
          field.name,
          secrets[field.name].trim() === '' ? `Falta: ${field.label.toLowerCase()}` : undefined,
        ]),
      ),
    write: keyChange,
    inputOf: () => ({
      body: {
        url: url ?? '',
        consumerKey: secrets.consumerKey.trim(),
        consumerSecret: secrets.consumerSecret.trim(),
      },
    }),
    sentAs: { consumerKey: 'round', consumerSecret: 'round', url: 'round' },
    failedTitle: 'No se cambió la llave.',
    onDone: onClose,
  });
  const typed = (change: Partial<Secrets>) => {
    setSecrets((before) => ({ ...before, ...change }));
    form.change({ round: form.form.round + 1 });
  };
  const faults: Readonly<Record<string, string | undefined>> = form.faults;
  return (
    <FormDialog
      form={form}
      title={`Cambiar la llave de ${name}`}
      submitLabel="Cambiar llave"
      pendingLabel="Probando la llave…"
      onClose={onClose}
    >
      <p>
        Haz otra llave en WooCommerce, con permiso de Lectura/Escritura. Tus pedidos y tus ajustes se quedan.
      </p>
      {form.refused['url'] !== undefined && <Banner tone="warning" title={`${form.refused['url']}.`} />}
      {fields.map((field) => (
        <TextField
          key={field.name}
          label={field.label}
          description={field.help}
          type="password"
          autoComplete="off"
          spellCheck="false"
          error={faults[field.name] ?? form.refused[field.name]}
          value={secrets[field.name]}
          onChange={(text) => typed({ [field.name]: text })}
        />
      ))}
    </FormDialog>
  );
}
