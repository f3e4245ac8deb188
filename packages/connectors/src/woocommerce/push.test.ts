import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShopClient } from '../shop-client.ts';
import { directClient } from '../testing/emulator-client.ts';
import { type Fault, WooEmulator } from '../testing/woocommerce-emulator.ts';
import {
  guideNote,
  type GuidePush,
  pushCancelledGuide,
  pushCancelledOrder,
  pushCancelledPieces,
  pushDelivered,
  pushGuide,
} from './push.ts';
import type { PushOutcome } from './push-outcome.ts';
import { metaText, readFulfillments, readOrder } from './schemas.ts';

function openShop({ hasFulfillments = true, quantity = 3 } = {}) {
  const emulator = new WooEmulator({ now: () => Date.parse('2026-11-23T03:00:00Z'), hasFulfillments });
  const { shop } = emulator;
  const product = shop.addProduct({
    name: 'Camisa',
    sku: 'C',
    price: 49_900,
    isVirtual: false,
    length: '',
    width: '',
    height: '',
    weight: '',
  });
  const order = shop.createOrder({ isPaid: true, items: [{ productId: product.id, quantity }] });
  const itemId = order.items[0]?.id ?? 0;
  const client = directClient(emulator);
  const read = async () => {
    const [whole, list] = [
      await client.get(`orders/${order.id}`),
      await client.get(`orders/${order.id}/fulfillments`),
    ];
    if (!whole.ok || !list.ok) throw new Error('The shop does not answer');
    return {
      guides: metaText(readOrder(whole.json) ?? { meta_data: [] }, '_trastienda_guias'),
      parcels: hasFulfillments ? readFulfillments(list.json) : [],
    };
  };
  const told = () => order.notes.filter((note) => note.isForCustomer).map((note) => note.text);
  const guideOf = (number: string, count = 1, completes = false): GuidePush => ({
    orderId: order.id,
    guide: { number, carrier: 'Veloz MX', url: `https://rastreo.example/${number}` },
    pieces: [{ itemId, count }],
    completes,
    notifies: true,
  });
  return { emulator, shop, order, itemId, client, read, told, guideOf };
}

const done = (wrote: boolean): PushOutcome => ({ kind: 'done', wrote });

