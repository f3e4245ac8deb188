import { exampleSession } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { sessionFeature } from '../../app/session/session.saga.ts';
import { memoryStore } from '../../shared/persistence/memory-store.ts';
import { memoryTabLock } from '../../shared/persistence/tab-locks.ts';
import { pdfFile } from '../../testing/choose-file.ts';
import { invoiceFile } from '../../testing/invoice-file.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createMassFeature } from './feature.ts';
import { type MassRow, massRows } from './model.ts';
import {
  filesChosen,
  filesReplaced,
  massOpened,
  orderNamed,
  pauseRequested,
  rowRemoved,
  selectMass,
  sendRequested,
} from './slice.ts';
import { massService, orderAt } from './testing/mass-service.ts';

const clock = { now: Date.parse('2025-11-25T15:42:00.000Z'), timeZone: 'America/Mexico_City' };
const createBrowser = () => ({ persistentStore: memoryStore(), lock: memoryTabLock() });
const uuidOf = (at: number): string => `6f1b2c30-9d4e-4a61-8c7b-${String(at).padStart(12, '0')}`;
/** The invoice of order `at`, as the service asks for it. */
const invoiceOf = (at: number, wish: Parameters<typeof invoiceFile>[0] = {}): File =>
  invoiceFile({
    name: `${orderAt(at)}.xml`,
    total: (1798 + at * 10).toFixed(2),
    uuid: uuidOf(at),
    ...wish,
  });

async function openApp(service: Pick<ReturnType<typeof massService>, 'handlers'>, browser = createBrowser()) {
  const app = createTestApp({ session: exampleSession, handlers: service.handlers });
  app.store.startFeature(sessionFeature);
  await app.until((state) => state.session.gate.phase === 'open');
  app.store.startFeature(createMassFeature(browser));
  const state = () => selectMass(app.store.getState());
  app.store.dispatch(massOpened('SR'));
  await app.until(() => state().loading === 'ready');
  const rows = (): MassRow[] => massRows(state(), clock);
  return {
    ...app,
    state,
    rows,
    ids: (of: MassRow['state']) =>
      rows()
        .filter((row) => row.state === of)
        .map(({ id }) => id),
    async choose(...files: File[]) {
      const before = state().files;
      app.store.dispatch(filesChosen(files));
      await app.until(() => state().reading === null && state().files !== before);
    },
    async send(ids?: readonly string[]) {
      app.store.dispatch(
        sendRequested(
          ids ??
            rows()
              .filter((row) => row.state === 'ready')
              .map(({ id }) => id),
        ),
      );
      await app.until(() => ['done', 'paused', 'stopped'].includes(state().sending.phase));
    },
  };
}

