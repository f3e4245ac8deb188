import type { Meta, StoryObj } from '@storybook/react-vite';
import { centavos } from '@trastienda/domain';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { label, quotes } from '../../testing/sample-guide.ts';
import { AddressForm } from '../AddressForm/AddressForm.tsx';
import type { AddressValues } from '../AddressForm/AddressForm.model.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { LabelPreview } from '../LabelPreview/LabelPreview.tsx';
import { GuideFooter, type GuideFooterProps } from './GuideFooter.tsx';
import { GuideResult } from './GuideResult.tsx';
import { GuideWizard } from './GuideWizard.tsx';
import { ParcelCard, type ParcelValues } from './ParcelCard.tsx';
import { QuoteList, type QuoteListProps } from './QuoteList.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { RouteCard, RouteSummary } from './RouteCard.tsx';

const origin = { name: 'Casa Lumbre, almacén', line: '44160 Guadalajara, Jal.' };
const destination = { name: 'Jorge R.', line: '64070 Monterrey, N. L.' };
const parcel: ParcelValues = {
  height: '30',
  width: '25',
  depth: '20',
  weight: '2.10',
  packageValue: '2,257.00',
  content: 'Vasos de vidrio y canasta de palma',
};
const address: AddressValues = {
  name: 'Jorge Ruiz',
  phone: '8112344417',
  zipCode: '64070',
  state: 'MX-NLE',
  borough: 'Monterrey',
  neighborhood: 'Mirador',
  street: 'Av. de los Encinos',
  outdoorNumber: '2305',
  interiorNumber: '4',
  reference: '',
};
const [first] = quotes;
const nothing = fn();

function LiveParcel({ initial = parcel, extra }: { initial?: ParcelValues; extra?: ReactNode }) {
  const [values, setValues] = useState(initial);
  return (
    <ParcelCard
      values={values}
      onValuesChange={(change) => setValues((before) => ({ ...before, ...change }))}
      templates={[
        { id: 'mediana', label: 'Caja mediana' },
        { id: 'sobre', label: 'Sobre' },
      ]}
      template="mediana"
      onTemplateChange={nothing}
      onShortenContent={nothing}
      {...(extra !== undefined && {
        preview: true,
        extra,
        footer: <Button size="sm">Guardar como plantilla</Button>,
      })}
    />
  );
}

function LiveQuotes(props: QuoteListProps) {
  const [value, setValue] = useState(props.value ?? 've');
  const [included, setIncluded] = useState(true);
  return (
    <QuoteList
      options={quotes}
      validity="Precios con IVA · válidos 15 min"
      sort="recommended"
      onSortChange={nothing}
      insurance={{ covers: centavos(225700), included, onChange: setIncluded }}
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        props.onChange?.(id);
      }}
    />
  );
}

const footer = (props: Partial<GuideFooterProps> = {}) => (
  <GuideFooter
    primaryLabel="Revisar e imprimir"
    onPrimary={nothing}
    onBack={nothing}
    total={first?.total}
    service="Veloz MX Terrestre"
    balance={centavos(431820)}
    onTopUp={nothing}
    {...props}
  />
);

const meta = {
  title: 'Compuestos/GuideWizard',
  component: GuideWizard,
  args: {
    channel: 'CS',
    orderNumber: '52093318',
    context: 'Jorge R. · vence hoy, 18:00',
    currentStep: 'cotizar',
    onSaveDraft: fn(),
    onClose: fn(),
    onBack: fn(),
    onSubmit: fn(),
    aside: (
      <>
        <RouteCard origin={origin} destination={destination} onEdit={nothing} />
        <LiveParcel />
      </>
    ),
    summary: (
      <RouteSummary
        title="Guadalajara a Monterrey"
        line="30 × 25 × 20 cm · se cobran 3.00 kg"
        onEdit={nothing}
      />
    ),
    children: <LiveQuotes />,
    footer: footer(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: 24 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof GuideWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('radio', { name: 'Veloz MX Terrestre, llega Viernes 28 nov, $148.50' }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Ruta 7/ }));
    await expect(canvas.getByText('$103.40')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar seguro' }));
    await expect(canvas.getByText('Sin seguro')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: /^Veloz MX/ }));
  },
};

export const Route: Story = {
  args: {
    currentStep: 'ruta',
    narrow: true,
    aside: undefined,
    summary: undefined,
    children: (
      <Card title="Destino">
        <AddressForm
          values={address}
          onValuesChange={nothing}
          lookup={{ status: 'found', neighborhoods: ['Mirador'] }}
        />
      </Card>
    ),
    footer: footer({ primaryLabel: 'Continuar', total: null, onBack: undefined }),
  },
};

export const Parcel: Story = {
  args: {
    currentStep: 'paquete',
    narrow: true,
    aside: undefined,
    children: (
      <LiveParcel
        initial={{ ...parcel, content: 'Seis vasos de vidrio soplado azul, canasta de palma con tapa' }}
      />
    ),
    footer: footer({ primaryLabel: 'Cotizar', total: null }),
  },
  play: async ({ canvas }) => {
    const height = canvas.getByRole('textbox', { name: 'Alto' });
    await userEvent.clear(height);
    await userEvent.type(height, '50');
    await expect(canvas.getByText('La paquetería cobra', { exact: false })).toHaveTextContent('5.00 kg');
    await expect(canvas.getByText('60 de 50 caracteres; sobran 10')).toBeVisible();
  },
};

