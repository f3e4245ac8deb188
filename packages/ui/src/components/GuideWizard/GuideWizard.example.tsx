import { centavos } from '@trastienda/domain';
import { GuideFooter, GuideWizard, type QuoteItem, QuoteList, RouteCard } from '@trastienda/ui/GuideWizard';
import { useState } from 'react';

const place = { name: 'Jorge R.', line: '64070 Monterrey, N. L.' };
const warehouse = { name: 'Casa Lumbre, almacén', line: '44160 Guadalajara, Jal.' };
const common = { insuranceCost: centavos(1850), extraCharge: centavos(0), extendedZone: centavos(0) };

const quotes: QuoteItem[] = [
  {
    ...common,
    id: 've',
    carrier: 'Veloz MX',
    service: 'Terrestre',
    arrival: 'Viernes 28 nov',
    parcelCost: centavos(13000),
    total: centavos(14850),
    reason: 'recommended',
  },
  {
    ...common,
    id: 'r7',
    carrier: 'Ruta 7',
    service: 'Económico',
    arrival: 'Lunes 1 dic',
    parcelCost: centavos(10340),
    total: centavos(12190),
    reason: 'cheapest',
  },
];

export function Example() {
  const [id, setId] = useState('ve');
  const [isBuying, setBuying] = useState(false);
  const quote = quotes.find((one) => one.id === id);
  return (
    <GuideWizard
      channel="CS"
      orderNumber="52093318"
      context="Jorge R. · vence hoy, 18:00"
      currentStep="cotizar"
      aside={<RouteCard origin={warehouse} destination={place} />}
      footer={
        <GuideFooter
          primaryLabel="Revisar y generar"
          pending={isBuying}
          onPrimary={() => setBuying(true)}
          total={quote?.total}
          service={quote && `${quote.carrier} ${quote.service}`}
          balance={centavos(431820)}
        />
      }
    >
      <QuoteList options={quotes} value={id} onChange={setId} validity="Precios con IVA · válidos 15 min" />
    </GuideWizard>
  );
}
