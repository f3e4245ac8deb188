import { calls } from '@trastienda/api-client/calls';
import { describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { cfdiFor } from '../../testing/cfdi.ts';
import { testInstallation } from '../../testing/installation.ts';
import { orderAt } from '../../testing/requests.ts';
import { tablesWith } from '../../testing/tables-with.ts';
import { useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { ask } = asking(() => db.database);
const strict = asking(() => db.database, {
  installation: { ...testInstallation, billingReceivers: { SR: 'SSM990607NS3' } },
});

describe('whom an invoice must be for (D353)', () => {
  it('its record says it, another receiver is refused, and other channels are asked nothing', async () => {
    const order = await orderAt(db.database, ask, 'SR', 7);
    const query = { store_id: CASA_LUMBRE, no_pedido: order.orderid };
    const { records } = await strict.ask(calls.listAutomaticBillings, { query });
    const [record] = records;
    expect(record?.receptor).toBe('SSM990607NS3');
    expect((await ask(calls.listAutomaticBillings, { query })).records[0]?.receptor).toBeNull();
    const upload = (receiver: string) =>
      strict.answer(calls.uploadAutomaticInvoice, {
        body: {
          status_order: 'finalizado',
          type_file: 'invoice',
          file_name: 'A-123.xml',
          guide_type: 'automatica',
          guide: record?.guide,
          rfc: 'CLU210415AB7',
          file64: Buffer.from(cfdiFor({ amount: record?.monto ?? 0, receiver })).toString('base64'),
          store_id: CASA_LUMBRE,
          no_pedido: order.orderid,
          marketplace: 'SR',
        },
      });
    const message = 'El canal la pide a nombre de SSM990607NS3';
    expect(await upload('XAXX010101000')).toMatchObject({
      status: 422,
      body: { validationResults: [{ field: 'file64', message }] },
    });
    // The buyer is in no table, although the answers of a mass upload are stored with their key (D169).
    const buyer = 'CANR800101AB1';
    expect(await upload(buyer)).toMatchObject({ status: 422 });
    const many = await strict.ask(calls.uploadMassInvoices, {
      body: {
        store_id: CASA_LUMBRE,
        marketplace: 'SR',
        files: [new File([cfdiFor({ amount: record?.monto ?? 0, receiver: buyer })], `${order.orderid}.xml`)],
        pedidos: [order.orderid],
      },
    });
    expect(many.data[0]).toMatchObject({ success: false, message });
    expect(await tablesWith(db.database, buyer)).toEqual([]);
    // This receiver's use S01 fits its regime 616.
    expect(await upload('SSM990607NS3')).toMatchObject({ status: 200 });
    const { records: others } = await strict.ask(calls.listAutomaticBillings, {
      query: { store_id: CASA_LUMBRE, marketplace: 'CS' },
    });
    expect(new Set(others.map(({ receptor }) => receptor))).toEqual(new Set([null]));
  });
});
