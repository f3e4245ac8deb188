import type { Meta, StoryObj } from '@storybook/react-vite';
import { centavos } from '@trastienda/domain';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { onPhone } from '../../testing/layout.tsx';
import { label, quotes } from '../../testing/sample-guide.ts';
import { sampleAddress } from '../../testing/sample-address.ts';
import {
  aside,
  destination,
  DestinationForm,
  first,
  footer,
  inMainArea,
  LiveParcel,
  LiveQuotes,
  nothing,
  origin,
  parcel,
  stepsWithLinks,
  summary,
} from '../../testing/sample-wizard.tsx';
import { validateAddress } from '../AddressForm/AddressForm.model.ts';
import { Button } from '../Button/Button.tsx';
import { LabelPreview } from '../LabelPreview/LabelPreview.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { GuideFooter } from './GuideFooter.tsx';
import { GuideResult } from './GuideResult.tsx';
import { GuideWizard } from './GuideWizard.tsx';
import { ParcelCard } from './ParcelCard.tsx';
import { QuoteList } from './QuoteList.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { RouteCard, RoutePlaces, RouteSummary } from './RouteCard.tsx';

const withoutStreet = { ...sampleAddress, phone: '81', street: '' };

const meta = {
  title: 'Envíos/Asistente de guía · GuideWizard',
  id: 'guidewizard',
  component: GuideWizard,
  subcomponents: {
    RouteCard,
    RoutePlaces,
    RouteSummary,
    ParcelCard,
    QuoteList,
    ReviewCard,
    GuideFooter,
    GuideResult,
  },
  args: {
    channel: 'CS',
    orderNumber: '52093318',
    context: 'Jorge R. · vence hoy, 18:00',
    currentStep: 'cotizar',
    onSaveDraft: fn(),
    onClose: fn(),
    onBack: fn(),
    onSubmit: fn(),
    aside,
    summary,
    children: <LiveQuotes />,
    footer: footer(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inMainArea],
} satisfies Meta<typeof GuideWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('radio', { name: 'Veloz MX Terrestre, llega Viernes 28 nov, $148.50' }),
    ).toBeChecked();
    const options = within(canvas.getByRole('radiogroup', { name: 'Opciones de envío' }));
    const before = options.getByRole('radio', { checked: true });
    before.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(before).not.toBeChecked();
    await expect(options.getByRole('radio', { checked: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(before).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Ruta 7/ }));
    await expect(canvas.getByText('$103.40')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar seguro' }));
    await expect(canvas.getByText('Sin seguro')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: /^Veloz MX/ }));
  },
};

/** An option that is not the chosen one: the rest of the list stays as it is. */
export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...inEachState('[role="radiogroup"][aria-label="Opciones de envío"] label:not([data-selected])'),
  render: () => <LiveQuotes options={quotes.slice(0, 2)} />,
};

/** Its links are quiet Buttons in the colour of one. */
export const LinkInteraction: Story = {
  name: 'Enlaces al pasar, con foco y al oprimir',
  ...inEachState('button'),
  render: () => summary,
};

export const Route: Story = {
  name: 'Origen y destino',
  args: {
    currentStep: 'ruta',
    narrow: true,
    aside: undefined,
    summary: undefined,
    children: <DestinationForm />,
    footer: footer({ primaryLabel: 'Continuar', total: null, onBack: undefined }),
  },
};

/** "Continuar" was pressed too soon: each field says what it lacks, and the act stays where it was. */
export const RouteWithErrors: Story = {
  name: 'Origen y destino con errores',
  args: {
    ...Route.args,
    children: <DestinationForm values={withoutStreet} errors={validateAddress(withoutStreet)} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Calle' })).toHaveAccessibleDescription(
      'Escribe la calle',
    );
    await expect(canvas.getByRole('textbox', { name: 'Teléfono' })).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toBeEnabled();
  },
};

