import type { Fulfillment, Order } from './model.ts';
import { type Shop, totalOf } from './shop.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const pesos = (centavos: number) =>
  new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' }).format(centavos / 100);

/** What a person may do to an order in the shop. */
export const adminActs = ['pay', 'cancel', 'refund', 'trash'] as const;
export type AdminAct = (typeof adminActs)[number];
const names: Readonly<Record<AdminAct, string>> = {
  pay: 'Pagar',
  cancel: 'Cancelar',
  refund: 'Reembolsar',
  trash: 'Tirar',
};

function isOffered(act: AdminAct, { status }: Order): boolean {
  if (act === 'pay') return ['pending', 'on-hold', 'failed'].includes(status);
  return !['cancelled', 'refunded', 'trash'].includes(status);
}

/** Does what a button says. */
export function actAsAdmin(shop: Shop, order: Order, act: AdminAct): void {
  if (!isOffered(act, order)) return;
  if (act === 'pay') shop.setStatus(order, 'processing');
  else if (act === 'cancel') shop.setStatus(order, 'cancelled');
  else if (act === 'trash') shop.remove(order, false);
  else
    shop.refund(order, {
      amount: totalOf(order) - order.refunds.reduce((sum, refund) => sum + refund.amount, 0),
      reason: '',
      pieces: new Map(order.items.map((item) => [item.id, item.quantity])),
    });
}

function trackingOf(fulfillment: Fulfillment): string {
  const text = (key: string) => String(fulfillment.meta.find((entry) => entry.key === key)?.value ?? '');
  return `${text('_provider_name')} ${text('_tracking_number')}`.trim();
}

function rowOf(order: Order): string {
  const { first_name, last_name, address_1, address_2, city, postcode } = order.shipping.address_1
    ? order.shipping
    : order.billing;
  const items = order.items.map((item) => `${item.quantity} × ${item.name}`);
  const said = order.notes.filter((note) => note.isForCustomer).map((note) => `Al cliente: ${note.text}`);
  const sent = order.fulfillments.map((one) => `Envío: ${trackingOf(one)}`);
  const back = order.refunds.map((refund) => `Reembolso: ${pesos(refund.amount)}`);
  const buttons = adminActs
    .filter((act) => isOffered(act, order))
    .map(
      (act) =>
        `<form method="post" action="/admin/orders/${order.id}/${act}"><button>${names[act]}</button></form>`,
    );
  const lines = (texts: readonly string[]) => texts.map((text) => `<div>${escaped(text)}</div>`).join('');
  return `<tr><th scope="row">#${order.id}</th><td>${escaped(order.status)}</td><td>${lines([
    `${first_name} ${last_name}`,
    `${address_1}, ${address_2}, ${postcode} ${city}`,
  ])}</td><td>${lines(items)}</td><td>${pesos(totalOf(order))}</td><td>${lines([...sent, ...said, ...back])}</td><td>${buttons.join(' ')}</td></tr>`;
}

/** The page that stands in for the shop's admin: what the shop has, and what a person may do to it. */
export function adminPage(shop: Shop, keys: { readonly key: string; readonly secret: string }): string {
  const rows = [...shop.orders.values()].toSorted((a, b) => b.id - a.id).map(rowOf);
  return `<!DOCTYPE html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tienda de prueba</title>
<style>
body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#1d1d1f}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border-bottom:1px solid #d9d9de}form{display:inline}
button{font:inherit;padding:.15rem .6rem}code{background:#f1f1f4;padding:.1rem .35rem}
</style></head><body>
<h1>Tienda de prueba</h1>
<p>Llave <code>${escaped(keys.key)}</code> · Secreto <code>${escaped(keys.secret)}</code></p>
<p>${rows.length} pedidos. Los envíos por guía están ${shop.settings.hasFulfillments ? 'activos' : 'apagados'}.</p>
<table><thead><tr><th scope="col">Pedido</th><th scope="col">Estado</th><th scope="col">Cliente</th><th scope="col">Artículos</th>
<th scope="col">Total</th><th scope="col">Avisos</th><th scope="col">Acciones</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></body></html>`;
}
