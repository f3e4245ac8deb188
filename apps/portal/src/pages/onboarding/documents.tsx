import { validateOwnRfc } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { FileDrop } from '@trastienda/ui/FileDrop';
import { RfcField } from '@trastienda/ui/RfcField';
import { useState } from 'react';
import { UnkeptWarning } from '../../shared/form/unkept-warning.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { chosenFile, fileMark } from '../../shared/uploads/chosen-file.ts';
import { FaultLine } from './fault-line.tsx';
import { certificateUpload } from './operations.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './steps.tsx';

type Props = StepProps & {
  /** Why the one before was not taken. */
  readonly reason: string | null;
};

export function CertificateStep({ state: { storeId, typePerson, taxCertificate }, reason, onDone }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const form = useForm({
    draft: 'alta constancia',
    // The answers that were left out belong to the other kind of person.
    initial: () => ({ rfc: reason === null ? (taxCertificate?.rfc ?? '') : '', file: '' }),
    faultsOf: ({ rfc }) => {
      const read = validateOwnRfc(rfc, typePerson);
      return {
        rfc: read.ok ? undefined : read.error.message,
        file: file === null ? 'Elige el PDF de tu constancia' : undefined,
      };
    },
    write: certificateUpload,
    inputOf: ({ rfc }) => ({
      body: { storeId: storeId ?? '', rfc: rfc.trim().toUpperCase(), file: file ?? new File([], '') },
    }),
    failedTitle: 'No se subió tu constancia.',
    onDone,
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    form.change({ file: fileMark(chosen) });
  };
  const { error } = form.bind('file');
  return (
    <StepForm
      form={form}
      label="Constancia de situación fiscal"
      submitLabel="Subir constancia"
      pendingLabel="Subiendo…"
    >
      <UnkeptWarning leaving={file !== null && !form.isPending} closing={file !== null} />
      {reason !== null && <Banner tone="critical" title={reason} />}
      {/* A note that takes the place of another one moves nothing under the pointer. */}
      <RfcField label="Tu RFC" description="Como viene en tu constancia" {...form.bind('rfc')} />
      <FileDrop
        kind="taxCertificate"
        title="Arrastra tu constancia o elige el archivo"
        description="de los últimos tres meses, sin contraseña"
        files={chosenFile(file, {
          id: 'constancia',
          isPending: form.isPending,
          refused: form.refused['file'],
        })}
        onAdd={([chosen]) => choose(chosen ?? null)}
        onRemove={() => choose(null)}
      />
      <FaultLine fault={error} />
    </StepForm>
  );
}
