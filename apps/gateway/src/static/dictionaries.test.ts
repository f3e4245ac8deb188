import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { rawRequest } from '../testing/raw-socket.ts';
import { keepBuild } from './dictionaries.ts';
import { staticFile } from './site.ts';

/** Code that does not compress to nothing by itself, with one sentence of its own. */
const codeOf = (sentence: string): Buffer => {
  const lines = Array.from({ length: 800 }, (_, at) => createHash('sha256').update(`${at}`).digest('hex'));
  return Buffer.from(`say(${JSON.stringify(sentence)});${lines.join('\n')}`);
};
const siteOf = (contents: Readonly<Record<string, Buffer>>) =>
  new Map(Object.entries(contents).map(([name, bytes]) => [name, staticFile(name, bytes, new Map())]));

const before = codeOf('Hay pedidos');
const after = codeOf('Hay pedidos nuevos');
const other = codeOf('Otra página');
const older = siteOf({
  '/assets/orders-AAAAAAAA.js': before,
  '/assets/home-AAAAAAAA.js': other,
  '/assets/same-AAAAAAAA.css': Buffer.from('p {}'),
  '/index.html': Buffer.from('<html></html>'),
});
const newer = siteOf({
  '/assets/orders-BBBBBBBB.js': after,
  '/assets/same-AAAAAAAA.css': Buffer.from('p {}'),
  '/assets/foto-BBBBBBBB.png': Buffer.from('foto'),
  '/index.html': Buffer.from('<html></html>'),
});

const said: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => said.push(line) });
let folder: string;
let gateway: TestGateway;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trastienda-builds-'));
  await keepBuild(folder, older, log);
  gateway = await startTestGateway({ site: newer, earlier: await keepBuild(folder, newer, log) });
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});

const named = (dictionary: Buffer) => `:${createHash('sha256').update(dictionary).digest('base64')}:`;
/** Heads are lower case, and bytes are as they came. */
async function ask(
  given: { method?: string; file?: string; available?: string; encodings?: string; more?: string } = {},
  from = gateway,
) {
  const {
    method = 'GET',
    file = 'orders-BBBBBBBB.js',
    available,
    encodings = 'gzip, br, zstd, dcb, dcz',
  } = given;
  const lines = [
    `${method} /assets/${file} HTTP/1.1`,
    'Host: localhost',
    `Accept-Encoding: ${encodings}`,
    ...(available === undefined ? [] : [`Available-Dictionary: ${available}`]),
    ...(given.more === undefined ? [] : [given.more]),
    'Connection: close',
  ];
  const answer = await rawRequest(from.port, `${lines.join('\r\n')}\r\n\r\n`);
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.slice(0, end).toLowerCase();
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? null;
  return { status: head.split(' ')[1], header, body: Buffer.from(answer.slice(end + 4), 'latin1') };
}

