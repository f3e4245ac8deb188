import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from '../core/file-store/bucket.ts';

/** How the server fails, when a test wants it to. */
type Fault = 'none' | 'half' | 'stuck' | 'silent' | 'closed' | 'other bytes';

type Kept = { readonly bytes: Buffer; readonly at: Date };

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Checks the signature (AWS Signature Version 4) by hand, as nobody who signs wrongly may be let in. */
function isSigned(request: IncomingMessage, body: Buffer, { keyId, secretKey }: BucketSettings): boolean {
  const [, id, day = '', region = '', names = '', signature = ''] =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, *SignedHeaders=([^,]+), *Signature=([\da-f]{64})/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const stated = request.headers['x-amz-content-sha256'];
  if (id !== keyId || stated !== sha256(body)) return false;
  const [path = '', search = ''] = (request.url ?? '').split('?');
  const query = search
    .split('&')
    .map((one) => (one === '' || one.includes('=') ? one : `${one}=`))
    .toSorted()
    .join('&');
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('');
  const canonical = [request.method, path, query, headers, names, stated].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = ['aws4_request', 's3', region, day].reduceRight<string | Buffer>(
    (last, part) => hmac(last, part),
    `AWS4${secretKey}`,
  );
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
}

/**
 * Starts a small S3 server that holds its objects in memory: PUT, GET, HEAD and DELETE of an object, and the
 * list of a bucket in pages of `pageSize`. It fails as `fault` says.
 */
export async function startS3Server({ pageSize = 1000 } = {}) {
  const objects = new Map<string, Kept>();
  const state = { fault: 'none' as Fault, requests: 0 };
  const settings: BucketSettings = {
    endpoint: null,
    region: 'us-east-1',
    bucket: 'trastienda',
    keyId: 'tester',
    secretKey: 'k3Y-of-the-tests-0123456789',
    pathStyle: true,
    takesNew: true,
  };

  const list = (search: URLSearchParams): string => {
    const prefix = search.get('prefix') ?? '';
    const after = search.get('continuation-token') ?? '';
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).toSorted();
    const page = names.slice(0, pageSize);
    const more = names.length > page.length ? escaped(page.at(-1) ?? '') : null;
    const contents = page.map((name) => {
      const { bytes, at } = objects.get(name) ?? { bytes: Buffer.alloc(0), at: new Date() };
      return `<Contents><Key>${escaped(name)}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`;
    });
    const next = more === null ? '' : `<NextContinuationToken>${more}</NextContinuationToken>`;
    return `<ListBucketResult><IsTruncated>${more !== null}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  };

  const say = (response: ServerResponse, status: number, code = '') => {
    response.writeHead(status, { 'Content-Type': 'application/xml' });
    response.end(code === '' ? '' : `<Error><Code>${code}</Code></Error>`);
  };

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const url = new URL(request.url ?? '', 'http://localhost');
    const [, bucket = '', ...rest] = url.pathname.split('/');
    const name = rest.map(decodeURIComponent).join('/');
    if (!isSigned(request, body, settings)) return say(response, 403, 'SignatureDoesNotMatch');
    if (bucket !== settings.bucket) return say(response, 404, 'NoSuchBucket');
    if (name === '') {
      response.writeHead(200, { 'Content-Type': 'application/xml' });
      response.end(request.method === 'HEAD' ? '' : list(url.searchParams));
      return;
    }
    if (request.method === 'PUT') {
      objects.set(name, { bytes: body, at: new Date() });
      return say(response, 200);
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return say(response, 204);
    }
    const kept = objects.get(name);
    if (!kept) return say(response, 404, 'NoSuchKey');
    const bytes = state.fault === 'other bytes' ? Buffer.alloc(kept.bytes.length, 'x') : kept.bytes;
    response.writeHead(200, { 'Content-Length': bytes.length, 'Last-Modified': kept.at.toUTCString() });
    if (request.method === 'HEAD') response.end();
    else if (state.fault === 'half')
      response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    else if (state.fault === 'stuck') response.write(bytes.subarray(0, bytes.length / 2));
    else response.end(bytes);
  }

  const server = createServer((request, response) => {
    state.requests += 1;
    if (state.fault === 'silent') return;
    if (state.fault === 'closed') {
      request.socket.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { ...settings, endpoint },
    objects,
    state,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
