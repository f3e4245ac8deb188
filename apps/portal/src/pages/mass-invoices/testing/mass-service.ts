import type { BillingRecordAnswer } from '@trastienda/api-client';
import { listAutomaticBillings, listManualBillings } from '@trastienda/api-client/billing';
import { mock } from '@trastienda/api-client/msw';
import { http, HttpResponse } from 'msw';

const [example] = listAutomaticBillings.example().records as [BillingRecordAnswer];

export const orderAt = (at: number): string => `6183${9000 + at}`;

/**
 * A small service for invoices of Sears: orders 0 to `count` wait, each for 1,798.00 plus a peso for each of `apart`. It
 * remembers answers by key and takes a file once; `cut` loses an answer after its effect.
 */
export function massService(
  count: number,
  { apart = true, refuse = new Set<string>(), receptor = null as string | null } = {},
) {
  /** Folio of the invoice of each order. */
  const kept = new Map<string, string>();
  const answers = new Map<string, object>();
  const calls: { key: string; names: string[] }[] = [];
  let cuts = 0;
  /** Calls until nothing is reached any more, and whether the last one still has its effect. */
  let end = { after: Number.POSITIVE_INFINITY, hasEffect: true };
  /** How often each file was taken as a new one. */
  const taken = new Map<string, number>();
  const record = (at: number): BillingRecordAnswer => ({
    ...example,
    id: `fac-${at}`,
    no_pedido: orderAt(at),
    guide: `77410936${1000 + at}`,
    monto: apart ? 1798 + at * 10 : 1798,
    fecha_pedido: '2025-11-18T18:00:00.000Z',
    guide_type: 'automatica',
    receptor,
    invoice_status: kept.has(orderAt(at)) ? 'en_revision' : 'pendiente',
    uuid: kept.get(orderAt(at)) ?? null,
  });
  const page = ({ query: { page: at = 1, pageSize = 20, invoice_status: status } }: PageRequest) => {
    const all = Array.from({ length: count }, (_, n) => record(n)).filter(
      (one) => one.invoice_status === status,
    );
    return {
      records: all.slice((at - 1) * pageSize, at * pageSize),
      totalRecords: all.length,
      totalPages: Math.ceil(all.length / pageSize),
    };
  };
  const none = { records: [], totalRecords: 0, totalPages: 0 };
  const handlers = [
    mock(listAutomaticBillings).reply(page),
    mock(listManualBillings).reply(none),
    http.post('*/masivas', async ({ request }) => {
      end.after -= 1;
      if (end.after < 0 || (end.after === 0 && !end.hasEffect)) return HttpResponse.error();
      const form = await request.formData();
      const key = request.headers.get('Idempotency-Key') ?? '';
      const files = form.getAll('files') as File[];
      const orders = form.getAll('pedidos') as string[];
      calls.push({ key, names: files.map(({ name }) => name) });
      const first = answers.get(key);
      const uuids = await Promise.all(
        files.map(async (file) => /UUID="([^"]+)"/u.exec(await file.text())?.[1] ?? ''),
      );
      const given = first ?? {
        data: files.map((file, at) => {
          const order = orders[at] ?? '';
          const slot = /\.xml$/iu.test(file.name) ? order : `${order} pdf`;
          const isSame = kept.has(slot);
          if (refuse.has(order)) {
            return {
              success: false,
              message: 'El RFC no está activo',
              file_name: file.name,
              uuid: null,
              billingId: null,
            };
          }
          if (!isSame) taken.set(file.name, (taken.get(file.name) ?? 0) + 1);
          kept.set(slot, uuids[at] ?? '');
          return {
            success: true,
            message: isSame ? 'Esta factura ya estaba' : 'Factura en revisión',
            file_name: file.name,
            uuid: null,
            billingId: 'x',
          };
        }),
      };
      answers.set(key, given);
      if (end.after === 0) return HttpResponse.error();
      if (cuts > 0) {
        cuts -= 1;
        return HttpResponse.error();
      }
      return HttpResponse.json(given);
    }),
  ];
  return {
    handlers,
    calls,
    kept,
    taken,
    /** The server dies at a call, with its effect or before; `revive` brings it back. */
    dieAt: (after: number, hasEffect: boolean) => void (end = { after, hasEffect }),
    revive: () => void (end = { after: Number.POSITIVE_INFINITY, hasEffect: true }),
    cut: (times: number) => void (cuts = times),
  };
}
type PageRequest = {
  readonly query: {
    readonly page?: number | undefined;
    readonly pageSize?: number | undefined;
    readonly invoice_status?: BillingRecordAnswer['invoice_status'] | undefined;
  };
};
