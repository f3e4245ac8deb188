import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { brotliCompressSync, constants, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { linkCauseMessage, linkCauses } from '@trastienda/domain/channel-setup';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type Canaries, startCanaries } from '../testing/canaries.ts';
import { early, expired, otherName, selfSigned } from '../testing/certificates.ts';
import { internetOf, publicAddress } from '../testing/internet.ts';
import { type Server, startTlsShop, trustTestAuthority } from '../testing/tls-shop.ts';
import type { Dial } from './guarded-connector.ts';
import { createGuardedClient, type GuardedClient, type ShopRequest } from './guarded-client.ts';

const origin = 'https://casalumbre.mx';
const maxBytes = 64 * 1024;
const limits = { maxBytes };

interface Visit {
  readonly at: string;
  readonly method: string;
  readonly authorization: string | undefined;
  readonly type: string | undefined;
  readonly body: string;
}
let visits: Visit[] = [];
let sent = 0;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let shop: Server;
let canaries: Canaries;
let client: GuardedClient;
let dial: Dial;
let distrust: () => void;

const listener: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { host = '', authorization, 'content-type': type } = request.headers;
    visits.push({ at: host + (request.url ?? ''), method: request.method ?? '', authorization, type, body });
    answer(request, response);
  });
};
const answers = (status: number, headers: Record<string, string>, body: string | Buffer = '') => {
  answer = (_request, response) => void response.writeHead(status, headers).end(body);
};
const json = { 'content-type': 'application/json; charset=UTF-8' };
const html = { 'content-type': 'text/html' };
const ask = (request: Partial<ShopRequest> = {}) => client.ask({ origin, path: '/wp-json', ...request });

beforeAll(async () => {
  distrust = trustTestAuthority();
  canaries = await startCanaries();
  shop = await startTlsShop(listener);
  ({ dial } = internetOf({ [publicAddress]: shop.port }, canaries.port));
  client = createGuardedClient({ limits, dial, resolve: async () => [publicAddress] });
});
beforeEach(() => {
  visits = [];
  sent = 0;
});
afterAll(async () => {
  await client.close();
  await Promise.all([shop.stop(), canaries.stop()]);
  distrust();
});

describe('an answer over https', () => {
  it('is its JSON, its status and the headers that are needed', async () => {
    answers(
      200,
      {
        ...json,
        'x-wp-total': '40',
        'x-wp-totalpages': '2',
        link: '<https://casalumbre.mx/?p=2>; rel="next"',
      },
      '[{"id":1}]',
    );
    expect(
      await ask({ path: '/wp-json/wc/v3/orders?per_page=20', headers: { authorization: 'Basic a2V5' } }),
    ).toEqual({
      ok: true,
      status: 200,
      json: [{ id: 1 }],
      origin,
      headers: {
        total: 40,
        pages: 2,
        retryAfter: null,
        link: '<https://casalumbre.mx/?p=2>; rel="next"',
        date: expect.any(String),
      },
    });
    expect(visits).toEqual([
      {
        at: 'casalumbre.mx/wp-json/wc/v3/orders?per_page=20',
        method: 'GET',
        authorization: 'Basic a2V5',
        type: undefined,
        body: '',
      },
    ]);
  });

  test.each([400, 401, 403, 404, 409])('of JSON with %i is the shop’s word, not a fault', async (status) => {
    answers(status, json, '{"code":"rest_no_route"}');
    expect(await ask()).toMatchObject({ ok: false, status, json: { code: 'rest_no_route' } });
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('to a %s comes after its body was sent', async (method) => {
    answers(201, json, '{"id":7}');
    expect(await ask({ method, body: { json: { note: 'Guía ñ' } } })).toMatchObject({
      ok: true,
      json: { id: 7 },
    });
    expect(visits).toMatchObject([{ method, type: 'application/json', body: '{"note":"Guía ñ"}' }]);
  });

  test.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', Buffer.from],
  ] as const)('may be packed: %s', async (encoding, pack) => {
    answers(200, { ...json, 'content-encoding': encoding }, pack(Buffer.from('{"is":"packed"}')));
    expect(await ask()).toMatchObject({ ok: true, json: { is: 'packed' } });
  });

  it('without content is null', async () => {
    answers(204, {});
    expect(await ask()).toMatchObject({ ok: true, status: 204, json: null });
  });

  test.each([
    ['a mark of byte order', '\uFEFF{"is":"read"}'],
    ['three of them', '\uFEFF\uFEFF\n\uFEFF{"is":"read"}'],
    [
      'a warning of PHP',
      '<br />\n<b>Warning</b>:  Undefined array key "a[0]" in <b>/x.php</b> on line <b>1</b><br />\n{"is":"read"}',
    ],
    ['a warning without HTML', '\nWarning: Undefined variable $x in /x.php on line 1\n{"is":"read"}'],
    [
      'two, and a mark',
      '\uFEFF\nPHP Deprecated: a in x on line 1\n\nNotice: b in y on line 2\n\uFEFF{"is":"read"}',
    ],
  ])('is found behind %s', async (_what, body) => {
    answers(200, html, body);
    expect(await ask()).toMatchObject({ ok: true, json: { is: 'read' } });
  });
});

