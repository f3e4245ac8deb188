import { listOrders, updateShippingData } from '@trastienda/api-client';
import { AddressForm, type AddressErrors, validateAddress } from '@trastienda/ui/AddressForm';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { InfoIcon } from '@trastienda/ui/icons';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed, PageHeader } from '../../shared/layout/index.ts';
import { failureWords } from '../../shared/layout/failure-words.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { guideOfLines } from '../../entities/guide/guide-lines.ts';
import { orderDetail } from '../../entities/order/operations.ts';
import { guideAddress } from '../../entities/guide/search.ts';
import { type AddressEditing as Editing, useAddress } from './use-address.ts';
import { FaultSummary } from '../../shared/form/fault-summary.tsx';
import { focusFaultSummary } from '../../shared/form/focus-first-fault.ts';
import * as s from '../../entities/guide/guide.css.ts';

/** Edits where an order goes; saved, the wizard goes on and quotes to the new place. */
export function AddressEditor({ orderNumber }: { readonly orderNumber: string }) {
  const editing = useAddress(orderNumber);
  const navigate = useNavigate();
  const back = guideAddress({ pedido: orderNumber, paso: 'origen' });
  useEffect(() => {
    if (editing.isSaved) void navigate(back, { replace: true });
  }, [editing.isSaved, navigate, back]);
  return (
    <>
      <PageHeader
        title="Editar dirección"
        context={`Pedido ${orderNumber} · dirección de entrega`}
        back={{ href: back, label: 'Crear guía' }}
      />
      <AddressEditing
        orderNumber={orderNumber}
        editing={editing}
        leave={<ButtonLink href={back}>Cancelar</ButtonLink>}
      />
    </>
  );
}

type Props = {
  readonly orderNumber: string;
  readonly editing: Editing;
  /** Beside 'Guardar dirección': the way out without saving. */
  readonly leave: ReactNode;
};

/** The destination's form, or why there is none. */
export function AddressEditing(props: Props) {
  const { orderNumber, editing } = props;
  const found = useAppSelector((state) => orderDetail.select(state, orderNumber));
  if (editing.draft === null || editing.order === null) {
    if (found.status === 'failed') {
      return (
        <CallFailed
          error={found.error}
          call={listOrders}
          title="No pudimos cargar la dirección"
          onRetry={editing.reopen}
        />
      );
    }
    if (found.value?.rows.length === 0) {
      return (
        <EmptyState kind="no-match" title="Este pedido ya no existe">
          {`No encontramos el pedido ${orderNumber} en esta tienda.`}
        </EmptyState>
      );
    }
    return <Skeleton shape="block" height={420} />;
  }
  if (guideOfLines(editing.order) !== null) {
    return (
      <EmptyState
        icon={InfoIcon}
        title="Este pedido ya tiene guía"
        action={<ButtonLink href={paths.orders({ pedido: orderNumber })}>Ver pedido</ButtonLink>}
      >
        Su dirección ya no se puede cambiar: está impresa en la etiqueta.
      </EmptyState>
    );
  }
  return <Form {...props} />;
}

function Form({ editing: { draft, lookup, saving, change, save }, leave }: Props) {
  const [errors, setErrors] = useState<AddressErrors>();
  const form = useRef<HTMLFormElement>(null);
  if (draft === null) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.status === 'loading') return;
    const found = validateAddress(draft.values);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFaultSummary();
    save();
  };
  const count = errors ? Object.keys(validateAddress(draft.values)).length : 0;
  return (
    <form ref={form} className={`${s.form} ${s.reading}`} onSubmit={submit} noValidate aria-label="Dirección">
      <FaultSummary lead="Para guardar" count={count} />
      {saving.status === 'failed' && <NotSaved saving={saving} />}
      <Card
        title="Destino"
        footer={
          <div className={s.actions}>
            {leave}
            <Button
              type="submit"
              variant="primary"
              pending={saving.status === 'loading'}
              pendingLabel="Guardando…"
            >
              Guardar dirección
            </Button>
          </div>
        }
      >
        <AddressForm
          values={draft.values}
          lookup={lookup}
          errors={errors && validateAddress(draft.values)}
          onValuesChange={change}
        />
      </Card>
    </form>
  );
}

function NotSaved({ saving }: { readonly saving: Editing['saving'] }) {
  if (saving.status !== 'failed') return null;
  const { error } = saving;
  const { cause, folio } = failureWords(error, {
    call: updateShippingData,
    isOnline: true,
  });
  return (
    <Banner tone="critical" title="No se guardó la dirección.">
      {error.status === 409 ? 'El pedido ya tiene guía.' : cause} Lo que escribiste sigue aquí.
      {folio && ` Folio ${folio}`}
    </Banner>
  );
}
