import { once } from 'node:events';
import { connect } from 'node:net';
import { STORE_CLOSED } from '@trastienda/api-client';
import { createFiles, Refusal } from '@trastienda/services';
import { connect as connectDatabase, disconnect } from '@trastienda/services/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { freePort } from '../testing/free-port.ts';
import { type TestFiles, testFiles } from '../testing/files.ts';
import { ANA, BETO, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { pngOf } from '../testing/pictures.ts';
import { statusOf } from '../testing/raw-socket.ts';

const MB = 1024 * 1024;
const pdf = Buffer.from('%PDF-1.7\n%%EOF');
const padded = (start: Buffer, size: number) => Buffer.concat([start, Buffer.alloc(size - start.length)]);

let gateway: TestGateway;
let kept: TestFiles;
let user: Browser;
beforeAll(async () => {
  kept = await testFiles();
  gateway = await startTestGateway({ files: kept.files });
});
afterAll(async () => {
  await gateway.stop();
  await kept.stop();
});
beforeEach(async () => {
  user = gateway.browser();
  await user.signIn(ANA.email);
});

const ticketOf = async (one: Browser) => (await one.json<{ token: string }>('/api/auth/session')).token;
type Sent = { bytes: Buffer; name?: string; kind?: string; storeId?: string; ticket?: string | null };
async function upload(sent: Sent, one: Browser = user): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(sent.bytes)], sent.name ?? 'acuse.pdf'));
  form.append('storeId', sent.storeId ?? '1001');
  form.append('kind', sent.kind ?? 'evidence');
  const ticket = sent.ticket === undefined ? await ticketOf(one) : sent.ticket;
  const headers = ticket === null ? {} : { authorization: `Bearer ${ticket}` };
  return one.go('/upload/files', { method: 'POST', body: form, headers });
}
type Uploaded = { key: string; url: string; name: string; size: number; contentType: string };
const uploaded = async (response: Response) => (await response.json()) as Uploaded;
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;
const SIZE = 'El archivo excede el tamaño máximo permitido';

describe('an upload (calls.md 3)', () => {
  it('that the service refuses says its code: the store is closed', async () => {
    const save = () => Promise.reject(new Refusal(403, 'Esta tienda está cerrada', { code: STORE_CLOSED }));
    const own = await startTestGateway({ files: { ...kept.files, save } });
    const one = own.browser();
    await one.signIn(ANA.email);
    const answer = await upload({ bytes: pdf }, one);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'store_closed' }]);
    await own.stop();
  });

  it('is answered with UploadedFile, and read back by its store alone', async () => {
    const answer = await upload({ bytes: pdf, name: 'Acuse de María.pdf' });
    expect(answer.status).toBe(200);
    const file = await uploaded(answer);
    expect(file).toEqual({
      key: expect.stringMatching(/^[\da-f]{40}\.pdf$/),
      url: `/upload/files/${file.key}`,
      name: 'Acuse de María.pdf',
      size: pdf.length,
      contentType: 'application/pdf',
    });
    const back = await user.go(file.url);
    expect([back.status, Buffer.from(await back.arrayBuffer())]).toEqual([200, pdf]);
    expect(back.headers.get('content-disposition')).toMatch(/^attachment; filename="Acuse de Mar_a\.pdf"/);
    expect(back.headers.get('content-security-policy')).toContain('sandbox');
    expect(back.headers.get('cache-control')).toBe('private, no-store');
    const other = gateway.browser();
    const seen = [(await other.go(file.url)).status];
    await other.signIn(BETO.email);
    seen.push(
      (await other.go(file.url)).status,
      (await other.go(`/upload/files/${'a'.repeat(40)}.pdf`)).status,
    );
    expect(seen).toEqual([404, 404, 404]);
  });

  it('sent again makes no second file; of another store it is another', async () => {
    const first = await uploaded(await upload({ bytes: pdf }));
    expect(await uploaded(await upload({ bytes: pdf }))).toEqual(first);
    expect((await uploaded(await upload({ bytes: pdf, storeId: '1002' }))).key).not.toBe(first.key);
  });

  it('of a photo of a product may be looked at by a marketplace, which has no session', async () => {
    const photo = pngOf(20, 10);
    const { url } = await uploaded(await upload({ bytes: photo, name: 'foto.png', kind: 'product' }));
    const answer = await gateway.browser().go(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('content-disposition')).toMatch(/^inline/);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });
});