export const Parcel: Story = {
  name: 'Paquete',
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

export const ParcelWithErrors: Story = {
  name: 'Paquete con errores',
  args: {
    ...Parcel.args,
    children: (
      <LiveParcel
        initial={{ ...parcel, height: '', weight: '120', content: '' }}
        errors={{
          height: 'Escribe el alto',
          weight: 'El máximo es 70 kg',
          content: 'Di qué va en el paquete',
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    const said: [string, string][] = [
      ['Alto', 'Escribe el alto'],
      ['Peso real', 'El máximo es 70 kg'],
      ['Contenido', 'Di qué va en el paquete'],
    ];
    for (const [name, error] of said) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
    }
    await expect(canvas.getByRole('textbox', { name: 'Ancho' })).toBeValid();
  },
};

export const ParcelAlone: Story = {
  name: 'Paquete en su propio paso',
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
  name: 'Cotizando',
  args: {
    children: <LiveQuotes status="loading" options={[]} />,
    footer: footer({ total: null, disabledReason: 'Espera a que respondan las paqueterías' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { busy: true })).toBeVisible();
  },
};
export const Updating: Story = {
  name: 'Cotizando de nuevo',
  args: { children: <LiveQuotes status="updating" /> },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { busy: true }));
    await expect(list.getByRole('status')).toHaveTextContent('Actualizando');
    const old = within(list.getByRole('radiogroup', { name: 'Opciones de envío' }));
    await expect(old.getAllByRole('radio')).toHaveLength(quotes.length);
    await expect(old.getByRole('radio', { checked: true })).toBeDisabled();
  },
};
export const SomeCarriersDown: Story = {
  name: 'Algunas paqueterías no respondieron',
  args: {
    children: (
      <LiveQuotes failedCarriers={['Ruta 7']} onRetry={nothing} options={quotes.slice(2)} value="ne1" />
    ),
    footer: footer({ total: centavos(23900), service: 'Norte Express Día siguiente' }),
  },
};
export const NoOption: Story = {
  name: 'Ninguna llega',
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
  name: 'La cotización venció',
  args: {
    children: <LiveQuotes expired={{ message: 'Veloz MX Terrestre costaba $148.50.', onRequote: nothing }} />,
    footer: footer({ disabledReason: 'Cotiza de nuevo para ver el precio de ahora' }),
  },
};
export const QuoteFailed: Story = {
  name: 'No se pudo cotizar',
  args: {
    failed: true,
    children: <LiveQuotes status="failed" options={[]} onRetry={nothing} folio="7F3A-09C2" />,
    footer: footer({ total: null, disabledReason: 'Primero hay que cotizar' }),
  },
};
export const LowBalance: Story = {
  name: 'Saldo insuficiente',
  args: { footer: footer({ balance: centavos(10000) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('te faltan $48.50')[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Recargar saldo' }));
    await expect(canvas.queryByRole('button', { name: /Revisar y generar/ })).toBeNull();
  },
};

export const Review: Story = {
  name: 'Revisar',
  args: {
    currentStep: 'revisar',
    steps: stepsWithLinks,
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
    // Only what is done can be gone back to.
    const back = canvas.getAllByRole('link');
    await expect(back.map(({ textContent }) => textContent)).toEqual([
      'Origen y destino, hecho',
      'Paquete, hecho',
      'Cotizar, hecho',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await userEvent.tab();
    await expect(back[0]).toHaveFocus();
  },
};
export const Buying: Story = {
  name: 'Comprando',
  args: {
    ...Review.args,
    footer: footer({ primaryLabel: 'Generar guía', pending: true, pendingLabel: 'Generando…' }),
  },
};

const onPrint = fn();
export const Done: Story = {
  name: 'Guía lista',
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
    const heading = canvas.getByRole('heading', { name: 'Se generó la guía' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await expect(onPrint).toHaveBeenCalledOnce();
  },
};
export const Unknown: Story = {
  name: 'Resultado desconocido',
  args: {
    ...Done.args,
    currentStep: 'revisar',
    children: <GuideResult outcome={{ status: 'unknown' }} />,
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Verificando con la paquetería…' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /Generar/ })).toBeNull();
  },
};
export const Refused: Story = {
  name: 'La paquetería la rechazó',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Veloz MX no aceptó el código postal de destino. No se cobró nada.',
    );
  },
};

export const LongText: Story = {
  name: 'Texto largo',
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
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said).toEqual(
      expect.arrayContaining(['Guardado 09:42', 'Precios con IVA · válidos 15 min']),
    );
  },
};

/** A draft taken up again: when it was kept, and what is done, which can be gone back to. */
export const Resumed: Story = {
  name: 'Retomada de un borrador',
  args: {
    savedAt: '09:42',
    steps: stepsWithLinks,
  },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said).toContain('Guardado 09:42');
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Origen y destino, hecho',
      'Paquete, hecho',
    ]);
    await expect(canvas.getByRole('radio', { name: /^Veloz MX Terrestre/ })).toBeChecked();
  },
};

/** On a phone the earlier answers are one row, the steps a bar, and the act stays at the bottom. */
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(844),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cotizar');
    await expect(canvas.getByText('Paso 3 de 4 · Pedido 52093318')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Alto' })).toBeNull();
    const act = canvas.getByRole('button', { name: /Revisar y generar/ });
    await expect(act.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Atrás' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
