import { centavos, type Centavos, formatMxn, fromCentavos, toCentavos } from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { MoneyField } from '@trastienda/ui/MoneyField';
import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useNavigate } from 'react-router';
import { walletBalance } from '../../entities/store/operations.ts';
import { selectBalance, selectTopUpPage } from '../../entities/store/selectors.ts';
import { askForTopUp } from '../../entities/store/words.ts';
import { FormCard } from '../../shared/form/form-card.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { selectStore } from '../../shared/session/selectors.ts';
import { useAppSelector, useRequest } from '../../shared/store/hooks.ts';
import { topUp } from './operations.ts';

const title = 'Recargar saldo';
const proposed = centavos(500_000);
const least = centavos(100);
const most = centavos(10_000_000);

/** `/recargar-saldo`: where the demo's "Recargar" leads, in a tab of its own; no money is paid (D400). */
export default function TopUpPage() {
  const store = useAppSelector(selectStore);
  const [balance, setBalance] = useState<Centavos | null>(null);
  return (
    <>
      <PageHeader title={title} context={store?.name ?? 'Tu tienda'} />
      {balance === null ? (
        <TopUpForm onDone={setBalance} />
      ) : (
        <Done balance={balance} onAgain={() => setBalance(null)} />
      )}
    </>
  );
}

const faultsOf = ({ amount }: { readonly amount: Centavos | null }) => ({
  amount:
    amount === null
      ? 'Escribe cuánto'
      : amount < least || amount > most
        ? `Escribe de ${formatMxn(least)} a ${formatMxn(most)}`
        : undefined,
});

function TopUpForm({ onDone }: { readonly onDone: (balance: Centavos) => void }) {
  useRequest(walletBalance, {}, { freshFor: 5000 });
  const { amount: balance } = useAppSelector(selectBalance, shallowEqual);
  const address = useAppSelector(selectTopUpPage);
  const form = useForm({
    draft: 'recarga',
    initial: (): { readonly amount: Centavos | null } => ({ amount: proposed }),
    faultsOf,
    write: topUp,
    inputOf: ({ amount }) => ({ body: { amount: fromCentavos(amount ?? centavos(0)) } }),
    failedTitle: 'No se recargó tu saldo.',
    onDone: ({ detail }) => onDone(toCentavos(detail.monto_actual)),
  });
  // An address that was typed, in an installation where money is paid for it: it says so, and where.
  if (form.error?.kind === 'http' && form.error.status === 404) return <Elsewhere address={address} />;
  return (
    <FormCard
      form={form}
      label={title}
      title="¿Cuánto quieres recargar?"
      submitLabel="Recargar"
      pendingLabel="Recargando…"
      back={paths.home()}
    >
      <p>
        {balance !== null && `Tu saldo para guías es de ${formatMxn(balance)}. `}
        {address?.startsWith(paths.topUp()) && 'Es una demostración: no se cobra nada.'}
      </p>
      <MoneyField label="Cantidad" currency="MXN" min={least} max={most} {...form.bind('amount')} />
    </FormCard>
  );
}

type DoneProps = { readonly balance: Centavos; readonly onAgain: () => void };

/** The amount, and the way back: the earlier tab reads the balance again. */
function Done({ balance, onAgain }: DoneProps) {
  const navigate = useNavigate();
  return (
    <Card>
      <EmptyState
        kind="clear"
        title={`Tu saldo es de ${formatMxn(balance)}`}
        action={
          <>
            <Button
              variant="primary"
              onPress={() => {
                window.close();
                // Reached only where the browser keeps a tab that nobody opened for her.
                void navigate(paths.home());
              }}
            >
              Volver a lo que hacía
            </Button>
            <Button onPress={onAgain}>Recargar más</Button>
          </>
        }
      >
        Ya puedes generar tus guías.
      </EmptyState>
    </Card>
  );
}

function Elsewhere({ address }: { readonly address: string | undefined }) {
  return (
    <Card>
      <EmptyState
        kind="no-match"
        title="Aquí no se recarga saldo"
        action={
          address === undefined ? (
            <ButtonLink href={paths.home()}>Ir a Inicio</ButtonLink>
          ) : (
            <ButtonLink href={address}>Ir a recargar</ButtonLink>
          )
        }
      >
        {address === undefined ? askForTopUp : 'Se recarga en otra página.'}
      </EmptyState>
    </Card>
  );
}