describe('a bad answer', () => {
  const page = '<html><body>Attention Required! | Cloudflare</body></html>';
  test.each([
    [401, html, page, 'bloqueo'],
    [403, html, page, 'bloqueo'],
    [406, html, page, 'bloqueo'],
    [403, {}, '', 'bloqueo'],
    [403, { ...html, 'cf-mitigated': 'challenge' }, page, 'bloqueo'],
    [503, { ...html, 'cf-mitigated': 'challenge' }, page, 'bloqueo'],
    [202, { ...html, 'sg-captcha': 'challenge' }, page, 'bloqueo'],
    [503, { ...html, 'retry-after': '600' }, page, 'mantenimiento'],
    [503, json, '{"code":"wp_die"}', 'mantenimiento'],
    [429, json, '{"code":"slow"}', 'mas_despacio'],
    [429, html, page, 'mas_despacio'],
    [502, html, page, 'sin_respuesta'],
    [522, html, page, 'sin_respuesta'],
    [526, html, page, 'certificado'],
    [500, html, page, 'respuesta_ilegible'],
    [500, json, '{"code":"internal_server_error"}', 'respuesta_ilegible'],
    [404, html, page, 'respuesta_ilegible'],
    [200, html, page, 'respuesta_ilegible'],
    [200, json, '', 'respuesta_ilegible'],
    [200, json, '{"id":1,"total":"12', 'respuesta_ilegible'],
    [200, json, '{"id":1}{"id":2}', 'respuesta_ilegible'],
    [200, html, `${page}\n{"is":"a script's"}`, 'respuesta_ilegible'],
    [200, html, 'Warning: one\n{"cut":\n{"is":"second"}', 'respuesta_ilegible'],
    [200, { 'content-type': 'image/png' }, '{}', 'respuesta_ilegible'],
    [200, { ...json, 'content-encoding': 'gzip' }, '{"is":"not packed"}', 'respuesta_ilegible'],
    [
      200,
      { ...json, 'content-encoding': 'gzip' },
      gzipSync('{"is":"cut"}').subarray(0, 20),
      'respuesta_ilegible',
    ],
    [200, { ...json, 'content-encoding': 'gzip, gzip' }, gzipSync(gzipSync('{}')), 'respuesta_ilegible'],
    [200, { ...json, 'content-encoding': '__proto__' }, '{}', 'respuesta_ilegible'],
    [304, {}, '', 'respuesta_ilegible'],
  ] as const)('%i %j %j is %s', async (status, headers, body, fault) => {
    answers(status, headers, body);
    expect(await ask()).toEqual({
      fault,
      isSent: true,
      status,
      retryAfter: 'retry-after' in headers ? '600' : null,
    });
  });

  it('is one that ends before its length', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { ...json, 'content-length': '400' });
      response.write('{"id":1', () => response.destroy());
    };
    expect(await ask()).toMatchObject({ fault: 'respuesta_ilegible' });
  });

  it('is no HTTP at all', async () => {
    const odd: RequestListener = (_request, response) => {
      response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n\r\n');
    };
    answer = odd;
    expect(await ask()).toMatchObject({ fault: 'respuesta_ilegible' });
  });

  const quickBrotli = (bytes: Buffer) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const endless = (response: ServerResponse, chunk = Buffer.alloc(16 * 1024, ' ')) => {
    const more = () => {
      while (!response.destroyed && sent < 40 * 1024 * 1024) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  };

  it('has headers that are longer than any shop needs', async () => {
    answers(200, { ...json, 'x-long': 'x'.repeat(40_000) }, '[]');
    expect(await ask()).toMatchObject({ fault: 'respuesta_ilegible' });
  });

  it('that packs nothing, endlessly, is left as well', async () => {
    // The head of a gzip file, and blocks that are stored and empty.
    const head = gzipSync('').subarray(0, 10);
    const blocks = Buffer.alloc(16_380, Buffer.from([0, 0, 0, 0xff, 0xff]));
    answer = (_request, response) => {
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).write(head);
      endless(response, blocks);
    };
    expect(await ask()).toMatchObject({ fault: 'respuesta_ilegible' });
    expect(sent).toBeLessThan(8 * 1024 * 1024);
  });

  it('of forty megabytes is left long before its end', async () => {
    answer = (_request, response) => endless(response.writeHead(200, json));
    expect(await ask()).toMatchObject({ fault: 'respuesta_ilegible' });
    expect(sent).toBeLessThan(8 * 1024 * 1024);
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', quickBrotli],
  ] as const)('that is a bomb of %s stops at the limit', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(50 * 1024 * 1024, ' '));
    expect(bomb.length).toBeLessThan(maxBytes);
    answers(200, { ...json, 'content-encoding': encoding }, bomb);
    const before = process.memoryUsage().arrayBuffers;
    expect(await ask()).toMatchObject({ fault: 'respuesta_ilegible' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 1024 * 1024);
  });

  it('may be as large as allowed and not a byte larger, unpacked too', async () => {
    const whole = `[${' '.repeat(maxBytes - 2)}]`;
    for (const [body, reads] of [
      [whole, true],
      [`${whole} `, false],
    ] as const) {
      answers(200, json, body);
      expect('json' in (await ask())).toBe(reads);
      answers(200, { ...json, 'content-encoding': 'gzip' }, gzipSync(body));
      expect('json' in (await ask())).toBe(reads);
    }
  });
});

