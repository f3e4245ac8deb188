import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { FileDrop } from '@trastienda/ui/FileDrop';
import { media } from '@trastienda/ui/theme';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormProblem } from '../../shared/form/form-card.tsx';
import { UnkeptWarning } from '../../shared/form/unkept-warning.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useMedia } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { chosenFile, fileMark } from '../../shared/uploads/chosen-file.ts';
import { FaultLine } from './fault-line.tsx';
import type { Onboarding } from './model.ts';
import { photosUpload } from './operations.ts';
import { StepPage } from './step-page.tsx';
import * as s from './onboarding.css.ts';

const photos = [
  { id: 'front', title: 'Frente de tu INE', fault: 'Falta el frente' },
  { id: 'back', title: 'Reverso de tu INE', fault: 'Falta el reverso' },
  { id: 'selfie', title: 'Una selfie', fault: 'Falta la selfie' },
] as const;
type PhotoId = (typeof photos)[number]['id'];
type Photos = Readonly<Record<PhotoId, File | null>>;

const none: Photos = { front: null, back: null, selfie: null };

/** `/onboarding/validacion-identidad`: who asks for the store is who she says. */
export default function IdentityPage() {
  return (
    <StepPage
      title="Valida tu identidad"
      context="Dos fotos de tu INE y una selfie, con buena luz y sin reflejos"
      isOpen={({ steps }) => steps.some(({ step, status }) => step === 5 && status !== 'bloqueado')}
      closed="Antes de tu identidad faltan otros pasos"
    >
      {(state) => <IdentityForm state={state} />}
    </StepPage>
  );
}

function IdentityForm({ state: { storeId, typePerson } }: { readonly state: Onboarding }) {
  const navigate = useNavigate();
  // Outside of the shell, which tells other pages.
  const isMobile = useMedia(media.mobile);
  const [files, setFiles] = useState<Photos>(none);
  const form = useForm({
    draft: 'alta identidad',
    initial: () => ({ front: '', back: '', selfie: '' }),
    faultsOf: () => ({
      ...Object.fromEntries(photos.map(({ id, fault }) => [id, files[id] === null ? fault : undefined])),
      // The two sides of a card are never one picture.
      ...(files.front !== null &&
        fileMark(files.front) === fileMark(files.back) && { back: 'Es la misma foto que la del frente' }),
    }),
    write: photosUpload,
    inputOf: () => ({
      body: {
        storeId: storeId ?? '',
        front: files.front ?? new File([], ''),
        back: files.back ?? new File([], ''),
        selfie: files.selfie ?? new File([], ''),
      },
    }),
    failedTitle: 'No se subieron tus fotos.',
    onDone: () => void navigate(paths.onboarding(), { replace: true }),
  });
  const hasFile = photos.some(({ id }) => files[id] !== null);
  const choose = (id: PhotoId, file: File | null) => {
    setFiles((now) => ({ ...now, [id]: file }));
    form.change({ [id]: fileMark(file) });
  };
  return (
    <form className={s.stack} onSubmit={form.submit} noValidate aria-label="Validación de identidad">
      <UnkeptWarning leaving={hasFile && !form.isPending} closing={hasFile} />
      <div className={s.photos}>
        {photos.map(({ id, title }) => {
          const file = files[id];
          const refused = form.refused[id];
          const { error } = form.bind(id);
          return (
            <Card key={id} title={title}>
              <FileDrop
                kind="identityPhoto"
                title={isMobile ? 'Toma la foto' : 'Elige o arrastra la foto'}
                description={id === 'selfie' ? 'tu cara completa, sin lentes' : 'que se lea todo el texto'}
                files={chosenFile(file, { id, isPending: form.isPending, refused })}
                {...(isMobile && { camera: id === 'selfie' ? 'user' : 'environment' })}
                onAdd={([chosen]) => choose(id, chosen ?? null)}
                onRemove={() => choose(id, null)}
              />
              <FaultLine fault={error} />
            </Card>
          );
        })}
      </div>
      <p className={s.note}>
        {typePerson === 'moral'
          ? 'De quien representa a la empresa. Solo tú y quien revisa tu registro ven estas fotos.'
          : 'Solo tú y quien revisa tu registro ven estas fotos.'}
      </p>
      <FormProblem form={form} />
      <div className={s.actions}>
        <ButtonLink href={paths.onboarding()}>Hacerlo después</ButtonLink>
        <Button type="submit" variant="primary" pending={form.isPending} pendingLabel="Subiendo…">
          Enviar mis fotos
        </Button>
      </div>
    </form>
  );
}
