import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@trastienda/api-client/calls';
import { toCentavos } from '@trastienda/domain';
import { checkCfdi, readInvoiceFile } from '@trastienda/domain/invoice';
import { describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { cfdiFor } from '../../testing/cfdi.ts';
import { NOW } from '../../testing/now.ts';
import { orderAt } from '../../testing/requests.ts';
import { useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { ask, answer, failures } = asking(() => db.database);
const timeZone = 'America/Mexico_City';

async function waiting() {
  const order = await orderAt(db.database, ask, 'SR', 7);
  const { records } = await ask(calls.listAutomaticBillings, {
    query: { store_id: CASA_LUMBRE, no_pedido: order.orderid },
  });
  const [record] = records;
  if (!record) throw new Error('No record');
  const upload = (bytes: Uint8Array) =>
    answer(calls.uploadAutomaticInvoice, {
      body: {
        status_order: 'finalizado',
        type_file: 'invoice',
        file_name: 'A-123.xml',
        guide_type: 'automatica',
        guide: record.guide,
        rfc: 'CLU210415AB7',
        file64: Buffer.from(bytes).toString('base64'),
        store_id: CASA_LUMBRE,
        no_pedido: order.orderid,
        marketplace: 'SR',
      },
    });
  return { record, upload };
}

describe('invoices that nobody here wrote', () => {
  it('the service says of each what the browser says, by the same rules', async () => {
    const { record, upload } = await waiting();
    const names = [
      'cfdi40-valid',
      'cfdi33-valid',
      'created-cfdi40-pago20-valid',
      'created-with-discounts-40',
      'retenciones20',
      'simple-xml',
    ];
    for (const name of names) {
      const file = new URL(`../../../../domain/src/testing/foreign/cfdi-utils/${name}.xml`, import.meta.url);
      const bytes = readFileSync(file);
      const read = readInvoiceFile(bytes);
      // The check is that of the portal (`entities/invoice/checks.ts`), with the order's data from the list.
      const seen = read.ok
        ? checkCfdi(read.value.cfdi, {
            amount: toCentavos(record.monto),
            boughtAt: record.fecha_pedido,
            rfc: record.rfc,
            receiver: record.receptor ?? null,
            knownUuids: {},
            replaces: null,
            now: NOW,
            timeZone,
          })
            .filter(({ level }) => level === 'error')
            .map(({ sentence }) => sentence)
        : [read.error.message];
      const { status, body } = await upload(bytes);
      const { validationResults = [] } = body as { validationResults?: { message: string }[] };
      expect({ name, status, said: validationResults.map(({ message }) => message) }).toEqual({
        name,
        status: 422,
        said: seen,
      });
    }
  });

  it('what asks for something elsewhere is refused, and nothing is fetched', async () => {
    let requests = 0;
    const elsewhere = createServer((_request, response) => response.end('<a/>'));
    elsewhere.on('connection', () => {
      requests += 1;
    });
    elsewhere.listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const at = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/x`;
    const { record, upload } = await waiting();
    const good = cfdiFor({ amount: record.monto });
    const withType = (type: string) => good.replace('\n', `\n<!DOCTYPE ${type}>\n`);
    const hostile = [
      withType(`a SYSTEM "${at}"`),
      withType(`a PUBLIC "x" "${at}"`),
      withType(`a [<!ENTITY e SYSTEM "${at}">]`),
      withType(`a [<!ENTITY e SYSTEM "file:///etc/passwd">]`).replace('MXN', '&e;'),
      withType(`a [<!ENTITY % e SYSTEM "${at}"> %e;]`),
      withType(
        `a [${Array.from({ length: 20 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]`,
      ),
    ];
    for (const xml of hostile) {
      expect(await upload(Buffer.from(xml))).toMatchObject({
        status: 413,
        body: { message: 'El archivo excede el tamaño máximo permitido' },
      });
    }
    // Neither is what merely points elsewhere followed: a style sheet, an inclusion, a schema.
    const pointing = good
      .replace('\n', `\n<?xml-stylesheet href="${at}"?>\n`)
      .replace(
        'Version="4.0"',
        `Version="4.0" xmlns:xi="http://www.w3.org/2001/XInclude" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.sat.gob.mx/cfd/4 ${at}"`,
      )
      .replace(
        '</cfdi:Comprobante>',
        `<cfdi:Addenda><xi:include href="${at}"/></cfdi:Addenda></cfdi:Comprobante>`,
      );
    expect((await upload(Buffer.from(pointing))).status).toBe(200);
    elsewhere.close();
    expect(requests).toBe(0);
    expect(failures).toEqual([]);
  });
});