describe('a slow answer', () => {
  const drip = (response: { write: (text: string) => unknown; destroyed: boolean }, text: string) => {
    const timer = setInterval(() => {
      if (response.destroyed) clearInterval(timer);
      else response.write(text);
    }, 20);
  };
  const unanswered = { fault: 'sin_respuesta', isSent: true, status: null, retryAfter: null };
  const hurried = (more: { headersMs: number; wholeMs: number }) =>
    createGuardedClient({ limits: { ...limits, ...more }, dial, resolve: async () => [publicAddress] });
  const patience = 60_000;
  const askHurried = async (more: { headersMs: number; wholeMs: number }) => {
    const asking = hurried(more);
    const read = await asking.ask({ origin, path: '/' });
    await asking.close();
    return read;
  };

  it('is none when its headers do not come', async () => {
    answer = () => undefined;
    expect(await askHurried({ headersMs: 150, wholeMs: patience })).toEqual(unanswered);
    expect(visits).toHaveLength(1);
  });

  it('is none when its headers drip', async () => {
    answer = (_request, response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\n');
      if (response.socket) drip(response.socket, 'x-a: b\r\n');
    };
    expect(await askHurried({ headersMs: patience, wholeMs: 300 })).toEqual(unanswered);
  });

  it('is none when its body drips', async () => {
    answer = (_request, response) => drip(response.writeHead(200, json), ' ');
    expect(await askHurried({ headersMs: patience, wholeMs: 300 })).toEqual(unanswered);
  });

  it('is none when its packed body drips', async () => {
    answer = (_request, response) => {
      const packed = createGzip({ level: 0 });
      packed.pipe(response.writeHead(200, { ...json, 'content-encoding': 'gzip' }));
      drip(
        {
          write: (text) => (packed.write(text), packed.flush()),
          get destroyed() {
            return response.destroyed;
          },
        },
        ' ',
      );
    };
    expect(await askHurried({ headersMs: patience, wholeMs: 300 })).toEqual(unanswered);
  });

  it('is none when a queue of others keeps it waiting', async () => {
    answer = () => undefined;
    const patient = hurried({ headersMs: patience, wholeMs: 300 });
    const all = Array.from({ length: 12 }, () => patient.ask({ origin, path: '/' }));
    expect(await Promise.all(all)).toEqual(all.map(() => unanswered));
    await patient.close();
  });

  it('is none when its connection takes longer than all may', async () => {
    const asking = createGuardedClient({
      limits: { connectMs: 5000, wholeMs: 100 },
      dial: internetOf({ [publicAddress]: 'silent' }, canaries.port).dial,
      resolve: async () => [publicAddress],
    });
    const asked = asking.ask({ origin, path: '/' });
    const connected = new Promise((done) => {
      setTimeout(done, 3000, 'waits for the connection');
    });
    expect(await Promise.race([asked, connected])).toEqual(unanswered);
    await asking.close();
  });

  it('is given up when the caller does, with the caller’s reason', async () => {
    answer = () => undefined;
    const stop = new AbortController();
    const asked = ask({ signal: stop.signal });
    stop.abort(new Error('the process ends'));
    await expect(asked).rejects.toThrow('the process ends');
    await expect(ask({ signal: stop.signal })).rejects.toThrow('the process ends');
  });
});

