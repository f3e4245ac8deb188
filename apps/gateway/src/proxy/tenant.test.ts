import { type AnyCall, type StorePosition, storePositions } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealt } from '../../../../tools/suite/samples.ts';
import type { Browser } from '../testing/browser.ts';
import { bodyOf, pathOf, type Sample, samplesOf } from '../testing/call-samples.ts';
import { ANA, BETO, DORA, startTestGateway, storesOf, type TestGateway } from '../testing/gateway.ts';
import { proved } from '../testing/proved.ts';
import type { PageAnswer } from '../first-screen/draw-page.ts';
import { staticFile } from '../static/site.ts';
import { type Answer, jsonAnswer, refusal } from './answer.ts';

let gateway: TestGateway;
let browser: Browser;
/** Three merchants of four stores. */
const merchants = [ANA, BETO, DORA].map(({ email }) => ({ email, own: storesOf[email] ?? [] }));
const browsers = new Map<string, Browser>();
let asked = 0;
/** Places of calls, which meet merchants and foreign stores by turns: all of them ask the same function. */
let places = 0;
/** What the page that is being drawn reads, and what it was answered. */
let reads: readonly Read[] = [];
let answers: readonly PageAnswer[] = [];
const page = Buffer.from('<!doctype html><div id="root"></div>');
beforeAll(async () => {
  gateway = await startTestGateway({
    site: new Map([['/index.html', staticFile('/index.html', page, new Map())]]),
    drawPage: async (_, ask) => {
      answers = await Promise.all(reads.map(({ address, header }) => ask(address, header)));
      return { html: '', drawnFor: '', needed: reads.map(({ address }) => address), state: null };
    },
    rateLimit: { burst: 1_000_000, perSecond: 1000 },
    writeLimit: { burst: 1_000_000, perSecond: 1000 },
    exportLimit: { burst: 1_000_000, perSecond: 1000 },
  });
  for (const { email } of merchants) {
    const one = gateway.browser();
    await one.signIn(email);
    browsers.set(email, one);
  }
  browser = browsers.get(ANA.email) ?? gateway.browser();
});
afterAll(async () => {
  const calls = `${scoped.length + unscoped.length} calls, ${merchants.length} merchants of 4 stores`;
  proved(
    `${asked} requests that name a foreign store or none there is: ${calls}, all 403, byte for byte alike`,
  );
  await gateway.stop();
});

const OWN = '1001';
const OWN_TOO = '1002';
const [FOREIGN = ''] = storesOf[BETO.email] ?? [];
const NOWHERE = '9999';

const every = Object.values<AnyCall>(calls);
const scoped = every.filter((call) => call.store === 'required');
/** Calls without a header that name a store all the same. */
const unscoped = every.filter((call) => call.store === 'none' && storePositions(call).length > 0);
type Read = { readonly address: string; readonly header: string | null };
const named = (position: StorePosition) => `${position.in} ${position.path.join('.')}`;

type Seen = { status: number; body: string; headers: Record<string, string> };
/** An answer without what differs between any two: its own id and the time of day. */
async function seen(response: Response): Promise<Seen> {
  const headers = Object.fromEntries(response.headers);
  delete headers['x-request-id'];
  delete headers['date'];
  return { status: response.status, body: await response.text(), headers };
}

const send = async (call: AnyCall, header: string | null, sample: Sample, by: Browser = browser) => {
  const { bytes, type } = await bodyOf(call, sample);
  const body = sample.body ? { body: bytes as BodyInit, headers: { 'content-type': type } } : {};
  return seen(await by.call(pathOf(call, sample), header, { method: call.method, ...body }));
};

/** A request about the store `mine`, with `id` at one place of a call. */
const sampleAt = (call: AnyCall, place: StorePosition, mine: string, id: string): Sample =>
  samplesOf(call, mine, (position) => (named(position) === named(place) ? id : mine));
const headerOf = (call: AnyCall, id: string) => (call.store === 'none' ? null : id);

