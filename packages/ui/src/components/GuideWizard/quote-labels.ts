import { formatNumber } from '@trastienda/domain';

export interface QuoteLabels {
  title: string;
  count: (options: number) => string;
  loading: string;
  updating: string;
  sort: string;
  recommended: string;
  cheapest: string;
  fastest: string;
  extendedZone: string;
  carrier: string;
  arrives: string;
  onTime: string;
  total: string;
  onTimeRate: (percent: string) => string;
  option: (carrier: string, arrival: string, total: string) => string;
  guide: string;
  insurance: string;
  extraCharge: string;
  totalWithTax: string;
  expired: string;
  requote: string;
  requoting: string;
  noAnswer: (carriers: string, count: number) => string;
  retry: string;
  failed: string;
  failedText: string;
  none: (zipCode: string) => string;
  noneText: string;
  editParcel: string;
  tooLarge: string;
  mendMeasures: string;
  insured: string;
  uninsured: string;
  covers: (amount: string) => string;
  removeInsurance: string;
  addInsurance: string;
}

export const quoteWords: QuoteLabels = {
  title: 'Opciones de envío',
  count: (options) => (options === 1 ? '1 opción' : `${formatNumber(options)} opciones`),
  loading: 'Cotizando…',
  updating: 'Actualizando',
  sort: 'Ordenar por',
  recommended: 'Recomendada',
  cheapest: 'Más barata',
  fastest: 'Más rápida',
  extendedZone: 'Zona extendida',
  carrier: 'Paquetería',
  arrives: 'Llega',
  onTime: 'Cumplimiento',
  total: 'Total',
  onTimeRate: (percent) => `${percent} a tiempo`,
  option: (carrier, arrival, total) => `${carrier}, llega ${arrival}, ${total}`,
  guide: 'Guía',
  insurance: 'Seguro',
  extraCharge: 'Cargo extra',
  totalWithTax: 'Total con IVA',
  expired: 'Los precios ya vencieron.',
  requote: 'Cotizar de nuevo',
  requoting: 'Cotizando…',
  noAnswer: (carriers, count) => (count === 1 ? `${carriers} no respondió` : `${carriers} no respondieron`),
  retry: 'Reintentar',
  failed: 'No pudimos cotizar',
  failedText: 'Las paqueterías no respondieron. Tu pedido está a salvo.',
  none: (zipCode) =>
    zipCode === '' ? 'Ninguna paquetería llega a ese destino' : `Ninguna paquetería llega a ${zipCode}`,
  noneText: 'Prueba con otras medidas o con menos peso.',
  editParcel: 'Editar el paquete',
  tooLarge: 'Ninguna paquetería lleva un paquete tan grande',
  mendMeasures: 'Corregir medidas',
  insured: 'Seguro incluido en el total',
  uninsured: 'Sin seguro',
  covers: (amount) => `Cubre hasta ${amount} por daño o pérdida.`,
  removeInsurance: 'Quitar seguro',
  addInsurance: 'Agregar seguro',
};