describe("a file of the owner's alone (D245, D247)", () => {
  it.each([
    ['certificate', 'constancia.pdf', pdf],
    ['statement', 'caratula.png', pngOf(20, 10)],
  ])('a %s is saved, never shown, and read by no colleague', async (kind, name, bytes) => {
    const colleague = { email: 'lucia@casalumbre.example', requestId: 'r' };
    await kept.link(colleague.email, '1001');
    const { url } = await uploaded(await upload({ bytes, name, kind }));
    const mine = await user.go(url);
    expect([mine.status, Buffer.from(await mine.arrayBuffer())]).toEqual([200, bytes]);
    expect(mine.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    expect((await user.go(`/api/image?url=${encodeURIComponent(url)}&w=64`)).status).toBe(404);

    const shared = await uploaded(await upload({ bytes: padded(pdf, 50), name: 'acuse.pdf' }));
    const read = (key: string) => kept.files.find(key, { stores: ['1001'], email: colleague.email });
    const key = url.split('/').at(-1) ?? '';
    expect([await read(shared.key), await read(key)]).toEqual([expect.objectContaining({}), null]);
    const file = { bytes, name, kind: kind as 'statement', storeId: '1001' };
    await expect(kept.files.save(file, colleague)).rejects.toMatchObject({ status: 403 });
  });
});

describe('who may upload (D153)', () => {
  it('is who has a ticket: no cookie alone, no forged or old one, none of a session that has ended', async () => {
    const ticket = await ticketOf(user);
    const forged = `${ticket.slice(0, -3)}AAA`;
    for (const one of [null, '', forged, 'tk_x', user.sessionCookie ?? '', `${ticket} x`]) {
      expect((await upload({ bytes: pdf, ticket: one })).status).toBe(401);
    }
    await user.signOut();
    expect((await upload({ bytes: pdf, ticket })).status).toBe(401);
  });

  it('has a quarter of an hour for it', async () => {
    const own = await startTestGateway({ files: kept.files });
    const one = own.browser();
    await one.signIn(ANA.email);
    const ticket = await ticketOf(one);
    own.pass(15 * 60);
    expect((await upload({ bytes: pdf, ticket }, one)).status).toBe(401);
    expect((await upload({ bytes: pdf }, one)).status).toBe(200);
    await own.stop();
  });

  it('uploads into an own store only, by every check there is', async () => {
    for (const storeId of ['2001', '9999', '', '1001,2001']) {
      expect((await upload({ bytes: pdf, storeId })).status).toBe(403);
    }
    const stranger = { email: BETO.email, requestId: 'r' };
    const file = { bytes: pdf, name: 'a.pdf', kind: 'evidence', storeId: '1001' } as const;
    await expect(kept.files.save(file, stranger)).rejects.toMatchObject({ status: 403 });
  });

  it('is no page of another origin; and the ticket opens nothing but this', async () => {
    const ticket = await ticketOf(user);
    const headers = { authorization: `Bearer ${ticket}`, origin: 'https://evil.example' };
    expect((await user.go('/upload/files', { method: 'POST', body: new FormData(), headers })).status).toBe(
      403,
    );
    const stranger = createBrowser(gateway.origin);
    const bearer = { headers: { authorization: `Bearer ${ticket}` } };
    expect((await stranger.call('/api/kidal/route/Ordersfull/seller/1001', '1001', bearer)).status).toBe(401);
    expect(await (await stranger.go('/api/auth/session', bearer)).json()).toBeNull();
  });

  it.each([
    ['no file', { kind: 'evidence', storeId: '1001' }],
    ['text for a file', { file: 'x', kind: 'evidence', storeId: '1001' }],
    ['an unknown kind', { kind: '__proto__', storeId: '1001' }],
  ])('sends a whole form: %s is 400', async (_what, fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const headers = { authorization: `Bearer ${await ticketOf(user)}` };
    expect((await user.go('/upload/files', { method: 'POST', body: form, headers })).status).toBe(400);
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await user.go('/upload/files', { method: 'POST', body: '{}', headers: json })).status).toBe(415);
  });
});

const headOf = (ticket: string, more: string) =>
  `POST /upload/files HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${ticket}\r\nContent-Type: multipart/form-data; boundary=x\r\n${more}\r\n\r\n`;