describe('a guide', () => {
  test('is a parcel where the shop keeps parcels', async () => {
    const { client, guideOf, read, told, itemId, order } = openShop();
    expect(await pushGuide(client, guideOf('7946', 2))).toEqual(done(true));
    expect(await pushGuide(client, guideOf('7946', 2))).toEqual(done(false));
    expect((await read()).parcels).toMatchObject([
      { trackingNumber: '7946', items: [{ itemId, pieces: 2 }] },
    ]);
    expect(told()).toEqual([]);
    expect(order.status).toBe('processing');
  });

  test('is a note to the client and a hidden list where it does not', async () => {
    const { client, guideOf, read, told } = openShop({ hasFulfillments: false });
    expect(await pushGuide(client, guideOf('7946'))).toEqual(done(true));
    expect(await pushGuide(client, guideOf('79461'))).toEqual(done(true));
    expect(await pushGuide(client, guideOf('7946'))).toEqual(done(false));
    expect(told()).toEqual([
      'Tu pedido va con Veloz MX, guía 7946: https://rastreo.example/7946',
      'Tu pedido va con Veloz MX, guía 79461: https://rastreo.example/79461',
    ]);
    expect((await read()).guides).toBe('7946,79461');
  });

  test('whose number is part of a longer one is told all the same', async () => {
    const { client, guideOf, told } = openShop({ hasFulfillments: false });
    await pushGuide(client, guideOf('17946'));
    await pushGuide(client, guideOf('7946'));
    expect(told()).toHaveLength(2);
  });

  test('that was told in a note is not told again when the shop begins to keep parcels', async () => {
    const { client, guideOf, read, shop } = openShop({ hasFulfillments: false });
    await pushGuide(client, guideOf('7946'));
    shop.settings.hasFulfillments = true;
    expect(await pushGuide(client, guideOf('7946'))).toEqual(done(false));
    expect((await read()).parcels).toEqual([]);
  });

  test('finishes the order when it is the last one, unless the merchant has a status of her own', async () => {
    const { client, guideOf, order } = openShop();
    expect(await pushGuide(client, guideOf('1', 3, true))).toEqual(done(true));
    expect(order.status).toBe('completed');
    const own = openShop();
    own.order.status = 'empacado';
    expect(await pushGuide(own.client, own.guideOf('1', 3, true))).toEqual(done(true));
    expect(own.order.status).toBe('empacado');
  });

  test.each(['cancelled', 'refunded', 'trash', 'on-hold'])(
    'is no matter for an order that is %s',
    async (status) => {
      for (const hasFulfillments of [true, false]) {
        const { client, guideOf, order, told, read } = openShop({ hasFulfillments });
        order.status = status;
        expect(await pushGuide(client, guideOf('1'))).toEqual({
          kind: 'refused',
          refusal: { reason: 'order_status', rawStatus: status },
        });
        expect([told(), (await read()).parcels]).toEqual([[], []]);
      }
    },
  );

  test('of more pieces than were sold, those sent by hand counted, is a case', async () => {
    const { client, guideOf, itemId, read } = openShop({ quantity: 3 });
    const tooMany: PushOutcome = { kind: 'refused', refusal: { reason: 'too_many_pieces', itemId } };
    expect(await pushGuide(client, guideOf('1', 4))).toEqual(tooMany);
    expect(await pushGuide(client, guideOf('1', 3))).toEqual(done(true));
    expect(await pushGuide(client, guideOf('2', 1))).toEqual(tooMany);
    expect((await read()).parcels).toHaveLength(1);
    // Two rows of one line count together.
    const twice = openShop({ quantity: 3 });
    const push = {
      ...twice.guideOf('1', 2),
      pieces: [
        { itemId: twice.itemId, count: 2 },
        { itemId: twice.itemId, count: 2 },
      ],
    };
    expect(await pushGuide(twice.client, push)).toMatchObject({ kind: 'refused' });
    expect(await pushGuide(twice.client, { ...push, pieces: [{ itemId: 999, count: 1 }] })).toMatchObject({
      kind: 'refused',
    });
  });

  test('of an order that the shop has not any more is a case', async () => {
    const { client, guideOf, order, shop } = openShop();
    shop.remove(order, true);
    expect(await pushGuide(client, guideOf('1'))).toEqual({
      kind: 'refused',
      refusal: { reason: 'order_gone' },
    });
  });

  test.each([
    ['401', false],
    ['429', false],
    ['500', true],
    ['lost', true],
    ['html 503', true],
  ] as const)('that meets %s is tried again, and only of a write nobody knows', async (fault, isUnknown) => {
    const { guideOf, emulator } = openShop();
    emulator.switches.fault = fault;
    const asked = await pushGuide(directClient(emulator), guideOf('1'));
    expect(asked).toMatchObject({ kind: 'failed', isUnknown: false });
    const told = directClient(emulator, (method) => {
      emulator.switches.fault = method === 'GET' ? null : fault;
    });
    expect(await pushGuide(told, guideOf('1'))).toMatchObject({ kind: 'failed', isUnknown });
  });
});

