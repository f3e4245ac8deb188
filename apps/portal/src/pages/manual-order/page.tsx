import { AddressForm } from '@trastienda/ui/AddressForm';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { TextField } from '@trastienda/ui/TextField';
import type { SubmitEvent } from 'react';
import { PageHeader } from '../../shared/layout/index.ts';
import { FaultSummary } from '../../shared/form/fault-summary.tsx';
import { focusFaultSummary } from '../../shared/form/focus-first-fault.ts';
import { paths } from '../../shared/routes/paths.ts';
import { SoldLines } from './sold-lines.tsx';
import { useManualOrder } from './use-manual-order.ts';
import * as s from './manual-order.css.ts';

/** `/mis-pedidos/crear-guia?venta=nueva`: a sale outside the channels, written down to make its guide (D78, D139). */
export default function ManualOrderPage() {
  const sale = useManualOrder();
  const { form, faults } = sale;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sale.isPending && !sale.send()) focusFaultSummary();
  };
  return (
    <>
      <PageHeader
        title="Venta fuera de los canales"
        context="Regístrala y genera su guía"
        back={{ href: paths.createGuide(), label: 'Crear guía' }}
      />
      <form className={s.form} onSubmit={submit} noValidate aria-label="Venta fuera de los canales">
        <FaultSummary lead="Para continuar" count={faults?.count ?? 0} />
        {sale.problem && (
          <Banner tone="critical" title={sale.problem.title}>
            {sale.problem.text}
          </Banner>
        )}
        <SoldLines
          lines={form.lines}
          errors={faults?.lines ?? {}}
          onChange={(lines) => sale.change({ lines })}
        />
        <Card title="A quién y a dónde">
          <AddressForm
            values={form.address.values}
            onValuesChange={sale.changeAddress}
            lookup={sale.lookup}
            errors={faults?.address}
          />
        </Card>
        <Card title="Contacto">
          <TextField
            label="Correo"
            optional
            type="email"
            value={form.email}
            onChange={(email) => sale.change({ email })}
            error={faults?.email}
          />
        </Card>
        <div className={s.actions}>
          <ButtonLink href={paths.createGuide()}>Cancelar</ButtonLink>
          <Button type="submit" variant="primary" pending={sale.isPending} pendingLabel="Registrando…">
            Continuar a la guía
          </Button>
        </div>
      </form>
    </>
  );
}