describe('the size of a file (S5.5, S8.20)', () => {
  const photo = pngOf(4, 4);
  it.each([
    ['product', 'foto.png', photo],
    ['onboarding', 'ine.png', photo],
    ['evidence', 'acuse.pdf', pdf],
    ['statement', 'caratula.pdf', pdf],
    ['invoice', 'factura.xml', Buffer.from('<?xml version="1.0"?><cfdi:Comprobante/>')],
  ])('of %s passes at 10 MB; one byte more is 413 with its sentence', async (kind, name, start) => {
    const pad = kind === 'invoice' ? 0x20 : 0;
    const at = Buffer.concat([start, Buffer.alloc(10 * MB - start.length, pad)]);
    expect((await upload({ bytes: at, name, kind })).status).toBe(200);
    const over = await upload({ bytes: Buffer.concat([at, Buffer.from([pad])]), name, kind });
    expect([over.status, await messageOf(over)]).toEqual([413, SIZE]);
    const empty = await upload({ bytes: Buffer.alloc(0), name, kind });
    expect([empty.status, await messageOf(empty)]).toEqual([422, 'El archivo está vacío']);
  });

  it('that is told beforehand to be 2 GB is refused unread', async () => {
    const socket = connect(gateway.port, 'localhost');
    socket.write(headOf(await ticketOf(user), `Content-Length: ${2 * 1024 * MB}`));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(statusOf(answer.toString('latin1'))).toBe(413);
    socket.destroy();
  });

  it('of 2 GB in chunks is refused after 10 MB, and no more is taken in', async () => {
    const socket = connect(gateway.port, 'localhost');
    socket.on('error', () => {});
    // The refusal may arrive, or the line be cut while the client still talks.
    const refused = new Promise((resolve) => {
      socket.on('data', (data: Buffer) => resolve(expect(statusOf(data.toString('latin1'))).toBe(413)));
    });
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(headOf(await ticketOf(user), 'Transfer-Encoding: chunked'));
    const piece = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 0x2d), Buffer.from('\r\n')]);
    let pieces = 0;
    const pour = () => {
      while (!socket.destroyed && pieces < 32_768) {
        pieces += 1;
        if (!socket.write(piece)) return;
      }
    };
    socket.on('drain', pour);
    pour();
    await Promise.race([closed, refused]);
    // What the kernel holds in between comes on top.
    expect(pieces * 65_536).toBeLessThan(64 * MB);
    socket.destroy();
  });
});

describe('a file that never comes', () => {
  // Nobody else's gateway: a busy machine, which sends with one hand and reads with the other, pauses as long.
  let hasty: TestGateway;
  let head: string;
  beforeAll(async () => {
    hasty = await startTestGateway({ files: kept.files, bodyTimeouts: { whole: 30_000, pause: 400 } });
    const one = hasty.browser();
    await one.signIn(ANA.email);
    head = headOf(await ticketOf(one), 'Content-Length: 1000');
  });
  afterAll(() => hasty.stop());

  it('is cut: 408, and the line closed', async () => {
    const socket = connect(hasty.port, 'localhost');
    let answer = '';
    socket.on('data', (data: Buffer) => {
      answer += data.toString('latin1');
    });
    const closed = once(socket, 'close');
    socket.write(head);
    socket.write('--x');
    await closed;
    expect(statusOf(answer)).toBe(408);
  });

  it('is one of few that may be under way at once for one person, in however many sessions', async () => {
    const second = hasty.browser();
    await second.signIn(ANA.email);
    const heads = [head, headOf(await ticketOf(second), 'Content-Length: 1000')];
    const sockets = Array.from({ length: 6 }, () => connect(hasty.port, 'localhost'));
    for (const [at, socket] of sockets.entries()) socket.write(heads[at % 2] ?? head);
    const answers = await Promise.all(
      sockets.map(async (socket) =>
        statusOf(((await once(socket, 'data')) as [Buffer])[0].toString('latin1')),
      ),
    );
    expect(answers.toSorted()).toEqual([408, 408, 408, 408, 429, 429]);
    for (const socket of sockets) socket.destroy();
  });
});

