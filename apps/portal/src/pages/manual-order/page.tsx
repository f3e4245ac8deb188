import { AddressForm } from '@trastienda/ui/AddressForm';
import { Card } from '@trastienda/ui/Card';
import { TextField } from '@trastienda/ui/TextField';
import { FormCard } from '../../shared/form/form-card.tsx';
import { PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { SoldLines } from './sold-lines.tsx';
import { useManualOrder } from './use-manual-order.ts';

const title = 'Venta directa';

/** `/mis-pedidos/crear-guia?venta=nueva`: a sale outside the channels, written down to make its guide (D78, D139). */
export default function ManualOrderPage() {
  const { sale, lookup, changeAddress } = useManualOrder();
  const { form, faults } = sale;
  return (
    <>
      <PageHeader
        title={title}
        context="Regístrala y genera su guía"
        back={{ href: paths.createGuide(), label: 'Crear guía' }}
      />
      <FormCard
        form={sale}
        label={title}
        summary="Para continuar"
        submitLabel="Continuar a la guía"
        pendingLabel="Registrando…"
        back={paths.createGuide()}
      >
        <SoldLines
          lines={form.lines}
          errors={faults.lines ?? {}}
          onChange={(lines) => sale.change({ lines })}
        />
        <Card title="A quién y a dónde">
          <AddressForm
            values={form.address.values}
            onValuesChange={changeAddress}
            lookup={lookup}
            errors={faults.address}
          />
        </Card>
        <Card title="Contacto">
          <TextField label="Correo" optional type="email" {...sale.bind('email')} />
        </Card>
      </FormCard>
    </>
  );
}
