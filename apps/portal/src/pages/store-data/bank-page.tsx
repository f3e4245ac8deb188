import { formatDateTime, formatDay, maskClabe } from '@trastienda/domain';
import { getStoreFinancial } from '@trastienda/api-client/bamako';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { ClabeField } from '@trastienda/ui/ClabeField';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { financialUndo, financialUpdate, storeFinancial } from '../../entities/store-data/financial.ts';
import { FormCard } from '../../shared/form/form-card.tsx';
import * as f from '../../shared/form/form-card.css.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader, useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { FileField } from '../../shared/uploads/file-field.tsx';
import { bankFaults, bankInput, emptyBankForm, type Financial, undoInput } from './bank-form.ts';
import { bankSearch } from './search.ts';
import { useOwnRecord } from './use-own-record.ts';

/** `/informacion-bancaria?cambiar=`: where deposits go, and a new account, which is held for 48 hours (D247). */
export default function BankPage() {
  const { cambiar } = useSearch(bankSearch).search;
  const { kept, isReady } = useOwnRecord(storeFinancial);
  const isForm = kept.value === null || cambiar;
  return (
    <>
      <PageHeader
        title="Información bancaria"
        context="La cuenta donde recibes tus depósitos"
        back={
          cambiar
            ? { href: paths.bankInformation(), label: 'Tu cuenta' }
            : { href: paths.home(), label: 'Inicio' }
        }
      />
      {!isReady ? (
        kept.status === 'failed' ? (
          <CallFailed
            error={kept.error}
            call={getStoreFinancial}
            title="No pudimos cargar tu cuenta"
            onRetry={kept.ask}
          />
        ) : (
          <Card aria-busy>
            <CardBodySkeleton height={200} lines={4} />
          </Card>
        )
      ) : (
        <div className={f.form}>
          {kept.value?.status === 'pendiente' && <Hold kept={kept.value} />}
          {isForm ? <AccountForm kept={kept.value} /> : kept.value && <Account kept={kept.value} />}
        </div>
      )}
    </>
  );
}

/** A new account waits: everybody of the store sees it, and the owner takes it back. */
function Hold({ kept }: { readonly kept: Financial }) {
  const clock = useClock();
  const [isAsking, setAsking] = useState(false);
  const isOwner = kept.clabe !== null;
  const until = kept.pendingUntil === null ? '' : formatDateTime(kept.pendingUntil, clock);
  return (
    <>
      <Banner
        tone="warning"
        title={`Cambio de cuenta en espera: ${maskClabe(kept.pendingLast4)}.`}
        action={
          isOwner && (
            <Button size="sm" onPress={() => setAsking(true)}>
              Deshacer cambio
            </Button>
          )
        }
      >
        {`Tus depósitos siguen llegando a ${maskClabe(kept.clabeLast4)}. Los de la cuenta nueva empiezan: ${until}.`}
        {isOwner
          ? ' Si no fue cosa tuya, deshaz el cambio y avísanos.'
          : ' Si no sabías de este cambio, avísale a quien es titular.'}
      </Banner>
      {isAsking && <UndoDialog kept={kept} onClose={() => setAsking(false)} />}
    </>
  );
}

function UndoDialog({ kept, onClose }: { readonly kept: Financial; readonly onClose: () => void }) {
  const form = useForm({
    draft: 'deshacer cambio de cuenta',
    initial: () => ({ version: kept.version }),
    write: financialUndo,
    inputOf: () => undoInput(kept),
    failedTitle: 'No se deshizo el cambio.',
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="¿Deshacer el cambio de cuenta?"
      submitLabel="Deshacer cambio"
      pendingLabel="Deshaciendo…"
      size="sm"
      hasFields={false}
      onClose={onClose}
    >
      <p>{`Tus depósitos se quedan en ${kept.bankName} ${maskClabe(kept.clabeLast4)}.`}</p>
    </FormDialog>
  );
}

function Account({ kept }: { readonly kept: Financial }) {
  const clock = useClock();
  const isOwner = kept.clabe !== null;
  return (
    <>
      <Card
        title="Cuenta de depósitos"
        action={
          isOwner && (
            <ButtonLink size="sm" href={paths.bankInformation(true)}>
              Cambiar cuenta
            </ButtonLink>
          )
        }
      >
        <KeyValueList
          items={[
            { key: 'bank', label: 'Banco', value: kept.bankName },
            { key: 'clabe', label: 'CLABE', value: maskClabe(kept.clabeLast4) },
            { key: 'holder', label: 'Titular', value: kept.accountHolder },
            { key: 'since', label: 'Recibe tus depósitos desde', value: formatDay(kept.since, clock) },
          ]}
        />
      </Card>
      {kept.previous.length > 0 && (
        <Card title="Cuentas anteriores">
          <KeyValueList
            items={kept.previous.map(({ bankName, clabeLast4, until }) => ({
              key: `${clabeLast4} ${until}`,
              label: `${bankName} ${maskClabe(clabeLast4)}`,
              hint: 'hasta',
              value: formatDay(until, clock),
            }))}
          />
        </Card>
      )}
      {!isOwner && <p>Solo la cuenta titular de la tienda puede verla completa y cambiarla.</p>}
    </>
  );
}

function AccountForm({ kept }: { readonly kept: Financial | null }) {
  const navigate = useNavigate();
  const form = useForm({
    draft: 'cuenta de depósitos',
    initial: () => emptyBankForm(kept),
    faultsOf: (now) => bankFaults(now, kept),
    write: financialUpdate,
    inputOf: (now) => bankInput(now, kept),
    sentAs: { clabe: 'clabe', accountHolder: 'holder', accountStatementUrl: 'statement' },
    failedTitle: 'No se guardó tu cuenta.',
    onDone: () => void navigate(paths.bankInformation(), { replace: true }),
  });
  return (
    <FormCard
      form={form}
      label="Cuenta de depósitos"
      title={kept ? `Cambiar ${kept.bankName} ${maskClabe(kept.clabeLast4)}` : 'Tu cuenta'}
      submitLabel="Guardar cuenta"
      pendingLabel="Guardando…"
      back={kept ? paths.bankInformation() : paths.home()}
    >
      <ClabeField label={kept ? 'CLABE nueva' : 'CLABE'} description="18 dígitos" {...form.bind('clabe')} />
      <ClabeField label="Escríbela otra vez" {...form.bind('again')} />
      <TextField
        label="Titular"
        maxLength={254}
        description="Como aparece en tu estado de cuenta"
        {...form.bind('holder')}
      />
      <FileField
        id="carátula"
        kind="statement"
        rule="bankStatement"
        title="Carátula de tu estado de cuenta (opcional)"
        value={form.form.statement}
        onChange={(statement) => form.change({ statement })}
        error={form.refused['accountStatementUrl']}
      />
      {kept && (
        <p>
          {`Por tu seguridad, tus depósitos siguen llegando a ${maskClabe(kept.clabeLast4)} durante 48 horas. Mientras, puedes deshacer el cambio.`}
        </p>
      )}
    </FormCard>
  );
}