/** The same, sent by a user whose own store is `mine`. */
const askAt = (call: AnyCall, place: StorePosition, mine: string, by: Browser) => (id: string) =>
  send(call, headerOf(call, mine), sampleAt(call, place, mine, id), by);

describe.each([...scoped, ...unscoped])('$id', (call) => {
  it("is the same 403 for another merchant's store and for none at all, byte for byte, in every place (D124, S6.3, S6.4)", async () => {
    const before = gateway.services.reached.length;
    for (const merchant of merchants) {
      const { email, own } = merchant;
      const by = browsers.get(email) ?? browser;
      const [mine = ''] = own;
      const others = merchants.filter((one) => one.email !== email);
      const header = (id: string) => send(call, id, samplesOf(call, mine), by);
      const everywhere = (id: string) => send(call, id, samplesOf(call, id), by);
      const cases = [
        ...(call.store === 'none' ? [] : [{ where: 'header', ask: header }]),
        { where: 'everywhere', ask: everywhere },
        ...storePositions(call).map((place) => ({
          where: named(place),
          ask: askAt(call, place, mine, by),
        })),
      ];
      for (const [at, { where, ask }] of cases.entries()) {
        // Of the places of all calls each merchant asks at a third, about a store of each of the others.
        if (!dealt(merchants, places + at, 1).includes(merchant)) continue;
        const foreign = others.flatMap(({ own: theirs }) => dealt(theirs, places + at, 1));
        const missing = await ask(NOWHERE);
        expect({ where, status: missing.status, body: JSON.parse(missing.body) }).toEqual({
          where,
          status: 403,
          body: {
            statusCode: 403,
            message: 'No tienes acceso a esta tienda',
            data: { message: 'No tienes acceso a esta tienda' },
          },
        });
        for (const id of foreign)
          expect({ where, id, ...(await ask(id)) }).toEqual({ where, id, ...missing });
        asked += 1 + foreign.length;
      }
    }
    places += 2 + storePositions(call).length;
    expect(gateway.services.reached.length).toBe(before);
  });
});

describe.each(scoped)('$id', (call) => {
  it('reaches the service for an own store', async () => {
    const before = gateway.services.reached.length;
    expect((await send(call, OWN, samplesOf(call, OWN))).status).toBe(200);
    expect(gateway.services.reached.at(before)?.context).toMatchObject({
      storeId: OWN,
      user: { email: ANA.email },
    });
  });

  it('is 400 without X-Store-Id', async () => {
    expect((await send(call, null, samplesOf(call, OWN))).status).toBe(400);
  });

  it('is 400 when it names a second own store', async () => {
    const before = gateway.services.reached.length;
    for (const place of storePositions(call)) {
      const sample = sampleAt(call, place, OWN, OWN_TOO);
      expect({ place, status: (await send(call, OWN, sample)).status }).toEqual({ place, status: 400 });
    }
    expect(gateway.services.reached.length).toBe(before);
  });
});

describe('a document that the gateway draws', () => {
  const readCalls = [...scoped, ...unscoped].filter(({ method }) => method === 'GET');
  const open = async (by: Browser): Promise<string> => {
    const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' };
    return (await by.go('/mis-pedidos', { headers })).text();
  };

  it('holds nothing of a foreign store, nor of one that is not there, wherever its reads name it', async () => {
    const before = gateway.services.reached.length;
    for (const { email, own } of merchants) {
      const [mine = ''] = own;
      const foreign = merchants.filter((one) => one.email !== email).flatMap((one) => one.own);
      reads = readCalls.flatMap((call) =>
        [...foreign, NOWHERE].flatMap((id) => [
          { address: pathOf(call, samplesOf(call, id)), header: headerOf(call, id) },
          ...(call.store === 'none' ? [] : [{ address: pathOf(call, samplesOf(call, mine)), header: id }]),
          ...storePositions(call).map((place) => ({
            address: pathOf(call, sampleAt(call, place, mine, id)),
            header: headerOf(call, mine),
          })),
        ]),
      );
      const text = await open(browsers.get(email) ?? browser);
      expect(answers).toHaveLength(reads.length);
      expect(answers.filter(({ status }) => status !== 403)).toEqual([]);
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      expect(text).toContain('{"state":null,"answers":{}}');
      asked += reads.length;
    }
    expect(gateway.services.reached.length).toBe(before);
  });

  it('holds what the reads of an own store give', async () => {
    reads = readCalls.map((call) => ({
      address: pathOf(call, samplesOf(call, OWN)),
      header: headerOf(call, OWN),
    }));
    const text = await open(browser);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    for (const { address } of reads) expect(text).toContain(JSON.stringify(address).slice(1, -1));
  });
});

