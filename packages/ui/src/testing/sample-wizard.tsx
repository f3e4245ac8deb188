import type { Decorator } from '@storybook/react-vite';
import { centavos } from '@trastienda/domain';
import { type ReactNode, useState } from 'react';
import { fn } from 'storybook/test';
import { AddressForm } from '../components/AddressForm/AddressForm.tsx';
import type { AddressErrors, AddressValues } from '../components/AddressForm/AddressForm.model.ts';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { GuideFooter, type GuideFooterProps } from '../components/GuideWizard/GuideFooter.tsx';
import { guideSteps } from '../components/GuideWizard/steps.ts';
import { ParcelCard, type ParcelErrors, type ParcelValues } from '../components/GuideWizard/ParcelCard.tsx';
import { QuoteList, type QuoteListProps } from '../components/GuideWizard/QuoteList.tsx';
import { RouteCard, RouteSummary } from '../components/GuideWizard/RouteCard.tsx';
import { shellInset } from '../internal/shell-vars.css.ts';
import { sampleAddress } from './sample-address.ts';
import { foundColonies } from './sample-colonies.ts';
import { quotes } from './sample-guide.ts';

// A guide on its way through the wizard, with parts that keep what is typed and chosen.

export const origin = { name: 'Casa Lumbre, almacén', line: '44160 Guadalajara, Jal.' };
export const destination = { name: 'Jorge R.', line: '64070 Monterrey, N. L.' };
export const parcel: ParcelValues = {
  height: '30',
  width: '25',
  depth: '20',
  weight: '2.10',
  packageValue: '2,257.00',
  content: 'Vasos de vidrio y canasta de palma',
};
export const [first] = quotes;
export const nothing = fn();

interface LiveParcelProps {
  initial?: ParcelValues;
  errors?: ParcelErrors;
  extra?: ReactNode;
}

export function LiveParcel({ initial = parcel, errors, extra }: LiveParcelProps) {
  const [values, setValues] = useState(initial);
  return (
    <ParcelCard
      values={values}
      errors={errors}
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

export function LiveQuotes(props: QuoteListProps) {
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

export const footer = (props: Partial<GuideFooterProps> = {}) => (
  <GuideFooter
    primaryLabel="Revisar y generar"
    onPrimary={nothing}
    onBack={nothing}
    total={first?.total}
    service="Veloz MX Terrestre"
    balance={centavos(431820)}
    onTopUp={nothing}
    {...props}
  />
);

/** The form of where it goes, as it was found. */
export const DestinationForm = ({
  values = sampleAddress,
  errors,
}: {
  values?: AddressValues;
  errors?: AddressErrors;
}) => (
  <Card title="Destino">
    <AddressForm values={values} errors={errors} onValuesChange={nothing} lookup={foundColonies('Mirador')} />
  </Card>
);

/** What was answered so far, beside the step. */
export const aside = (
  <>
    <RouteCard origin={origin} destination={destination} onEdit={nothing} />
    <LiveParcel />
  </>
);

/** The same in one row: a phone has no room beside the step. */
export const summary = (
  <RouteSummary title="Guadalajara a Monterrey" line="30 × 25 × 20 cm · se cobran 3.00 kg" onEdit={nothing} />
);

/** Steps that can be gone back to. */
export const stepsWithLinks = guideSteps.map((step) => ({
  ...step,
  href: `/mis-pedidos/crear-guia?paso=${step.key}`,
}));

/** In the main area of a page, whose padding the wizard's bars reach over. */
export const inMainArea: Decorator = (Story, { globals }) => {
  const inset = globals['viewport'] ? 16 : 24;
  return (
    <main style={{ padding: inset, [shellInset.slice(4, -1)]: `${inset}px` }}>
      <Story />
    </main>
  );
};
