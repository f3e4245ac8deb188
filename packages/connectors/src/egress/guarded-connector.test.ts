import { once } from 'node:events';
import { connect, createServer, type LookupFunction, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { endsOf, textOf } from '../testing/blocks.ts';
import { type Canaries, startCanaries } from '../testing/canaries.ts';
import { internetOf, publicAddress } from '../testing/internet.ts';
import { spellingsOf } from '../testing/spellings.ts';
import { type Server, startPlainShop, startTlsShop, trustTestAuthority } from '../testing/tls-shop.ts';
import { type Dial, guardedConnector } from './guarded-connector.ts';
import { createGuardedClient, type GuardedClient } from './guarded-client.ts';
import { specialBlocks4, specialBlocks6 } from './special-addresses.ts';

/** Short, for shops that are never reached. */
const connectMs = 150;
const origin = 'https://casalumbre.mx';
const noWhere = { fault: 'sin_direccion', isSent: false, status: null, retryAfter: null };

let canaries: Canaries;
let shop: Server;
let distrust: () => void;
let visits: string[] = [];
const clients: GuardedClient[] = [];

const clientOf = (options: Parameters<typeof createGuardedClient>[0]): GuardedClient => {
  const client = createGuardedClient(options);
  clients.push(client);
  return client;
};
/** Dials as the product does, at the canaries' port. */
const toCanaries: Dial = (options) => connect({ ...options, port: canaries.port });
const answering =
  (...addresses: readonly string[]) =>
  async () =>
    addresses;

beforeAll(async () => {
  distrust = trustTestAuthority();
  canaries = await startCanaries();
  shop = await startTlsShop((request, response) => {
    visits.push(`${request.headers.host}${request.url}`);
    response.setHeader('content-type', 'application/json').end('{"is":"shop"}');
  });
});
beforeEach(() => {
  visits = [];
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await Promise.all([shop.stop(), canaries.stop()]);
  distrust();
});

const everySpecial = [
  ...[...specialBlocks4, ...specialBlocks6].flatMap((block) => {
    const { first, last, version } = endsOf(block);
    return [...new Set([first, first + (last - first) / 2n, last])].map((one) => textOf(one, version));
  }),
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '100::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%lo',
  'fec0::1',
  'ff02::1',
  '127.0.0.1',
  '169.254.169.254',
];

const loopbackSpellings = [
  spellingsOf([127, 0, 0, 1]),
  spellingsOf([10, 0, 0, 1]),
  spellingsOf([169, 254, 169, 254]),
  spellingsOf([192, 168, 1, 1]),
  spellingsOf([0, 0, 0, 0]),
].flat();

const otherTargets = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'tienda',
  'tienda.local',
  'tienda.localhost',
  'metadata.google.internal',
  'tienda.test',
  'tienda.onion',
  'casa.home.arpa',
  'casalumbre.example',
  '[::1]',
  '[::]',
  '[fe80::1]',
  'casalumbre.mx:8443',
  'casalumbre.mx:80',
  'casalumbre.mx:0',
  'user@casalumbre.mx',
  'casalumbre.mx@127.0.0.1',
  'casalumbre.mx#@127.0.0.1',
  'casalumbre.mx/',
  'casalumbre.mx\\@127.0.0.1',
  'casalumbre.mx\n.evil.mx',
  '',
];

