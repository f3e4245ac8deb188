import type { ShopClient } from '../shop-client.ts';
import { standingOf } from './order-status.ts';
import { plainText } from './plain-text.ts';
import { accepted, outcomeOf, type PushOutcome, refuse } from './push-outcome.ts';
import { metaText, readError, readFulfillments, readNotes, readOrder, type WooOrder } from './schemas.ts';

/**
 * Writes to a shop: every push reads the order first and writes only what is not so yet, since an answer that was lost does not
 * say whether the shop did what it was told. A push may therefore be repeated as often as it fails. Pushes of one order run one
 * after another.
 */

/** Numbers of guides that the client was told of, in the order's hidden meta data. */
const guidesKey = '_trastienda_guias';
/** The status that we set, which we alone may take back. */
const statusKey = '_trastienda_estado';

export interface PushedGuide {
  readonly number: string;
  /** Name that the client knows. */
  readonly carrier: string;
  /** Address of the tracking page, `null` for none. */
  readonly url: string | null;
}

export interface GuidePush {
  readonly orderId: number;
  readonly guide: PushedGuide;
  /** The pieces in the parcel, by the order's line. */
  readonly pieces: readonly { readonly itemId: number; readonly count: number }[];
  /** Whether the order is finished with it. */
  readonly completes: boolean;
  /** Whether the shop writes to the client about a parcel. */
  readonly notifies: boolean;
}

/** Whether the order's end is our own word of its last guide, and not the merchant's of its delivery. */
export const isFinishedByUs = (order: WooOrder): boolean =>
  standingOf(order.status) === 'done' && metaText(order, statusKey) === 'completed';

const guidesOf = (order: WooOrder) =>
  metaText(order, guidesKey)
    .split(',')
    .filter((number) => number !== '');

/** Whether a text names a number, and not a longer one that it is part of. */
function names(text: string, number: string): boolean {
  const isPart = (letter: string) => /[\p{L}\d]/u.test(letter);
  for (let at = text.indexOf(number); at !== -1; at = text.indexOf(number, at + 1)) {
    if (!isPart(text.charAt(at - 1)) && !isPart(text.charAt(at + number.length))) return true;
  }
  return false;
}

async function orderOf(client: ShopClient, orderId: number): Promise<WooOrder> {
  return (
    readOrder(accepted(await client.get(`orders/${orderId}`), { isWrite: false })) ??
    refuse({ reason: 'order_gone' })
  );
}

/** An order that was cancelled or is not paid gets no parcel: a person decides about it. */
function refuseUnlessOpen(order: WooOrder): void {
  const standing = standingOf(order.status);
  if (standing === 'cancelled' || standing === 'unpaid')
    refuse({ reason: 'order_status', rawStatus: order.status });
}

/** The parcels that the shop knows of; `null` where it has no such interface. */
async function parcelsOf(client: ShopClient, orderId: number) {
  const answer = await client.get(`orders/${orderId}/fulfillments`);
  if (answer.ok && answer.status === 404 && readError(answer.json).code === 'rest_no_route') return null;
  return readFulfillments(accepted(answer, { isWrite: false }));
}

/** The shop itself counts no pieces: nothing may be sent that was not sold, nor sent before. */
function refuseTooMany(
  order: WooOrder,
  sent: readonly { itemId: number; pieces: number }[],
  push: GuidePush,
): void {
  const counts = new Map<number, number>();
  for (const { itemId, pieces } of sent) counts.set(itemId, (counts.get(itemId) ?? 0) + pieces);
  for (const { itemId, count } of push.pieces) {
    const sold = Number(order.line_items.find((item) => item.id === itemId)?.quantity ?? 0);
    const total = (counts.get(itemId) ?? 0) + count;
    if (!(total <= sold)) refuse({ reason: 'too_many_pieces', itemId });
    counts.set(itemId, total);
  }
}