describe('a script that changed with a release', () => {
  it('is sent as its difference to a browser that has the one before', async () => {
    const { header, body } = await ask({ available: named(before) });
    expect(header('content-encoding')).toBe('dcz');
    expect(header('vary')).toBe('accept-encoding, available-dictionary');
    expect(body.length).toBeLessThan(200);
    expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(`:${body.subarray(8, 40).toString('base64')}:`).toBe(named(before));
    expect(zstdDecompressSync(body.subarray(40), { dictionary: before })).toEqual(after);
  });

  it('is the dictionary of the next one, whichever way it was sent', async () => {
    for (const available of [undefined, named(before)]) {
      const { header } = await ask(available === undefined ? {} : { available });
      expect(header('use-as-dictionary')).toBe('match="/assets/orders-*.js"');
      expect(header('cache-control')).toContain('immutable');
    }
    expect((await ask({ file: 'same-AAAAAAAA.css' })).header('use-as-dictionary')).toBe(
      'match="/assets/same-*.css"',
    );
    expect((await ask({ file: 'foto-BBBBBBBB.png' })).header('use-as-dictionary')).toBeNull();
  });

  it.each([
    ['of an unknown dictionary', { available: named(Buffer.from('unknown')) }],
    ['of another file of the same build', { available: named(other) }],
    ['of no hash at all', { available: ':nonsense:' }],
    ['without a dictionary', {}],
    ['of a browser that reads no such encoding', { available: named(before), encodings: 'gzip, br' }],
    ['of one that refuses it', { available: named(before), encodings: 'br, dcz;q=0' }],
  ])('is whole for a request %s', async (_, given) => {
    const { header, body } = await ask(given);
    expect(header('content-encoding')).toBe('br');
    expect(header('vary')).toBe('accept-encoding, available-dictionary');
    expect(brotliDecompressSync(body)).toEqual(after);
  });

  it('has the same head for HEAD, no ranges, and nothing for a browser that has it', async () => {
    const head = await ask({ method: 'HEAD', available: named(before) });
    expect([head.status, head.header('content-encoding'), head.body.length]).toEqual(['200', 'dcz', 0]);
    const range = await ask({ available: named(before), more: 'Range: bytes=0-9' });
    expect([range.status, range.header('content-encoding')]).toEqual(['200', 'dcz']);
    const etag = `W/"${createHash('sha256').update(after).digest('base64url').slice(0, 27)}"`;
    const known = await ask({ available: named(before), more: `If-None-Match: ${etag}` });
    expect([known.status, known.header('vary')]).toEqual(['304', 'accept-encoding, available-dictionary']);
  });

  it('has nothing to do with dictionaries in plain http, nor without kept builds', async () => {
    const earlier = await keepBuild(folder, newer, log);
    for (const options of [{ publicUrl: 'http://portal.example', earlier }, { earlier: null }]) {
      const plain = await startTestGateway({ site: newer, ...options });
      const { header } = await ask({ available: named(before) }, plain);
      await plain.stop();
      expect([header('content-encoding'), header('use-as-dictionary'), header('vary')]).toEqual([
        'br',
        null,
        'accept-encoding',
      ]);
    }
  });
});

describe('the folder of builds', () => {
  it('holds three of them, the latest, and those before this one are dictionaries', async () => {
    const own = path.join(folder, 'three');
    const hashes = async (text: string) => {
      // No two may have the same age.
      await sleep(5);
      const kept = await keepBuild(own, siteOf({ '/assets/x-AAAAAAAA.js': codeOf(text) }), log);
      return [...kept.keys()].map((hash) => `:${hash}:`).toSorted();
    };
    const namedAll = (...texts: string[]) => texts.map((text) => named(codeOf(text))).toSorted();
    expect(await hashes('a')).toEqual([]);
    expect(await hashes('b')).toEqual(namedAll('a'));
    expect(await hashes('c')).toEqual(namedAll('a', 'b'));
    expect(await hashes('d')).toEqual(namedAll('b', 'c'));
    expect((await readdir(own)).length).toBe(3);
    // Started again, and rolled back.
    expect(await hashes('d')).toEqual(namedAll('b', 'c'));
    expect(await hashes('b')).toEqual(namedAll('c', 'd'));
  });

  it('that is damaged is ignored, and the log says so', async () => {
    const own = path.join(folder, 'damaged');
    await keepBuild(own, older, log);
    // A file where a build should be; and one where the folder should be.
    await writeFile(path.join(own, 'a'.repeat(24)), 'damaged');
    const kept = await keepBuild(own, newer, log);
    expect([...kept.keys()]).toContain(named(before).slice(1, -1));
    expect(said.at(-1)).toContain('builds: one cannot be read');
    await mkdir(path.join(folder, 'no'), { recursive: true });
    await writeFile(path.join(folder, 'no/folder'), '');
    expect((await keepBuild(path.join(folder, 'no/folder'), newer, log)).size).toBe(0);
    expect(said.at(-1)).toContain('builds: not kept');
  });
});