describe('what is no shop', () => {
  it('a canary sings when nothing guards it, on each of its addresses', async () => {
    const before = canaries.hits();
    for (const address of canaries.addresses) {
      const lookup: LookupFunction = (_name, _options, callback) =>
        callback(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
      const socket = toCanaries({
        host: 'casalumbre.mx',
        port: 443,
        lookup,
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: 250,
      });
      await once(socket, 'connect');
      socket.destroy();
    }
    await expect.poll(() => canaries.hits() - before).toBe(canaries.addresses.length);
  });

  it('is more than four hundred addresses, and none of them is ever dialled', async () => {
    const before = canaries.hits();
    let dials = 0;
    const dial: Dial = (options) => {
      dials += 1;
      return toCanaries(options);
    };
    const good = [publicAddress, '2606:4700:4700::1111'];
    const answers = everySpecial.flatMap((bad) => [[bad], [...good, bad], [bad, ...good]]);
    const targets = [...loopbackSpellings, ...otherTargets];
    expect(answers.length + 2 * targets.length).toBeGreaterThan(400);

    for (const addresses of answers) {
      const client = clientOf({ dial, resolve: answering(...addresses) });
      expect(await client.ask({ origin, path: '/' }), addresses.join(' ')).toEqual(noWhere);
      expect(await client.knock({ origin, path: '/', method: 'POST' })).toEqual(noWhere);
    }
    for (const allowLoopback of [false, true]) {
      const client = clientOf({ dial, allowLoopback, resolve: answering('127.0.0.1') });
      for (const target of targets) {
        expect(await client.ask({ origin: `https://${target}`, path: '/' }), target).toEqual(noWhere);
      }
      for (const path of ['@127.0.0.1/', ':80/', '', '.evil.mx/', '\\@127.0.0.1']) {
        expect(await client.ask({ origin, path }), path).toEqual(noWhere);
      }
    }
    const plain = clientOf({ dial, resolve: answering(publicAddress) });
    for (const target of targets) {
      expect(await plain.ask({ origin: `http://${target}`, path: '/' }), target).toEqual(noWhere);
    }
    expect([dials, canaries.hits() - before]).toEqual([0, 0]);
  });

  it('is a name without an address as much as a private one, and the caller cannot tell them apart', async () => {
    const missing = await clientOf({ resolve: answering() }).ask({ origin, path: '/' });
    const inside = await clientOf({ resolve: answering('10.0.0.1') }).ask({ origin, path: '/' });
    expect(missing).toEqual(inside);
    expect(missing).toEqual(noWhere);
  });
});

describe('a name server that changes its mind', () => {
  it('of a thousand turns between public and private, no connection goes inside', async () => {
    const before = canaries.hits();
    const { dial, dialled } = internetOf({ [publicAddress]: shop.port }, canaries.port);
    let turn = 0;
    const resolve = async () => {
      turn += 1;
      const inside = canaries.addresses[turn % canaries.addresses.length] ?? '127.0.0.1';
      return turn % 2 === 1 ? [publicAddress] : [inside];
    };
    const client = clientOf({ dial, resolve });
    const seen: Record<string, number> = {};
    for (let asked = 0; asked < 1000; asked += 1) {
      const read = await client.ask({
        origin,
        path: '/',
        // A connection that is kept would not ask the name servers again.
        headers: { connection: 'close' },
      });
      const what = read.fault ?? 'read';
      seen[what] = (seen[what] ?? 0) + 1;
    }
    expect(seen).toEqual({ read: 500, sin_direccion: 500 });
    expect([dialled.filter((one) => one !== publicAddress), canaries.hits() - before]).toEqual([[], 0]);
  });

  it('asks them once for each connection: what was checked is what is dialled', async () => {
    const { dial, dialled } = internetOf({ [publicAddress]: shop.port }, canaries.port);
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [publicAddress];
    };
    const client = clientOf({ dial, resolve });
    expect(await client.ask({ origin, path: '/wp-json' })).toMatchObject({ ok: true, json: { is: 'shop' } });
    expect(await client.ask({ origin, path: '/wp-json' })).toMatchObject({ ok: true });
    expect(dialled).toEqual(Array(asked).fill(publicAddress));
    expect(visits).toEqual(['casalumbre.mx/wp-json', 'casalumbre.mx/wp-json']);
  });

  it('gets nothing at an address that was not checked, not even the start of a handshake', async () => {
    let bytes = 0;
    const inside = createServer((socket) => socket.on('data', (data) => (bytes += data.length)));
    inside.listen(0, '127.0.0.1');
    await once(inside, 'listening');
    const { port } = inside.address() as { port: number };
    let dialledSocket: Socket | undefined;
    const client = clientOf({
      resolve: answering(publicAddress),
      // A network that leads a public address inside: the socket says where it really ended.
      dial: () => (dialledSocket = connect({ host: '127.0.0.1', port })),
    });
    expect(await client.ask({ origin, path: '/' })).toEqual(noWhere);
    await new Promise((done) => inside.close(done));
    expect([dialledSocket?.destroyed, bytes]).toEqual([true, 0]);
  });
});