async function addParcel(client: ShopClient, { orderId, guide, pieces, notifies }: GuidePush): Promise<void> {
  const meta = {
    _items: pieces.map(({ itemId, count }) => ({ item_id: itemId, qty: count })),
    _tracking_number: guide.number,
    _shipment_provider: 'other',
    _provider_name: guide.carrier,
    ...(guide.url === null ? {} : { _tracking_url: guide.url }),
  };
  accepted(
    await client.post(`orders/${orderId}/fulfillments`, {
      status: 'fulfilled',
      is_fulfilled: true,
      notify_customer: notifies,
      meta_data: Object.entries(meta).map(([key, value]) => ({ key, value })),
    }),
  );
}

/** Deletes a parcel. One that somebody deleted meanwhile is refused by a code of its own, so the list tells. */
async function deleteParcel(client: ShopClient, orderId: number, id: number): Promise<void> {
  const answer = await client.delete(`orders/${orderId}/fulfillments/${id}`);
  if (answer.ok && answer.status >= 400) {
    const left = await parcelsOf(client, orderId);
    if (!left?.some((parcel) => parcel.id === id)) return;
  }
  accepted(answer);
}

/** The words that the client of a shop without parcels reads in an e-mail. */
export function guideNote({ carrier, number, url }: PushedGuide): string {
  return `Tu pedido va con ${carrier}, guía ${number}${url === null ? '' : `: ${url}`}`;
}

const cancelled = 'Se canceló la guía';

/** The notes of an order as people read them: a filter of the shop may have made HTML of them. */
async function notesOf(client: ShopClient, orderId: number) {
  return readNotes(accepted(await client.get(`orders/${orderId}/notes`), { isWrite: false })).map((note) => ({
    text: plainText(note.note),
    isForClient: note.customer_note === true,
  }));
}

/** Tells something in a note, once: its mark is a part of the text that no other note has. */
async function tellOnce(
  client: ShopClient,
  orderId: number,
  {
    text,
    mark,
    isForClient,
  }: { readonly text: string; readonly mark: string; readonly isForClient: boolean },
): Promise<boolean> {
  if ((await notesOf(client, orderId)).some((note) => note.text.includes(plainText(mark)))) return false;
  accepted(await client.post(`orders/${orderId}/notes`, { note: text, customer_note: isForClient }));
  return true;
}

export interface CancelledGuidePush {
  readonly orderId: number;
  readonly number: string;
  /** Whether no other parcel follows, since the order is cancelled with it. */
  readonly isOrderOver?: boolean;
}

/** Tells the client that a guide is none any more. */
function tellCancelled(
  client: ShopClient,
  { orderId, number, isOrderOver = false }: CancelledGuidePush,
): Promise<boolean> {
  const mark = `${cancelled} ${number}.`;
  const text = isOrderOver ? mark : `${mark} Te avisaremos cuando tu pedido salga.`;
  return tellOnce(client, orderId, { text, mark, isForClient: true });
}

/** Whether a note to the client names a guide, other than the one that takes it back. */
async function isTold(client: ShopClient, orderId: number, number: string): Promise<boolean> {
  const notes = await notesOf(client, orderId);
  return notes.some(
    ({ text, isForClient }) => isForClient && names(text, number) && !text.startsWith(cancelled),
  );
}

/** The guide by a note and a hidden list, where the shop keeps no parcels. */
async function noteGuide(client: ShopClient, order: WooOrder, { guide }: GuidePush): Promise<void> {
  if (!(await isTold(client, order.id, guide.number)))
    accepted(await client.post(`orders/${order.id}/notes`, { note: guideNote(guide), customer_note: true }));
  // It comes last, so that what it names was told for certain.
  accepted(
    await client.put(`orders/${order.id}`, {
      meta_data: [{ key: guidesKey, value: [...guidesOf(order), guide.number].join(',') }],
    }),
  );
}

/** Finishes an order that still is as WooCommerce leaves a paid one; any other status is the merchant's own. */
async function complete(client: ShopClient, order: WooOrder): Promise<boolean> {
  if (standingOf(order.status) !== 'waiting') return false;
  accepted(
    await client.put(`orders/${order.id}`, {
      status: 'completed',
      meta_data: [{ key: statusKey, value: 'completed' }],
    }),
  );
  return true;
}

