import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from '../setup/index.ts';
import { channelCases } from '../tables/channel-links.ts';
import { CASA_LUMBRE } from './ask.ts';
import { NOW } from './now.ts';
import { acrossStores } from './test-database.ts';

type NewCase = typeof channelCases.$inferInsert;

/** An order as a shop of WooCommerce sends it. */
export const rawOrder = (more: Readonly<Record<string, unknown>> = {}) => ({
  id: 1042,
  number: '1042',
  status: 'cancelled',
  currency: 'MXN',
  total: '449.00',
  date_created_gmt: '2025-11-24T18:02:00',
  billing: { first_name: 'Ana', last_name: 'Ruiz', address_1: 'Calle Jalapa 14', postcode: '06700' },
  line_items: [{ id: 1, name: 'Veladora de coco', sku: 'VEL-01', quantity: 2 }],
  ...more,
});

/** A case that waits for a person, of an order that was not taken over. @returns its id */
export async function putCase(database: Database, given: Partial<NewCase> = {}): Promise<string> {
  const [row] = await acrossStores(database, (tx) =>
    tx
      .insert(channelCases)
      .values({
        storeId: CASA_LUMBRE,
        // A number of no other record.
        id: randomInt(10 ** 13, 9 * 10 ** 13),
        linkId: 'link-1',
        externalId: randomUUID(),
        cause: 'cancelado_tarde',
        detail: {},
        raw: rawOrder(),
        createdAt: NOW,
        ...given,
      })
      .returning({ id: channelCases.id }),
  );
  return String(row?.id ?? '');
}
