import { validateEmail } from '@trastienda/domain';
import { countryOf, mapAddress, personOf } from './map-address.ts';
import type { MapContext } from './map-context.ts';
import { mapMoney } from './map-lines.ts';
import type { MappedOrder, OrderFault } from './mapped-order.ts';
import { standingOf } from './order-status.ts';
import { plainText, shortText } from './plain-text.ts';
import type { WooOrder } from './schemas.ts';

/** Longer texts than these are no address and no note. */
const longestAddress = 400;
const longestNotes = 2000;

const instant = (gmtSecond: string | null) => (gmtSecond === null ? null : `${gmtSecond}Z`);

const currencyOf = (order: WooOrder) => shortText(order.currency, 10).toUpperCase();

function faultsOf(order: WooOrder, needsShipping: boolean, notes: string | null): OrderFault[] {
  const faults: OrderFault[] = [];
  const currency = currencyOf(order);
  if (currency !== 'MXN') faults.push({ kind: 'other_currency', currency });
  const country = countryOf(order);
  if (country !== '' && country !== 'MX') faults.push({ kind: 'other_country', country });
  if (!needsShipping && order.line_items.length > 0) faults.push({ kind: 'nothing_to_ship' });
  const addresses = [order.billing, order.shipping];
  if (addresses.some((one) => Object.values(one).some((text) => text.length > longestAddress)))
    faults.push({ kind: 'too_long', field: 'address' });
  if ((notes ?? '').length > longestNotes) faults.push({ kind: 'too_long', field: 'notes' });
  return faults;
}

/**
 * Makes our order from the shop's. It is total: whatever the shop says becomes an order, and what no merchant could send as it
 * is stands in `faults`.
 */
export function mapOrder(order: WooOrder, context: MapContext): MappedOrder {
  const { faults: moneyFaults, ...money } = mapMoney(order, context);
  const { address, doubts } = mapAddress(order, context);
  const number = plainText(order.number) || String(order.id);
  // A shop says that nothing is to be done only of downloads: courses and gift cards are known by their products.
  const needsShipping =
    order.needs_processing !== false &&
    (money.lines.length === 0 || money.lines.some((line) => line.needsShipping));
  const email = validateEmail(order.billing.email);
  return {
    externalId: String(order.id),
    number: context.prefix === null ? number : `${context.prefix}-${number}`,
    rawStatus: plainText(order.status),
    standing: standingOf(order.status),
    purchasedAt: instant(order.date_created_gmt),
    paidAt: instant(order.date_paid_gmt),
    completedAt: instant(order.date_completed_gmt),
    modifiedAt: instant(order.date_modified_gmt),
    clientName: personOf(order.billing) || personOf(order.shipping),
    clientEmail: email.ok ? email.value : null,
    address,
    addressDoubts: doubts,
    ...money,
    currency: currencyOf(order),
    paymentMethod: plainText(order.payment_method_title),
    feeNames: order.fee_lines.map((fee) => plainText(fee.name)).filter((name) => name !== ''),
    needsShipping,
    faults: [...moneyFaults, ...faultsOf(order, needsShipping, address.notes)],
  };
}