it('is not asked for with a header that breaks the line: that is a fault of ours', async () => {
  await expect(ask({ headers: { authorization: 'Basic a\r\nhost: evil.mx' } })).rejects.toThrow('invalid');
});

test.each(['@otra-casa.mx/', '.otra-casa.mx/', ':443@otra-casa.mx/', 'wp-json', ''])(
  'a path that does not begin with its slash (%j) takes the key to nobody else',
  async (path) => {
    answers(200, json, '[]');
    expect(await ask({ path, headers: { authorization: 'Basic a2V5' } })).toMatchObject({
      fault: 'sin_direccion',
      isSent: false,
    });
    expect(visits).toEqual([]);
  },
);

describe('a redirect', () => {
  const keys = { authorization: 'Basic a2V5' };
  const leads = (status: number, ...locations: readonly string[]) => {
    const left = [...locations];
    answer = (_request, response) => {
      const location = left.shift();
      if (location === undefined) response.writeHead(200, json).end('{"is":"shop"}');
      else response.writeHead(status, { location, ...json }).end('{"is":"away"}');
    };
  };

  test.each([301, 302, 303, 307, 308])(
    'of %i to the same name with www is followed, twice',
    async (status) => {
      leads(status, 'https://www.casalumbre.mx/wp-json?a=1', '/tienda/wp-json');
      expect(await ask({ headers: keys })).toMatchObject({
        ok: true,
        json: { is: 'shop' },
        origin: 'https://www.casalumbre.mx',
      });
      expect(visits.map(({ at, authorization }) => [at, authorization])).toEqual([
        ['casalumbre.mx/wp-json', 'Basic a2V5'],
        ['www.casalumbre.mx/wp-json?a=1', 'Basic a2V5'],
        ['www.casalumbre.mx/tienda/wp-json', 'Basic a2V5'],
      ]);
    },
  );

  test.each([3, 30])('that is one of %i is not followed to its end', async (length) => {
    leads(302, ...Array.from({ length }, (_, index) => `/step/${index}`));
    expect(await ask()).toMatchObject({ fault: 'respuesta_ilegible' });
    expect(visits).toHaveLength(3);
  });

  test.each([
    'http://casalumbre.mx/wp-json',
    'https://casalumbre.mx:8443/wp-json',
    'https://evil.mx/wp-json',
    'https://shop.casalumbre.mx/wp-json',
    'https://www.www.casalumbre.mx.evil.mx/',
    'https://casalumbre.mx.evil.mx/',
    'https://casalumbre.mx@evil.mx/',
    'https://key:secret@casalumbre.mx/',
    'https://127.0.0.1/',
    'https://127.0.0.1:443/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'http://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'https://metadata.google.internal/',
    '//evil.mx/wp-json',
    '\\\\evil.mx\\wp-json',
    'file:///etc/passwd',
    'data:application/json,{}',
    'javascript:alert(1)',
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'https://',
    'http://[',
  ])('to %j goes nowhere, and says one thing of all of them', async (location) => {
    leads(302, location);
    expect(await ask({ headers: keys })).toEqual({
      fault: 'otra_direccion',
      isSent: true,
      status: null,
      retryAfter: null,
    });
    expect(visits).toHaveLength(1);
  });

  it('without an address is a bad answer', async () => {
    answers(302, json, '{}');
    expect(await ask()).toMatchObject({ fault: 'respuesta_ilegible' });
  });

  it('repeats a write where its status says so, and never turns it into a read', async () => {
    for (const status of [307, 308]) {
      leads(status, 'https://www.casalumbre.mx/wp-json');
      expect(await ask({ method: 'POST', body: { json: { id: 1 } } })).toMatchObject({ ok: true });
    }
    expect(visits.map(({ method, body }) => method + body)).toEqual(Array(4).fill('POST{"id":1}'));
    visits = [];
    for (const status of [301, 302, 303]) {
      leads(status, 'https://www.casalumbre.mx/wp-json');
      expect(await ask({ method: 'PUT', body: { json: {} } })).toMatchObject({ fault: 'otra_direccion' });
    }
    expect(visits).toHaveLength(3);
  });

  it('into a private network by way of www is stopped as the first address would be', async () => {
    const inner = createGuardedClient({
      limits,
      dial,
      resolve: async (name) => (name.startsWith('www.') ? ['127.0.0.1'] : [publicAddress]),
    });
    leads(302, 'https://www.casalumbre.mx/');
    expect(await inner.ask({ origin, path: '/', headers: keys })).toMatchObject({ fault: 'sin_direccion' });
    expect(visits).toHaveLength(1);
    await inner.close();
  });
});

