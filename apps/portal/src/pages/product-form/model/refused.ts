import type { CallError } from '@trastienda/api-client';
import { serverFaults } from '../../../shared/form/server-faults.ts';
import { type FormChannel, formChannels, type ProductFields } from './fields.ts';

/** The form's name of what the wire calls otherwise: 'info_by_sku.0.stock' is 'stocks.CAM-1'. */
export function fieldOfIssue(path: string, fields: ProductFields): string {
  const [first = '', second = '', third = ''] = path.split('.');
  switch (first) {
    case 'attributes':
      return path;
    case 'dimensions':
      return second || 'height';
    case 'photos':
    case 'bullets':
      return first;
    case 'stock':
      return `stocks.${fields.rows[0]?.key ?? ''}`;
    case 'info_by_sku': {
      const row = fields.rows[Number(second)] ?? fields.rows[0];
      return `${third === 'stock' ? 'stocks' : 'skus'}.${row?.key ?? ''}`;
    }
    case 'sales_channel':
      return third === 'price' || third === 'salePrice' ? `prices.${second}` : `active.${second || 'SR'}`;
    case 'category_name':
      return 'category';
    default:
      return first;
  }
}

/** The channels that a refused save would stop: `data.channels` of a 422 `channel_stops` (D265); none of another refusal. */
export function stopsOf(error: CallError | null): readonly FormChannel[] {
  if (error?.code !== 'channel_stops') return [];
  const { channels } = (error.data ?? {}) as { readonly channels?: unknown };
  return formChannels.filter((code) => Array.isArray(channels) && channels.includes(code));
}

/** Sentences of the service by fields of the form. */
export const refusedFields = (
  error: CallError | null,
  fields: ProductFields,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(serverFaults(error)).map(([path, message]) => [fieldOfIssue(path, fields), message]),
  );