describe('many invoices at once (S2.61, D356)', () => {
  test('each finds its order, its PDF goes with it, and what is wrong says why in one sentence', async () => {
    const app = await openApp(massService(8));
    await app.choose(
      invoiceOf(0),
      pdfFile(`${orderAt(0)}.pdf`, 100),
      invoiceOf(1, { name: 'sin numero.xml' }),
      invoiceOf(2, { total: '1.00' }),
      invoiceOf(3, { rfc: 'AAA010101AAA' }),
      invoiceOf(4, { version: '3.3' }),
      new File(['<cfdi'], 'rota.xml'),
      new File([Uint8Array.of(0xff, 0xfe, 0x3c, 0)], 'utf16.xml'),
      invoiceOf(5, { name: 'de nadie.xml', total: '5.00' }),
    );
    expect(
      Object.fromEntries(
        app.rows().map(({ name, state, order, sentence }) => [name, [state, order, sentence]]),
      ),
    ).toEqual({
      [`${orderAt(0)}.xml`]: ['ready', orderAt(0), 'Lista'],
      'sin numero.xml': ['ready', orderAt(1), 'Lista'],
      [`${orderAt(2)}.xml`]: ['wrong', orderAt(2), 'La factura dice $1.00 y el pedido vale $1,818.00'],
      [`${orderAt(3)}.xml`]: [
        'wrong',
        orderAt(3),
        'La emitió AAA010101AAA; tu tienda factura con EKU9003173C9',
      ],
      [`${orderAt(4)}.xml`]: [
        'wrong',
        orderAt(4),
        'Es CFDI 3.3; desde el 1 de abril de 2023 solo vale la versión 4.0',
      ],
      'rota.xml': ['wrong', null, 'El XML está incompleto'],
      'utf16.xml': ['wrong', null, 'El XML no está en UTF-8: vuelve a descargarlo del SAT'],
      'de nadie.xml': ['wrong', null, 'No encontramos su pedido'],
    });
  });

  test('one for another receiver than the channel asks for is not sent (D353)', async () => {
    const app = await openApp(massService(1, { receptor: 'SSM990607NS3' }));
    await app.choose(invoiceOf(0));
    expect(app.rows().map(({ state, sentence }) => [state, sentence])).toEqual([
      ['wrong', 'El canal la pide a nombre de SSM990607NS3'],
    ]);
  });

  test('twins wait for a choice, and choosing one settles the other; two for one order are set aside', async () => {
    const app = await openApp(massService(2, { apart: false }));
    await app.choose(
      invoiceOf(0, { name: 'a.xml', total: '1798.00' }),
      invoiceOf(1, { name: 'b.xml', total: '1798.00' }),
    );
    expect(app.rows().map(({ state, sentence }) => [state, sentence])).toEqual([
      ['choose', 'Puede ser de 2 pedidos: elige uno'],
      ['choose', 'Puede ser de 2 pedidos: elige uno'],
    ]);
    app.store.dispatch(orderNamed({ row: 'A', order: orderAt(1) }));
    expect(app.rows().map(({ id, state, order }) => [id, state, order])).toEqual([
      ['A', 'ready', orderAt(1)],
      ['B', 'ready', orderAt(0)],
    ]);
    app.store.dispatch(orderNamed({ row: 'B', order: orderAt(1) }));
    expect(app.ids('choose')).toEqual(['A', 'B']);
    app.store.dispatch(rowRemoved('B'));
    await app.until(() => app.state().files.length === 1);
    expect(app.ids('ready')).toEqual(['A']);
    app.store.dispatch(orderNamed({ row: 'A', order: '999' }));
    expect(app.rows()[0]?.sentence).toBe('El pedido 999 no espera factura en Sears');
  });

  test('other files in the place of an invoice’s: its order stays, and what showed the old one goes', async () => {
    const app = await openApp(massService(3));
    await app.choose(
      invoiceOf(0, { name: 'mala.xml', total: '1.00' }),
      pdfFile('mala.pdf', 100),
      invoiceOf(1, { name: 'otra.xml', total: '2.00' }),
    );
    app.store.dispatch(orderNamed({ row: 'MALA', order: orderAt(0) }));
    const replace = async (row: string, ...files: File[]) => {
      const before = app.state().files;
      app.store.dispatch(filesReplaced({ row, files }));
      await app.until(() => app.state().reading === null && app.state().files !== before);
      return app.rows().find(({ id }) => id === row);
    };
    expect(await replace('MALA', invoiceOf(0, { name: 'buena.xml' }))).toMatchObject({
      name: 'buena.xml',
      pdf: null,
      order: orderAt(0),
      state: 'ready',
    });
    expect(await replace('MALA', pdfFile('de otro nombre.pdf', 200))).toMatchObject({
      name: 'buena.xml',
      pdf: { name: 'de otro nombre.pdf' },
    });
    // Issued anew under the same name: the PDF beside it is still its own.
    expect(await replace('MALA', invoiceOf(0, { name: 'buena.xml', form: '03' }))).toMatchObject({
      pdf: { name: 'de otro nombre.pdf' },
      note: expect.stringContaining('Aviso') as string,
    });
    expect(app.rows()).toHaveLength(2);
    await app.send();
    expect(app.ids('sent')).toEqual(['MALA']);
  });

  test('the same bytes twice are one file, which is told by name, and one of the same name takes the place of the other', async () => {
    const app = await openApp(massService(3));
    await app.choose(invoiceOf(0), invoiceOf(0, { name: 'copia.xml' }), invoiceOf(1, { total: '1.00' }));
    expect(app.rows()).toHaveLength(2);
    expect(app.state().twins).toEqual([{ name: 'copia.xml', of: invoiceOf(0).name }]);
    await app.choose(invoiceOf(1));
    expect(app.ids('ready')).toHaveLength(2);
    expect(app.state().twins).toEqual([]);
  });

  test('ten files a call at most, pairs together; what the service refuses is retried alone, under another key', async () => {
    const refuse = new Set([orderAt(3)]);
    const service = massService(12, { refuse });
    const app = await openApp(service);
    await app.choose(
      ...Array.from({ length: 12 }, (_, at) => [
        invoiceOf(at),
        pdfFile(`${orderAt(at)}.pdf`, 100 + at),
      ]).flat(),
    );
    await app.send();
    expect(service.calls.map(({ names }) => names.length)).toEqual([10, 10, 4]);
    expect(app.ids('sent')).toHaveLength(11);
    expect(app.rows().find(({ state }) => state === 'wrong')).toMatchObject({
      order: orderAt(3),
      sentence: 'El RFC no está activo',
    });
    refuse.clear();
    await app.send(app.ids('wrong'));
    expect(service.calls.at(-1)?.names).toEqual([`${orderAt(3)}.xml`, `${orderAt(3)}.pdf`]);
    expect(app.ids('sent')).toHaveLength(12);
    expect(new Set(service.calls.map(({ key }) => key)).size).toBe(4);
  });

  test('one sent alone and refused is sent again once that is mended, each time as another attempt', async () => {
    const refuse = new Set([orderAt(0)]);
    const service = massService(1, { refuse });
    const app = await openApp(service);
    await app.choose(invoiceOf(0));
    await app.send();
    await app.send(app.ids('wrong'));
    expect(app.rows()).toMatchObject([{ state: 'wrong', sentence: 'El RFC no está activo' }]);
    refuse.clear();
    await app.send(app.ids('wrong'));
    expect(app.ids('sent')).toHaveLength(1);
    expect(new Set(service.calls.map(({ key }) => key)).size).toBe(3);
  });

  test('answers that are lost are asked for again under the same key: nothing is sent twice', async () => {
    const service = massService(6);
    const app = await openApp(service);
    await app.choose(...Array.from({ length: 6 }, (_, at) => invoiceOf(at)));
    service.cut(3);
    app.store.dispatch(sendRequested(app.ids('ready')));
    for (let repeat = 1; repeat <= 3; repeat += 1) {
      await app.until(() => service.calls.length === repeat && app.state().sending.phase === 'unknown');
      app.clock.pass(30_000);
    }
    await app.until(() => app.state().sending.phase === 'done');
    expect(service.calls).toHaveLength(4);
    expect(new Set(service.calls.map(({ key }) => key)).size).toBe(1);
    expect(app.ids('sent')).toHaveLength(6);
    expect(app.rows().every(({ sentence }) => sentence === 'En revisión')).toBe(true);
  });

  test('paused while nobody answers, it stops; going on sends the rest', async () => {
    const service = massService(3);
    const app = await openApp(service);
    await app.choose(invoiceOf(0), invoiceOf(1));
    service.cut(1);
    app.store.dispatch(sendRequested(app.ids('ready')));
    await app.until(() => app.state().sending.phase === 'unknown');
    app.store.dispatch(pauseRequested());
    await app.until(() => app.state().sending.phase === 'paused');
    expect(app.ids('ready')).toHaveLength(2);
    await app.send();
    expect(app.ids('sent')).toHaveLength(2);
    expect(new Set(service.calls.map(({ key }) => key)).size).toBe(1);
  });

  test('the folder chosen again, in a new page, sends only the rest; two tabs send each file once', async () => {
    const service = massService(30);
    const browser = createBrowser();
    const files = () => Array.from({ length: 30 }, (_, at) => invoiceOf(at));
    const first = await openApp(service, browser);
    await first.choose(...files());
    await first.send(first.ids('ready').slice(0, 10));
    const again = await openApp(service, browser);
    await again.choose(...files());
    expect(again.ids('sent')).toHaveLength(10);
    const other = await openApp(service, browser);
    await other.choose(...files());
    await Promise.all([again.send(), other.send()]);
    expect(service.calls.flatMap(({ names }) => names)).toHaveLength(30);
    expect(other.ids('sent')).toHaveLength(30);
  });
});