describe('what is taken back', () => {
  test('a parcel, with a word to the client and the status that we set', async () => {
    const { client, guideOf, read, told, order } = openShop();
    await pushGuide(client, guideOf('7946', 3, true));
    const cancel = () => pushCancelledGuide(client, { orderId: order.id, number: '7946' });
    expect(await cancel()).toEqual(done(true));
    expect(order.status).toBe('processing');
    expect((await read()).parcels).toEqual([]);
    expect(told()).toEqual(['Se canceló la guía 7946. Te avisaremos cuando tu pedido salga.']);
    expect(await cancel()).toEqual(done(false));
    // Its pieces may go with another guide.
    expect(await pushGuide(client, guideOf('7947', 3, true))).toEqual(done(true));
    expect(order.status).toBe('completed');
  });

  test('a note, and a status that is the merchant’s stays', async () => {
    const { client, guideOf, read, told, order, shop } = openShop({ hasFulfillments: false });
    await pushGuide(client, guideOf('7946'));
    shop.setStatus(order, 'completed');
    expect(await pushCancelledGuide(client, { orderId: order.id, number: '7946' })).toEqual(done(true));
    expect([order.status, (await read()).guides, told().length]).toEqual(['completed', '', 2]);
  });

  test('a note whose number never came into the list', async () => {
    const { client, guideOf, told, order, shop } = openShop({ hasFulfillments: false });
    shop.addNote(order, guideNote(guideOf('7946').guide), true);
    const cancel = () => pushCancelledGuide(client, { orderId: order.id, number: '7946' });
    expect(await cancel()).toEqual(done(true));
    expect(told()).toHaveLength(2);
    expect(await cancel()).toEqual(done(false));
  });

  test('a guide of somebody else, never', async () => {
    const { client, guideOf, read, order } = openShop();
    await pushGuide(client, guideOf('1'));
    expect(await pushCancelledGuide(client, { orderId: order.id, number: '2' })).toEqual(done(false));
    expect((await read()).parcels).toHaveLength(1);
  });

  test('an order, once; a finished one is a case', async () => {
    const { client, order } = openShop();
    expect(await pushCancelledOrder(client, order.id)).toEqual(done(true));
    expect(await pushCancelledOrder(client, order.id)).toEqual(done(false));
    const finished = openShop();
    finished.shop.setStatus(finished.order, 'completed');
    expect(await pushCancelledOrder(finished.client, finished.order.id)).toEqual({
      kind: 'refused',
      refusal: { reason: 'order_status', rawStatus: 'completed' },
    });
  });

  test('single pieces are a note for the merchant, and delivery finishes the order', async () => {
    const { client, order } = openShop();
    const push = { orderId: order.id, text: 'Se canceló 1 pieza de Té & café', reference: 'mov 7' };
    expect(await pushCancelledPieces(client, push)).toEqual(done(true));
    expect(await pushCancelledPieces(client, push)).toEqual(done(false));
    // A filter of the shop makes HTML of what it keeps.
    order.notes = order.notes.map((note) => ({ ...note, text: note.text.replaceAll('&', '&amp;') }));
    expect(await pushCancelledPieces(client, push)).toEqual(done(false));
    expect(await pushCancelledPieces(client, { ...push, reference: 'mov 8' })).toEqual(done(true));
    expect(order.notes.filter((note) => note.isForCustomer)).toEqual([]);
    expect(await pushDelivered(client, order.id)).toEqual(done(true));
    expect(await pushDelivered(client, order.id)).toEqual(done(false));
  });
});

