import type { StoreWebhook } from '@trastienda/api-client/integrations';
import { type ReadingTime, visibleText } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { TriangleIcon } from '@trastienda/ui/icons';
import { TextField } from '@trastienda/ui/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmWrite } from '../../shared/form/confirm-write.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { writeFault } from '../../shared/form/problem-of.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, useClock } from '../../shared/layout/index.ts';
import { useOnReturn } from '../../shared/layout/use-is-online.ts';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { useAppDispatch, useRead, useWrite } from '../../shared/store/hooks.ts';
import { MadeSecret } from './made-secret.tsx';
import { momentInSentence } from './store-keys.ts';
import { webhook, webhookRemoval, webhookSaving, webhookTrial } from './webhook-operations.ts';
import * as s from './channels.css.ts';

/** The address of her system that hears at once of what was sent (D520); without one it asks by itself. */
export function OwnWebhook() {
  const read = useRead(webhook, {});
  const [isSaving, setSaving] = useState(false);
  useOnReturn(read.ask);
  if (failedWithNothing(read)) {
    return (
      <CallFailed
        isQuiet
        error={read.error}
        call={webhook.call}
        title="No pudimos cargar los avisos a tu sistema"
        onRetry={read.ask}
      />
    );
  }
  if (read.value === null) return <CardBodySkeleton height={72} lines={2} />;
  const { data } = read.value;
  return (
    <>
      {data === null ? (
        <>
          <span>Tu sistema pregunta qué se envió. Si prefieres, le avisamos en cuanto pasa algo.</span>
          <div className={s.row}>
            <Button size="sm" onPress={() => setSaving(true)}>
              Avisar a mi sistema
            </Button>
          </div>
        </>
      ) : (
        <WebhookLine data={data} onChange={() => setSaving(true)} />
      )}
      {isSaving && <SaveWebhook url={data?.url ?? ''} onClose={() => setSaving(false)} />}
    </>
  );
}

/** Returns what is known of a webhook beside its address. */
function factsOf(
  { status, pending, message, failingSince, nextAt, offAt }: StoreWebhook,
  clock: ReadingTime,
): readonly string[] {
  const at = (moment: string | null) => (moment === null ? '' : momentInSentence(moment, clock));
  const waiting = pending === 0 ? [] : [pending === 1 ? 'un aviso en espera' : `${pending} avisos en espera`];
  if (status === 'active') return ['Activo', ...waiting];
  const why = message === null ? [] : [message];
  if (status === 'off') return [`Apagado desde ${at(offAt)}`, ...why, ...waiting];
  return [
    `Falla desde ${at(failingSince)}`,
    ...why,
    ...(nextAt ? [`reintenta ${at(nextAt)}`] : []),
    ...waiting,
  ];
}

function WebhookLine({ data, onChange }: { readonly data: StoreWebhook; readonly onChange: () => void }) {
  const clock = useClock();
  const trial = useWrite(webhookTrial);
  const [isEnding, setEnding] = useState(false);
  const answer = trial.status === 'succeeded' ? trial.value : null;
  const failure = trial.status === 'failed' ? trial.error : null;
  return (
    <div className={s.stack}>
      <div className={s.hook}>
        <div className={s.facts}>
          <span className={s.named}>
            <span className={s.name}>{data.url}</span>
            {data.status !== 'active' && (
              <Badge tone="warning" icon={TriangleIcon}>
                {data.status === 'off' ? 'Apagado' : 'Con fallas'}
              </Badge>
            )}
          </span>
          <span className={s.note}>{factsOf(data, clock).join(' · ')}</span>
        </div>
        <div className={s.ways}>
          <Button
            size="sm"
            pending={trial.status === 'loading'}
            pendingLabel="Probando…"
            onPress={() => trial.send({ body: {} })}
          >
            Probar
          </Button>
          <Button size="sm" variant="ghost" onPress={onChange}>
            Cambiar
          </Button>
          <Button size="sm" variant="ghost" onPress={() => setEnding(true)}>
            Quitar
          </Button>
        </div>
      </div>
      {answer !== null && (
        <Banner tone={answer.isReceived ? 'success' : 'warning'} title={answer.message}>
          {!answer.isReceived && 'Mientras no conteste, los avisos esperan y nada se pierde.'}
        </Banner>
      )}
      {failure !== null && (
        <Banner tone="critical" title="No se pudo probar.">
          {writeFault(failure, webhookTrial.call)}
        </Banner>
      )}
      {isEnding && <RemoveWebhook onClose={() => setEnding(false)} />}
    </div>
  );
}

/** Says what stops before the webhook goes. */
function RemoveWebhook({ onClose }: { readonly onClose: () => void }) {
  const removal = useWrite(webhookRemoval, onClose);
  return (
    <ConfirmWrite
      tone="danger"
      title="¿Quitar los avisos a tu sistema?"
      cancelLabel="Conservar"
      confirmLabel="Quitar"
      pendingLabel="Quitando…"
      write={removal}
      call={webhookRemoval.call}
      onCancel={onClose}
      onConfirm={() => removal.send({})}
    >
      Dejamos de avisarle en cuanto pasa algo. Tu sistema puede seguir preguntando con su llave.
    </ConfirmWrite>
  );
}

type SaveProps = { readonly url: string; readonly onClose: () => void };

/** Asks for the address, and shows the signing secret that was made, once. */
function SaveWebhook({ url, onClose }: SaveProps) {
  const dispatch = useAppDispatch();
  const form = useForm({
    draft: 'avisos',
    initial: () => ({ url }),
    faultsOf: (typed) => ({
      url: /^https?:\/\/\S+$/u.test(visibleText(typed.url))
        ? undefined
        : 'Escribe la dirección completa, con https://',
    }),
    write: webhookSaving,
    inputOf: (typed) => ({ body: { url: typed.url } }),
    failedTitle: 'No se guardó la dirección.',
  });
  // The secret is nowhere but on the screen.
  const forget = useEffectEvent(() => dispatch(webhookSaving.reset()));
  useEffect(() => () => void forget(), []);
  if (form.result !== null) {
    return (
      <MadeSecret
        title="Con esta clave firmamos los avisos"
        value={form.result.secret}
        noun="la clave"
        warning="Con ella tu sistema comprueba que el aviso es nuestro. No la mandes por chat ni la publiques."
        uncopied="No la volverás a ver. Si no la guardaste, guarda otra vez la dirección y te damos otra."
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      form={form}
      title={url === '' ? 'Avisar a mi sistema' : 'Cambiar los avisos'}
      submitLabel="Guardar"
      pendingLabel="Guardando…"
      onClose={onClose}
    >
      <TextField
        label="Dirección que recibe los avisos"
        description={
          url === ''
            ? 'La da quien programa tu sistema; empieza con https://'
            : 'Al guardar cambia la clave con la que firmamos: dásela a quien programa tu sistema'
        }
        inputMode="url"
        maxLength={2000}
        autoComplete="off"
        {...form.bind('url')}
      />
    </FormDialog>
  );
}