it('every call that is about a store says where, or takes it from the header alone', () => {
  expect(scoped.length).toBeGreaterThan(15);
  expect(scoped.flatMap((call) => storePositions(call)).length).toBeGreaterThan(10);
});

describe('calls without a header that name a store', () => {
  it('are those of onboarding (D371)', () => {
    expect(unscoped.map(({ id }) => id).toSorted()).toEqual([
      'acceptAgreement',
      'createIdentityStore',
      'getAgreement',
      'getApproval',
      'getOnboardingConfig',
      'getOnboardingStore',
      'getStoreApproval',
      'saveBankData',
      'saveOnboardingContact',
      'saveTaxpayerType',
      'sendApproval',
      'signAgreement',
      'updateOnboardingStep',
      'uploadIdentityPhotos',
      'uploadTaxCertificate',
    ]);
  });

  it.each(unscoped)('$id: reaches the service for an own store', async (call) => {
    const before = gateway.services.reached.length;
    expect((await send(call, null, samplesOf(call, OWN_TOO))).status).toBe(200);
    expect(gateway.services.reached.at(before)?.context.storeId).toBeNull();
  });

  const call = calls.createIdentityStore;
  const begun = samplesOf(call, '7001');
  const onboarding = (answer: Answer) => gateway.services.answers.set('getOnboardingStore', () => answer);

  it('the store that a user is onboarding is hers before the identity service knows it (D124)', async () => {
    expect((await send(call, null, begun)).status).toBe(403);
    const state = { ...calls.getOnboardingStore.example(), storeId: '7001' };
    onboarding(jsonAnswer(200, state));
    expect((await send(call, null, begun)).status).toBe(200);
    expect((await send(call, null, samplesOf(call, FOREIGN))).status).toBe(403);
    const contact = calls.saveOnboardingContact;
    expect((await send(contact, null, samplesOf(contact, '7001'))).status).toBe(200);
    // It is a store of hers for these calls alone: no header opens it.
    expect((await send(calls.getBalance, '7001', samplesOf(calls.getBalance, '7001'))).status).toBe(403);
    gateway.services.answers.delete('getOnboardingStore');
  });

  it('without an answer of the onboarding service only what needs it is closed', async () => {
    for (const answer of [refusal(500), jsonAnswer(200, { storeId: 7001 })]) {
      onboarding(answer);
      expect((await send(call, null, begun)).status).toBe(503);
      expect((await send(call, null, samplesOf(call, OWN))).status).toBe(200);
    }
    gateway.services.answers.delete('getOnboardingStore');
  });
});

describe('the e-mail of a question about a user', () => {
  const asked = every.filter(
    (call) =>
      'email' in call.query._zod.def.shape &&
      (call.service === 'identity' || call.service === 'integrations'),
  );
  it.each(asked)(
    "$id: the session's own passes, a missing one becomes it, another one is 403",
    async (call) => {
      const query = (email: string | null) => {
        const sample = samplesOf(call, OWN);
        return pathOf(call, { ...sample, query: { ...sample.query, email } });
      };
      const header = call.store === 'none' ? null : OWN;
      for (const email of [ANA.email, ANA.email.toUpperCase(), null]) {
        const before = gateway.services.reached.length;
        expect((await browser.call(query(email), header)).status).toBe(200);
        const reached = gateway.services.reached.at(before);
        // The fake answers listUserStores by the session's e-mail and does not record it.
        if (reached) expect(reached.parts.query).toMatchObject({ email: ANA.email });
      }
      const before = gateway.services.reached.length;
      const [foreign, missing] = [
        await seen(await browser.call(query(BETO.email), header)),
        await seen(await browser.call(query('nadie@example.com'), header)),
      ];
      expect(foreign).toEqual(missing);
      expect(foreign.status).toBe(403);
      expect(gateway.services.reached.length).toBe(before);
    },
  );
});