describe('laws', () => {
  const faults: readonly Fault[] = [
    'cut',
    'lost',
    'refused',
    '401',
    '429',
    '500',
    'html 403',
    'html 503',
    'php warning',
  ];
  // Most requests go well, so that faults also meet the last steps of a push.
  const aFault = fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...faults) },
  );
  /** What the merchant does in her shop meanwhile: a parcel of so many pieces by hand. */
  const byHand = fc.option(fc.integer({ min: 1, max: 2 }), { freq: 5 });
  const scenario = fc.record({
    hasFulfillments: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 5 }),
    guides: fc.array(fc.record({ count: fc.integer({ min: 1, max: 3 }), completes: fc.boolean(), byHand }), {
      minLength: 1,
      maxLength: 3,
    }),
    /** What each request meets, until there are no more faults. */
    faults: fc.array(aFault, { maxLength: 30 }),
    /** How often each push is repeated after it was done, as by a process that died before it said so. */
    repeats: fc.integer({ min: 1, max: 3 }),
  });

  /** A client whose requests meet these faults, one after another. */
  const failing = (emulator: WooEmulator, met: readonly (Fault | null)[]): ShopClient => {
    const left = [...met];
    return directClient(emulator, () => {
      emulator.switches.fault = left.shift() ?? null;
    });
  };
  /** Pushes until the shop has said yes or no, so many times over. */
  const insist = async (push: () => Promise<PushOutcome>, repeats: number) => {
    let first: PushOutcome | null = null;
    for (let time = 0; time < repeats;) {
      const outcome = await push();
      if (outcome.kind === 'failed') continue;
      first ??= outcome;
      time += 1;
    }
    return first;
  };

  test('a push that is repeated through any faults tells of each guide once, and sends no more than was sold', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async ({ hasFulfillments, quantity, guides, faults: met, repeats }) => {
        const { emulator, shop, order, itemId, read, told, guideOf } = openShop({
          hasFulfillments,
          quantity,
        });
        const client = failing(emulator, met);
        const said = new Map<string, PushOutcome | null>();
        let handMade = 0;
        for (const [at, { count, completes, byHand: pieces }] of guides.entries()) {
          const left = quantity - order.fulfillments.length;
          if (hasFulfillments && pieces !== null && pieces <= left) {
            handMade += 1;
            order.fulfillments = [
              ...order.fulfillments,
              {
                id: 1000 + at,
                at: 0,
                isFulfilled: true,
                meta: [shop.meta('_items', [{ item_id: itemId, qty: String(pieces) }])],
              },
            ];
          }
          const push = guideOf(`A${at}`, count, completes);
          said.set(push.guide.number, await insist(() => pushGuide(client, push), repeats));
        }
        emulator.switches.fault = null;
        const { parcels, guides: listed } = await read();
        const numbers = parcels.map(({ trackingNumber }) => trackingNumber).filter((number) => number !== '');
        const accepted = [...said]
          .filter(([, outcome]) => outcome?.kind === 'done')
          .map(([number]) => number);
        if (hasFulfillments) {
          expect(numbers).toEqual(accepted);
          expect(told()).toEqual([]);
          if (handMade === 0) {
            const pieces = parcels.flatMap(({ items }) => items).reduce((sum, item) => sum + item.pieces, 0);
            expect(pieces).toBeLessThanOrEqual(quantity);
          } else {
            // What she sends by hand is hers; ours adds nothing to an order that is full.
            const byUs = parcels
              .filter(({ trackingNumber }) => trackingNumber !== '')
              .flatMap(({ items }) => items);
            expect(byUs.reduce((sum, item) => sum + item.pieces, 0)).toBeLessThanOrEqual(quantity);
          }
        } else {
          expect(told()).toEqual(accepted.map((number) => guideNote(guideOf(number).guide)));
          expect(listed).toBe(accepted.join(','));
        }
        const isFinished = guides.some(({ completes }, at) => completes && accepted.includes(`A${at}`));
        expect(order.status).toBe(isFinished ? 'completed' : 'processing');
      }),
      { numRuns: 1000 },
    );
  });

  test('a guide that is told and taken back through any faults leaves no trace but one note', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(aFault, { maxLength: 30 }),
        fc.integer({ min: 1, max: 3 }),
        async (hasFulfillments, met, repeats) => {
          const { emulator, order, read, told, guideOf } = openShop({ hasFulfillments });
          const client = failing(emulator, met);
          await insist(() => pushGuide(client, guideOf('A1', 3, true)), repeats);
          await insist(() => pushCancelledGuide(client, { orderId: order.id, number: 'A1' }), repeats);
          emulator.switches.fault = null;
          const { parcels, guides } = await read();
          expect([parcels, guides, order.status]).toEqual([[], '', 'processing']);
          expect(told().filter((text) => text.startsWith('Se canceló'))).toHaveLength(1);
        },
      ),
      { numRuns: 500 },
    );
  });
});
