import { getAgreement } from '@trastienda/api-client/onboarding-aws';
import { channelName } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { Link } from '@trastienda/ui/Link';
import { type Signature, SignaturePad } from '@trastienda/ui/SignaturePad';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import { FormProblem } from '../../shared/form/form-card.tsx';
import { UnkeptWarning } from '../../shared/form/unkept-warning.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { selectEmail } from '../../shared/session/selectors.ts';
import { useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { agreementBlocks } from './agreement-blocks.ts';
import type { Onboarding } from './model.ts';
import { agreementSigning, agreementText } from './operations.ts';
import { StepPage } from './step-page.tsx';
import * as s from './onboarding.css.ts';

/** `/onboarding/contrato`: read, accepted and signed on one page. */
export default function AgreementPage() {
  return (
    <StepPage
      title="Tu contrato"
      context="Léelo, acéptalo y fírmalo aquí mismo"
      isOpen={({ identityStoreCreated }) => identityStoreCreated}
      closed="El contrato se abre cuando aprobamos tu registro"
    >
      {(state) => <Agreement state={state} />}
    </StepPage>
  );
}

function Agreement({ state }: { readonly state: Onboarding }) {
  const storeId = state.storeId ?? '';
  const known = useRead(agreementText, { query: { storeId } });
  if (known.value === null) {
    return known.status === 'failed' ? (
      <CallFailed
        error={known.error}
        call={getAgreement}
        title="No pudimos cargar tu contrato"
        onRetry={known.ask}
      />
    ) : (
      <Card aria-busy>
        <CardBodySkeleton height={420} lines={12} />
      </Card>
    );
  }
  return known.value.signed ? (
    <Signed agreement={known.value} storeId={storeId} />
  ) : (
    <SignForm state={state} agreement={known.value} />
  );
}

type Text = NonNullable<Onboarding['agreement']>;

/** The whole text, at its own length: it is read and printed as it is signed. */
function AgreementText({ html }: Pick<Text, 'html'>) {
  return (
    <div className={s.agreement}>
      {agreementBlocks(html).map(({ kind, text }, at) => {
        const key = `${at}`;
        if (kind === 'title' || kind === 'heading')
          return (
            <h3 key={key} className={s.clauseTitle}>
              {text}
            </h3>
          );
        return (
          <p key={key} className={kind === 'item' ? s.point : s.clause}>
            {text}
          </p>
        );
      })}
    </div>
  );
}

function SignForm({ state, agreement }: { readonly state: Onboarding; readonly agreement: Text }) {
  const email = useAppSelector(selectEmail);
  const { contact, storeId, store } = state;
  const [signature, setSignature] = useState<Signature | null>(null);
  const form = useForm({
    draft: 'alta contrato',
    initial: () => ({
      isAccepted: false,
      name: contact ? `${contact.name} ${contact.lastName}` : '',
      signature: '',
    }),
    faultsOf: ({ isAccepted, name }) => ({
      isAccepted: isAccepted ? undefined : 'Para firmar, acepta el contrato',
      name: name.trim() === '' ? 'Escribe tu nombre completo' : undefined,
      signature: signature === null ? 'Firma antes de continuar' : undefined,
    }),
    write: agreementSigning,
    inputOf: ({ name }) => ({
      accepts: agreement.accepted
        ? null
        : {
            storeId: storeId ?? '',
            channels: agreement.channels,
            accepted: true as const,
            textHash: agreement.textHash,
          },
      body: {
        storeId: storeId ?? '',
        agreementId: agreement.agreementId,
        textHash: agreement.textHash,
        signerName: name.trim(),
        signerEmail: email,
      },
      // A form without a signature is not sent.
      signature: signature ?? { kind: 'drawn', strokes: [] },
    }),
    sentAs: { signerName: 'name', signature64: 'signature' },
    failedTitle: 'No se firmó tu contrato.',
  });
  const draw = (next: Signature | null) => {
    setSignature(next);
    // The signature itself stays on this page: the draft knows only that another signature is another intent.
    const mark = next?.kind === 'typed' ? next.name : String(next?.strokes.length ?? '');
    form.change({ signature: next === null ? '' : `${next.kind} ${mark}` });
  };
  const { value: isAccepted, onChange, error } = form.bind('isAccepted');
  const isAtRisk = signature !== null && form.problem?.asksSignIn !== true;
  const where = (store?.channels ?? []).map((one) => channelName(one)).join(', ');
  return (
    <form className={s.narrow} onSubmit={form.submit} noValidate aria-label="Contrato">
      {/* Who confirms that she is herself leaves on purpose, and comes back to sign again. */}
      <UnkeptWarning leaving={isAtRisk && !form.isPending} closing={isAtRisk} />
      <Card title={`Contrato, versión ${agreement.version}`} action={where && `Para vender en ${where}`}>
        <AgreementText html={agreement.html} />
      </Card>
      <Card title="Firma">
        <div className={s.stack}>
          <Checkbox isSelected={isAccepted} onChange={onChange} {...(error !== undefined && { error })}>
            Leí y acepto el contrato, versión {agreement.version}
          </Checkbox>
          <TextField
            label="Nombre completo de quien firma"
            maxLength={200}
            autoComplete="name"
            {...form.bind('name')}
          />
          <SignaturePad
            value={signature}
            onChange={draw}
            knownName={form.form.name}
            error={form.bind('signature').error}
          />
          <FormProblem form={form} />
          <div className={s.actions}>
            <Button type="submit" variant="primary" pending={form.isPending} pendingLabel="Firmando…">
              Firmar contrato
            </Button>
          </div>
        </div>
      </Card>
    </form>
  );
}

function Signed({ agreement, storeId }: { readonly agreement: Text; readonly storeId: string }) {
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title="Contrato firmado: tu tienda está lista"
        action={
          <>
            <Button variant="primary" onPress={() => window.location.assign(paths.homeOfStore(storeId))}>
              Ir a mi tienda
            </Button>
            {agreement.documentUrl !== null && (
              <Link href={agreement.documentUrl} target="_blank">
                Descargar contrato
              </Link>
            )}
          </>
        }
      >
        <p>
          Lo firmó {agreement.signerName}. Guarda el PDF: trae esta huella, que cambia si alguien cambia el
          texto.
        </p>
        <p className={s.hash}>{agreement.textHash.replaceAll(/(.{4})(?=.)/gu, '$1 ')}</p>
      </EmptyState>
    </Card>
  );
}