export const ParcelAlone: Story = {
  name: 'On a step of its own the parcel shows how its content is printed, and its insurance, in its card',
  args: {
    currentStep: 'paquete',
    narrow: true,
    aside: undefined,
    children: <LiveParcel extra={<Switch>Asegurar el envío hasta $2,257.00 por daño o pérdida</Switch>} />,
    footer: footer({ primaryLabel: 'Cotizar', total: null }),
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Paquete' }));
    await expect(card.getByText('Así se imprime en la guía')).toBeVisible();
    await expect(card.getByRole('switch', { name: /Asegurar el envío/ })).toBeVisible();
    // The field has said the count.
    await expect(card.queryByText('34 de 50 caracteres')).toBeNull();
  },
};

export const Quoting: Story = {
  args: {
    children: <LiveQuotes status="loading" options={[]} />,
    footer: footer({ total: null, disabledReason: 'Espera a que respondan las paqueterías' }),
  },
};
export const Updating: Story = { args: { children: <LiveQuotes status="updating" /> } };
export const SomeCarriersDown: Story = {
  args: {
    children: (
      <LiveQuotes failedCarriers={['Ruta 7']} onRetry={nothing} options={quotes.slice(2)} value="ne1" />
    ),
  },
};
export const NoOption: Story = {
  args: {
    children: <LiveQuotes options={[]} destinationZipCode="64070" onEditParcel={nothing} />,
    footer: footer({ total: null, disabledReason: 'No hay opciones para este paquete' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ninguna paquetería llega a 64070')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Editar el paquete' })).toBeVisible();
  },
};
export const Expired: Story = {
  args: {
    children: <LiveQuotes expired={{ message: 'Veloz MX Terrestre costaba $148.50.', onRequote: nothing }} />,
    footer: footer({ disabledReason: 'Cotiza de nuevo para ver el precio de ahora' }),
  },
};
export const QuoteFailed: Story = {
  args: {
    failed: true,
    children: <LiveQuotes status="failed" options={[]} onRetry={nothing} folio="7F3A-09C2" />,
    footer: footer({ total: null, disabledReason: 'Primero hay que cotizar' }),
  },
};
export const LowBalance: Story = {
  args: { footer: footer({ balance: centavos(10000) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('te faltan $48.50')[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Recargar saldo' }));
    await expect(canvas.queryByRole('button', { name: /Revisar e imprimir/ })).toBeNull();
  },
};

export const Review: Story = {
  args: {
    currentStep: 'revisar',
    aside: undefined,
    summary: undefined,
    children: first && (
      <ReviewCard
        origin={{ ...origin, street: 'Calle Hidalgo 45, Int. 3' }}
        destination={{ ...destination, street: 'Av. de los Encinos 2305, Int. 4' }}
        parcelLines={['30 × 25 × 20 cm · se cobran 3.00 kg', parcel.content]}
        option={first}
        label={<LabelPreview {...label} guide={undefined} />}
        onEdit={nothing}
      />
    ),
    footer: footer({ primaryLabel: 'Generar guía' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Editar: Paquete' })).toBeVisible();
  },
};
export const Buying: Story = {
  args: {
    ...Review.args,
    footer: footer({ primaryLabel: 'Generar guía', pending: true, pendingLabel: 'Generando…' }),
  },
};

const onPrint = fn();
export const Done: Story = {
  args: {
    currentStep: null,
    aside: undefined,
    summary: undefined,
    footer: undefined,
    children: (
      <GuideResult
        outcome={{
          status: 'done',
          guide: '774109362218',
          carrier: 'Veloz MX Terrestre',
          cost: centavos(14850),
          balance: centavos(416970),
          label: <LabelPreview {...label} />,
          onPrint,
          onDownload: nothing,
        }}
        actions={<Button variant="ghost">Ver pedido</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Se generó la guía' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await expect(onPrint).toHaveBeenCalledOnce();
  },
};
export const Unknown: Story = {
  args: {
    ...Done.args,
    currentStep: 'revisar',
    children: <GuideResult outcome={{ status: 'unknown' }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Verificando con la paquetería…' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Generar/ })).toBeNull();
  },
};
export const Refused: Story = {
  args: {
    ...Done.args,
    currentStep: 'revisar',
    failed: true,
    children: (
      <GuideResult
        outcome={{
          status: 'failed',
          message: 'Veloz MX no aceptó el código postal de destino. No se cobró nada.',
          folio: '7F3A-09C2',
          onRetry: nothing,
        }}
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    context: 'María Guadalupe de los Ángeles Hernández-Villaseñor y Ruiz de la Peña · vence hoy, 18:00',
    savedAt: '09:42',
    children: (
      <LiveQuotes
        options={quotes.map((option) => ({
          ...option,
          carrier: `${option.carrier} del Bajío y del Noreste`,
          service: `${option.service} con recolección en el domicilio del remitente`,
        }))}
      />
    ),
    footer: footer({ service: 'Norte Express del Bajío y del Noreste, día siguiente con recolección' }),
  },
};