/**
 * Tells the shop of a guide: as a parcel where the shop keeps parcels, else by a note to the client. The pieces are those sold at
 * most, together with what is in the shop already.
 */
export function pushGuide(client: ShopClient, push: GuidePush): Promise<PushOutcome> {
  return outcomeOf(async () => {
    const order = await orderOf(client, push.orderId);
    let wrote = false;
    // A number that the client read in a note is told, also where the shop has begun to keep parcels since.
    if (!guidesOf(order).includes(push.guide.number)) {
      const parcels = await parcelsOf(client, push.orderId);
      const isThere = parcels?.some(({ trackingNumber }) => trackingNumber === push.guide.number) ?? false;
      if (!isThere) {
        refuseUnlessOpen(order);
        refuseTooMany(order, parcels?.flatMap(({ items }) => items) ?? [], push);
        if (parcels === null) await noteGuide(client, order, push);
        else await addParcel(client, push);
        wrote = true;
      }
    }
    return (push.completes && (await complete(client, order))) || wrote;
  });
}

/**
 * Takes a guide back: our parcel is deleted, the client reads why, and the status that we set goes back if it is still the one
 * that the order has.
 */
export function pushCancelledGuide(client: ShopClient, push: CancelledGuidePush): Promise<PushOutcome> {
  const { orderId, number } = push;
  return outcomeOf(async () => {
    const order = await orderOf(client, orderId);
    const parcels = (await parcelsOf(client, orderId)) ?? [];
    let wrote = false;
    const isListed = guidesOf(order).includes(number);
    for (const { id } of parcels.filter(({ trackingNumber }) => trackingNumber === number)) {
      // The note comes before the parcel goes: with the parcel gone nobody would know that it is owed.
      await tellCancelled(client, push);
      await deleteParcel(client, orderId, id);
      wrote = true;
    }
    // The list may lack a number whose note was the last thing that went through.
    if (isListed || (await isTold(client, orderId, number)))
      wrote = (await tellCancelled(client, push)) || wrote;
    const isOurStatus = isFinishedByUs(order);
    if (!isListed && !isOurStatus) return wrote;
    accepted(
      await client.put(`orders/${orderId}`, {
        ...(isOurStatus ? { status: 'processing' } : {}),
        meta_data: [
          {
            key: guidesKey,
            value: guidesOf(order)
              .filter((one) => one !== number)
              .join(','),
          },
          { key: statusKey, value: '' },
        ],
      }),
    );
    return true;
  });
}

/** Finishes an order whose last piece was delivered. */
export function pushDelivered(client: ShopClient, orderId: number): Promise<PushOutcome> {
  return outcomeOf(async () => complete(client, await orderOf(client, orderId)));
}

/** Cancels a whole order; one that the shop finished meanwhile is a case. */
export function pushCancelledOrder(client: ShopClient, orderId: number): Promise<PushOutcome> {
  return outcomeOf(async () => {
    const order = await orderOf(client, orderId);
    const standing = standingOf(order.status);
    if (standing === 'cancelled') return false;
    if (standing === 'done') refuse({ reason: 'order_status', rawStatus: order.status });
    accepted(await client.put(`orders/${orderId}`, { status: 'cancelled' }));
    return true;
  });
}

/**
 * Tells the merchant in her shop that single pieces were cancelled: WooCommerce itself cancels whole orders only. The reference
 * makes the note one of its own, so that a second try finds it.
 */
export function pushCancelledPieces(
  client: ShopClient,
  {
    orderId,
    text,
    reference,
  }: { readonly orderId: number; readonly text: string; readonly reference: string },
): Promise<PushOutcome> {
  return outcomeOf(async () => {
    await orderOf(client, orderId);
    const mark = `(${reference})`;
    return tellOnce(client, orderId, { text: `${text} ${mark}`, mark, isForClient: false });
  });
}