describe('the content of a file', () => {
  it.each([
    ['a program called a PDF', Buffer.from('MZ\u0090\u0000'), 'acuse.pdf', 'evidence'],
    ['a page called a PDF', Buffer.from('<script>alert(1)</script>'), 'acuse.pdf', 'evidence'],
    ['a picture called a PDF', pngOf(2, 2), 'acuse.pdf', 'evidence'],
    ['a PDF for a photo', pdf, 'acuse.pdf', 'product'],
    ['a drawing, which may hold a script', Buffer.from('<svg/>'), 'logo.svg', 'product'],
    ['a page', Buffer.from('<html></html>'), 'a.html', 'evidence'],
    ['a double ending', pdf, 'acuse.pdf.exe', 'evidence'],
    ['a zip', Buffer.from('PK\u0003\u0004'), 'a.zip', 'invoice'],
  ])('%s is 415', async (_what, bytes, name, kind) => {
    expect((await upload({ bytes, name, kind })).status).toBe(415);
  });

  it.each([
    ['a picture of 3,600 million pixels', 'foto.png', 'product'],
    ['an invoice that unfolds', 'factura.xml', 'invoice'],
  ])('%s is 413', async (_what, name, kind) => {
    const wide = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600802000000', 'hex');
    const laughs = Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ja">]><x>&a;</x>');
    const answer = await upload({ bytes: kind === 'invoice' ? laughs : wide, name, kind });
    expect([answer.status, await messageOf(answer)]).toEqual([413, SIZE]);
  });

  it('of a photo that is broken is 415, and says that, not its size', async () => {
    const answer = await upload({ bytes: pngOf(2, 2).subarray(0, 20), name: 'foto.png', kind: 'product' });
    expect([answer.status, await messageOf(answer)]).toEqual([
      415,
      'La foto está dañada: guárdala de nuevo como JPG o PNG y súbela',
    ]);
  });

  it('is what a reader is told it is, under a name that can do nothing', async () => {
    const names = [
      '../../etc/passwd.pdf',
      'C:\\x\\a.pdf',
      'a"\r\nSet-Cookie: x=1;.pdf',
      'fdp\u202E.pdf',
      '.pdf',
    ];
    for (const name of names) {
      const answer = await upload({ bytes: pdf, name });
      // Nothing of it is left but the ending: no name at all.
      expect({ name, status: answer.status }).toEqual({ name, status: name === '.pdf' ? 415 : 200 });
      if (name === '.pdf') continue;
      const file = await uploaded(answer);
      const back = await user.go(file.url);
      expect(file.name).not.toMatch(/[/\\"\r\n;:\u202E]/);
      expect(back.headers.get('set-cookie')).toBeNull();
      expect(back.headers.get('x-content-type-options')).toBe('nosniff');
      expect(back.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%'-]+$/,
      );
    }
  });
});

it('uploads are writes: too many are 429 with the time to wait', async () => {
  const own = await startTestGateway({ files: kept.files, writeLimit: { burst: 2, perSecond: 0.1 } });
  const one = own.browser();
  await one.signIn(ANA.email);
  const statuses = [];
  for (let count = 0; count < 3; count += 1)
    statuses.push((await upload({ bytes: padded(pdf, 99) }, one)).status);
  expect(statuses).toEqual([200, 200, 429]);
  await own.stop();
});

describe('files whose database gives no answer', () => {
  it('are neither kept nor read: closed for now, and the merchant is told to try later', async () => {
    const away = connectDatabase(`postgres://nobody@127.0.0.1:${await freePort()}/none`);
    const closed = await startTestGateway({ files: createFiles({ database: away }) });
    const one = closed.browser();
    await one.signIn(ANA.email);
    for (const answer of [
      await upload({ bytes: pdf }, one),
      await one.go(`/upload/files/${'0'.repeat(40)}.pdf`),
    ]) {
      expect([answer.status, answer.headers.get('retry-after'), await messageOf(answer)]).toEqual([
        503,
        '5',
        'Ha ocurrido un error, por favor intenta más tarde',
      ]);
    }
    expect(closed.logs.some((line) => line['msg'] === 'FilesUnavailable: no answer')).toBe(true);
    await closed.stop();
    await disconnect(away);
  });
});

it('an upload is use of a session: who does nothing else for half an hour stays signed in', async () => {
  const own = await startTestGateway({ files: kept.files });
  const one = own.browser();
  await one.signIn(ANA.email);
  own.pass(29 * 60);
  expect((await upload({ bytes: pdf }, one)).status).toBe(200);
  own.pass(2 * 60);
  expect((await one.call('/api/kidal/route/Ordersfull/seller/1001', '1001')).status).toBe(200);
  // Without one the half hour ends it.
  own.pass(31 * 60);
  expect((await one.call('/api/kidal/route/Ordersfull/seller/1001', '1001')).status).toBe(401);
  await own.stop();
});