describe('a knock', () => {
  it('reads the status and the headers, and not the body', async () => {
    answer = (_request, response) => {
      response.writeHead(200, {
        ...html,
        link: '<https://casalumbre.mx/wp-json/>; rel="https://api.w.org/"',
      });
      response.write('<html>');
    };
    expect(await client.knock({ origin, path: '/' })).toMatchObject({
      ok: true,
      status: 200,
      headers: { link: '<https://casalumbre.mx/wp-json/>; rel="https://api.w.org/"' },
    });
  });

  it('sends a text as it is, and takes a redirect for an answer', async () => {
    answers(307, { location: 'https://www.casalumbre.mx/' });
    const told = await client.knock({
      origin,
      path: '/hook',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': 'abc' },
      body: { text: '{ "signed": true }' },
    });
    expect(told).toMatchObject({ ok: false, status: 307 });
    expect(visits).toMatchObject([{ method: 'POST', type: 'application/json', body: '{ "signed": true }' }]);
  });

  test.each([200, 401, 404, 429, 500, 503])('brings %i as it is', async (status) => {
    answers(status, json, '{}');
    expect(await client.knock({ origin, path: '/', method: 'POST' })).toMatchObject({ status });
  });
});

describe('a certificate', () => {
  test.each(Object.entries({ otherName, expired, early, selfSigned }))(
    'that is %s ends it before a word was said, whatever the environment allows',
    async (_which, certificate) => {
      const bad = await startTlsShop(listener, certificate);
      const { dial: toBad } = internetOf({ [publicAddress]: bad.port }, canaries.port);
      const asking = createGuardedClient({ limits, dial: toBad, resolve: async () => [publicAddress] });
      const before = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
      process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
      try {
        expect(await asking.ask({ origin, path: '/', headers: { authorization: 'Basic a2V5' } })).toEqual({
          fault: 'certificado',
          isSent: false,
          status: null,
          retryAfter: null,
        });
      } finally {
        if (before === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
        else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = before;
      }
      expect(visits).toEqual([]);
      await asking.close();
      await bad.stop();
    },
  );

  it('is asked of www by its own name', async () => {
    answers(200, json, '[]');
    expect(await ask({ origin: 'https://otra-casa.mx' })).toMatchObject({ fault: 'certificado' });
    expect(await ask({ origin: 'https://www.casalumbre.mx' })).toMatchObject({ ok: true });
  });

  it('is nobody’s where no TLS is spoken', async () => {
    const plain = createServer((socket) =>
      socket
        .on('error', () => undefined)
        .resume()
        .end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    );
    plain.listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const { port } = plain.address() as { port: number };
    const asking = createGuardedClient({
      limits,
      dial: internetOf({ [publicAddress]: port }, canaries.port).dial,
      resolve: async () => [publicAddress],
    });
    expect(await asking.ask({ origin, path: '/' })).toMatchObject({ fault: 'certificado', isSent: false });
    await asking.close();
    await new Promise((done) => plain.close(done));
  });
});

test('a proxy of the environment is not asked', async () => {
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'NODE_USE_ENV_PROXY'];
  const before = names.map((name) => [name, process.env[name]] as const);
  for (const name of names)
    process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : `http://127.0.0.1:${canaries.port}`;
  try {
    answers(200, json, '[]');
    const asking = createGuardedClient({ limits, dial, resolve: async () => [publicAddress] });
    expect(await asking.ask({ origin, path: '/' })).toMatchObject({ ok: true });
    await asking.close();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
  expect(canaries.hits()).toBe(0);
});

test('every fault has one of the merchant’s fifteen sentences, and nothing of the answer is in them', async () => {
  const secret = 'canary-7f3a';
  // A lost key is of this installation, and no answer of a shop.
  const sentences = linkCauses
    .filter((cause) => cause !== 'llave_perdida')
    .map((cause) => linkCauseMessage(cause, 'WC'));
  for (const status of [200, 302, 401, 403, 429, 500, 502, 503, 526]) {
    answers(status, { ...html, location: `https://${secret}.mx/`, 'x-secret': secret }, secret);
    const read = await ask();
    expect(sentences).toContain(read.fault && linkCauseMessage(read.fault, 'WC'));
    expect(JSON.stringify(read)).not.toContain(secret);
  }
  expect(new Set(sentences).size).toBeLessThanOrEqual(15);
});