/** More of them by hand: `MASS_PAIRS=200 MASS_KILLS=20`. */
const pairs = Number(process.env['MASS_PAIRS'] ?? 40);
const kills = Number(process.env['MASS_KILLS'] ?? 3);

describe('a sending that dies again and again', () => {
  test.each([1, 50, 99])(
    '%i percent bad files, kills at any call: each good one is taken exactly once',
    async (share) => {
      // The same run every time: a share of the files, and calls to die at, by a small generator.
      let seed = share * 7919;
      const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
      const service = massService(pairs);
      const persistentStore = memoryStore();
      const isBad = Array.from({ length: pairs }, () => random() * 100 < share);
      const files = () =>
        isBad.flatMap((bad, at) => [
          invoiceOf(at, bad ? { rfc: 'AAA010101AAA' } : {}),
          pdfFile(`${orderAt(at)}.pdf`, 100 + at),
        ]);
      const good = isBad
        .flatMap((bad, at) => (bad ? [] : [`${orderAt(at)}.pdf`, `${orderAt(at)}.xml`]))
        .toSorted();
      for (let kill = 0; kill < kills; kill += 1) {
        // A closed tab lets go of its lock; what it kept stays.
        const app = await openApp(service, { persistentStore, lock: memoryTabLock() });
        await app.choose(...files());
        service.dieAt(1 + Math.floor(random() * 3), random() < 0.5);
        app.store.dispatch(sendRequested(app.ids('ready')));
        await app.until(() => ['unknown', 'done', 'paused'].includes(app.state().sending.phase));
        service.revive();
      }
      const last = await openApp(service, { persistentStore, lock: memoryTabLock() });
      await last.choose(...files());
      await last.send();
      // Who bought stands in no store of the browser.
      const stored = JSON.stringify(await persistentStore.list(''));
      expect(stored.includes('"hash"')).toBe(good.length > 0);
      expect(stored).not.toMatch(/PUBLICO EN GENERAL|XAXX010101000/u);
      expect([...service.taken.keys()].toSorted()).toEqual(good);
      expect([...service.taken.values()].every((times) => times === 1)).toBe(true);
      expect(last.ids('sent')).toHaveLength(good.length / 2);
      expect(last.ids('wrong')).toHaveLength(pairs - good.length / 2);
    },
  );
});
