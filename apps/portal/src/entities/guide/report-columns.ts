import type { CallOutput } from '@trastienda/api-client';
import type { getGuidesReport } from '@trastienda/api-client/shippings';
import { channelName, type CsvColumn, formatForFile, trackingStateLabel } from '@trastienda/domain';

type Guide = CallOutput<typeof getGuidesReport>['detail'][number];

/** The columns of the report of guides; times on the clock of a zone. */
export const guideReportColumns = (timeZone: string): readonly CsvColumn<Guide>[] => [
  { header: 'Guía', value: ({ guide }) => guide, isText: true },
  { header: 'Pedido', value: ({ orderNumber }) => orderNumber, isText: true },
  { header: 'Canal', value: ({ marketplace }) => (marketplace === null ? '' : channelName(marketplace)) },
  { header: 'Paquetería', value: ({ nameParcel }) => nameParcel },
  { header: 'Servicio', value: ({ serviceType }) => serviceType },
  { header: 'Estado', value: ({ status }) => trackingStateLabel(status) },
  { header: 'Destinatario', value: ({ destinationName }) => destinationName },
  { header: 'Ciudad', value: ({ destinationCity }) => destinationCity },
  { header: 'Contenido', value: ({ content }) => content },
  { header: 'Costo MXN', value: ({ totalCost }) => totalCost },
  { header: 'Creada', value: ({ createdAt }) => formatForFile(createdAt, timeZone) },
];