describe('a shop that cannot be reached', () => {
  const unanswered = { fault: 'sin_respuesta', isSent: false, status: null, retryAfter: null };

  it('takes as long when it refuses as when it is silent, and says the same', async () => {
    const { dial } = internetOf({ [publicAddress]: 'closed', '9.9.9.9': 'silent' }, canaries.port);
    const closed = clientOf({ limits: { connectMs }, dial, resolve: answering(publicAddress) }).ask({
      origin,
      path: '/',
    });
    const silent = clientOf({ limits: { connectMs }, dial, resolve: answering('9.9.9.9') }).ask({
      origin,
      path: '/',
    });
    const early = new Promise((done) => {
      setTimeout(done, connectMs / 2, 'still waiting');
    });
    expect(await Promise.race([closed, silent, early])).toBe('still waiting');
    expect([await closed, await silent]).toEqual([unanswered, unanswered]);
  });

  it('is one whose name servers are silent, or fail', async () => {
    const client = clientOf({ limits: { connectMs }, resolve: () => new Promise(() => undefined) });
    expect(await client.ask({ origin, path: '/' })).toEqual(unanswered);
    const failing = clientOf({ limits: { connectMs }, resolve: () => Promise.reject(new Error('SERVFAIL')) });
    expect(await failing.ask({ origin, path: '/' })).toEqual(unanswered);
  });

  it('is one that accepts and never begins its handshake', async () => {
    const { dial } = internetOf({ [publicAddress]: canaries.port }, canaries.port);
    expect(
      await clientOf({ limits: { connectMs }, dial, resolve: answering(publicAddress) }).ask({
        origin,
        path: '/',
      }),
    ).toEqual(unanswered);
  });

  it('is one that breaks its handshake off', async () => {
    const breaking = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
    breaking.listen(0, '127.0.0.1');
    await once(breaking, 'listening');
    const { port } = breaking.address() as { port: number };
    const { dial } = internetOf({ [publicAddress]: port }, canaries.port);
    expect(
      await clientOf({ limits: { connectMs }, dial, resolve: answering(publicAddress) }).ask({
        origin,
        path: '/',
      }),
    ).toEqual(unanswered);
    await new Promise((done) => breaking.close(done));
  });

  it('goes to the next address of the name when the first one is silent', async () => {
    // Node tries the addresses of one family after the other; 127.0.0.1 stands for the second.
    const client = clientOf({ allowLoopback: true });
    const onlyV6 = await startPlainShop((_request, response) => response.end('[]'), '::1');
    expect(await client.ask({ origin: `http://localhost:${onlyV6.port}`, path: '/' })).toMatchObject({
      ok: true,
      json: [],
    });
    await onlyV6.stop();
  });
});

test.each([
  ['https:', 'casalumbre.mx', '8443'],
  ['https:', 'casalumbre.mx', '80'],
  ['https:', '127.0.0.1', '443'],
  ['https:', '::1', ''],
  ['https:', 'localhost', ''],
  ['https:', 'tienda', ''],
  ['http:', 'casalumbre.mx', ''],
  ['http:', 'casalumbre.mx', '443'],
  ['http:', '127.0.0.2', '8080'],
  ['http:', 'constructor', '8080'],
  ['ftp:', 'localhost', '8080'],
])(
  'the connector itself opens nothing to %s%s port %j, whoever asked it',
  async (protocol, hostname, port) => {
    const connector = guardedConnector({
      resolve: answering(publicAddress),
      allowLoopback: true,
      connectMs,
      dial: () => expect.unreachable('dialled'),
    });
    const error = await new Promise((done) => {
      connector({ protocol, hostname, host: hostname, port }, (...said) => done(said[0]));
    });
    expect(error).toMatchObject({ fault: 'sin_direccion', isSent: false });
  },
);

describe('shops on this machine', () => {
  let local: Server;
  let local6: Server;
  beforeAll(async () => {
    const answer: Parameters<typeof startPlainShop>[0] = (request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: '/orders' }).end();
      else if (request.url === '/port')
        response.writeHead(302, { location: `http://127.0.0.1:${canaries.port}/` }).end();
      else if (request.url === '/name')
        response.writeHead(302, { location: `http://localhost:${local.port}/` }).end();
      else response.end('{"is":"local"}');
    };
    local = await startPlainShop(answer);
    local6 = await startPlainShop(answer, '::1');
  });
  afterAll(() => Promise.all([local.stop(), local6.stop()]));

  it('are read over http where that is allowed, by each of their three names', async () => {
    const client = clientOf({ allowLoopback: true });
    for (const place of [`127.0.0.1:${local.port}`, `localhost:${local.port}`, `[::1]:${local6.port}`]) {
      expect(await client.ask({ origin: `http://${place}`, path: '/away' }), place).toMatchObject({
        ok: true,
        json: { is: 'local' },
      });
    }
  });

  it('are nowhere otherwise', async () => {
    for (const place of [`127.0.0.1:${local.port}`, `localhost:${local.port}`, `[::1]:${local6.port}`]) {
      expect(await clientOf({}).ask({ origin: `http://${place}`, path: '/' })).toEqual(noWhere);
    }
  });

  it('lead to no other port, and to no other of their names', async () => {
    const before = canaries.hits();
    const client = clientOf({ allowLoopback: true });
    for (const path of ['/port', '/name']) {
      expect(await client.ask({ origin: `http://127.0.0.1:${local.port}`, path })).toMatchObject({
        fault: 'otra_direccion',
      });
    }
    expect(canaries.hits() - before).toBe(0);
  });

  test.each(['127.0.0.1', '::1'])(
    'open no door to other names: %s stays special for a public one',
    async (address) => {
      const client = clientOf({ allowLoopback: true, dial: toCanaries, resolve: answering(address) });
      const before = canaries.hits();
      expect(await client.ask({ origin, path: '/' })).toEqual(noWhere);
      expect(canaries.hits() - before).toBe(0);
    },
  );
});