describe('what is no id', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const hostile = ['{"toString":1}', '{}', deep, `[${deep}]`, `[["${OWN}"]]`, 'true', '""', '1e400'];
  const bodies = [...scoped, ...unscoped].filter(
    (call) => call.encoding === 'json' && storePositions(call).some((place) => place.in === 'body'),
  );
  it('would stand in the bodies of most writes', () => expect(bodies.length).toBeGreaterThan(30));

  it.each(bodies)('$id: 403, and no fault of ours, wherever it stands in the body', async (call) => {
    const before = gateway.services.reached.length;
    const lines = gateway.logs.length;
    for (const place of storePositions(call).filter((one) => one.in === 'body')) {
      places += 1;
      const sample = sampleAt(call, place, OWN, 'HOSTILE');
      const text = JSON.stringify(sample.body);
      for (const value of dealt(hostile, places, 2)) {
        const response = await browser.call(pathOf(call, sample), call.store === 'none' ? null : OWN, {
          method: call.method,
          body: text.replace('"HOSTILE"', value),
        });
        expect({ value: value.slice(0, 20), status: response.status }).toMatchObject({ status: 403 });
      }
    }
    expect(gateway.services.reached.length).toBe(before);
    expect(gateway.logs.slice(lines).filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  const asking = every.filter((call) => call.service === 'identity' && call.body !== undefined);
  it.each(asking)('$id: an e-mail that is no text is 403', async (call) => {
    const sample = samplesOf(call, OWN);
    for (const email of ['{"toString":1}', deep, `["${ANA.email}"]`, '7', 'null']) {
      const text = JSON.stringify({ ...sample.body, email: 'HOSTILE' }).replace('"HOSTILE"', email);
      const response = await browser.call(pathOf(call, sample), call.store === 'none' ? null : OWN, {
        method: call.method,
        body: text,
      });
      expect({ email: email.slice(0, 20), status: response.status }).toMatchObject({ status: 403 });
    }
  });
});

describe('ids in disguise', () => {
  const path = '/api/shippings/route/v1/shipping-guide/cancel-courier-guide';
  const send = (body: string, header: string = OWN) => browser.call(path, header, { method: 'POST', body });

  it.each([
    ['an object', `{"storeId":{"$ne":""}}`],
    ['a list with a foreign id', `{"storeId":["${OWN}","${FOREIGN}"]}`],
    ['a foreign number', `{"storeId":${FOREIGN}}`],
    ['a foreign id written last', `{"storeId":"${OWN}","storeId":"${FOREIGN}"}`],
    ['spaces around', `{"storeId":" ${OWN} "}`],
  ])('%s in the body is 403', async (_, body) => {
    expect((await send(body)).status).toBe(403);
  });

  it.each([
    [OWN, FOREIGN],
    [FOREIGN, OWN],
    [OWN, NOWHERE],
  ])('the query storeId=%s&storeId=%s is 403', async (first, second) => {
    const query = `storeId=${first}&storeId=${second}`;
    expect((await browser.call(`/api/integrations/route/sales-channels?${query}`, OWN)).status).toBe(403);
  });

  it('a doubled key is read once, and what was read is what the service gets', async () => {
    const before = gateway.services.reached.length;
    expect((await send(`{"storeId":"${FOREIGN}","storeId":"${OWN}"}`)).status).toBe(200);
    expect(gateway.services.reached.at(before)?.parts.body).toEqual({ storeId: OWN });
  });

  it.each([`${OWN},${FOREIGN}`, `${OWN}, ${OWN}`, `0${OWN}`, `${OWN}%00`, '*'])(
    'the header %s is 403',
    async (header) => {
      expect((await send(`{"storeId":"${OWN}"}`, header)).status).toBe(403);
    },
  );
});
