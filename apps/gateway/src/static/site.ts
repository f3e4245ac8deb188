import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts, type Encoding } from '../http/accepts.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoded = { readonly bytes: Buffer; readonly encoding: Encoding | 'dcz' | null };

export type StaticFile = {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly etag: string;
  /** The name of an immutable file contains a hash of its content. */
  readonly immutable: boolean;
  /** The bytes in the best encoding that `accepted` names; compressed once and cached. */
  readonly encoded: (accepted: string) => Promise<Encoded>;
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};
const compressible = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/;
/** Vite's own form: `name-` and eight characters or more. */
const hashedName = /-[\w-]{8,}\.[a-z\d]+$/;
const MIN_COMPRESS_BYTES = 1024;

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (bytes) => gzipped(bytes, { level: 9 }),
};

/** `ready` are encodings of it that were made beforehand. */
export function staticFile(name: string, bytes: Buffer, ready: ReadonlyMap<Encoding, Buffer>): StaticFile {
  const contentType = types[path.extname(name)] ?? 'application/octet-stream';
  const done = new Map<Encoding, Promise<Buffer>>(
    [...ready].map(([encoding, made]) => [encoding, Promise.resolve(made)]),
  );
  return {
    bytes,
    contentType,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    immutable: hashedName.test(name) && name.includes('/'),
    async encoded(accepted) {
      const encoding = (['br', 'gzip'] as const).find((one) => accepts(accepted, one));
      if (encoding === undefined || bytes.length < MIN_COMPRESS_BYTES || !compressible.test(contentType)) {
        return { bytes, encoding: null };
      }
      const making = done.get(encoding) ?? compress[encoding](bytes);
      done.set(encoding, making);
      return { bytes: await making, encoding };
    },
  };
}

/** The page whose scripts without a hash in their names have one in their addresses: a new page never runs an older one. */
const withVersions = (page: Buffer, contents: ReadonlyMap<string, Buffer>): Buffer =>
  Buffer.from(
    page.toString('utf8').replaceAll(/\bsrc="([^"?]+\.js)"/g, (tag, name: string) => {
      const bytes = hashedName.test(name) ? undefined : contents.get(name);
      if (bytes === undefined) return tag;
      return `src="${name}?v=${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}"`;
    }),
  );

const importMap = /(<script type="importmap">)(.*?)(?=<\/script>)/su;

/**
 * The page with the hash of each script and style sheet that it names (W3C Subresource Integrity), for the tags and, as no tag
 * loads what a script imports, in the import map. Only of those whose name holds a hash: any other may still be an older one in
 * a browser's cache.
 */
function withIntegrity(page: Buffer, contents: ReadonlyMap<string, Buffer>): Buffer {
  const integrity: Record<string, string> = {};
  const html = page
    .toString('utf8')
    .replaceAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"/g, (tag, name: string) => {
      const bytes = hashedName.test(name) ? contents.get(name) : undefined;
      if (bytes === undefined || !/\.(?:js|css)$/.test(name)) return tag;
      const value = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      if (name.endsWith('.js')) integrity[name] = value;
      return `${tag} integrity="${value}"`;
    })
    .replace(importMap, (_, tag: string, map: string) => {
      return tag + JSON.stringify({ ...(JSON.parse(map) as object), integrity });
    });
  return Buffer.from(html);
}

/** The sources that the content policy allows the page's import map by: it stands in the page, as browsers read no other. */
export function importMapSources(site: ReadonlyMap<string, StaticFile> | null): readonly string[] {
  const [, , map] = importMap.exec(site?.get('/index.html')?.bytes.toString('utf8') ?? '') ?? [];
  return map === undefined ? [] : [`'sha256-${createHash('sha256').update(map).digest('base64')}'`];
}

/** A route as the portal writes it, and the scripts of its page that the document does not name. */
export type RouteScripts = { readonly path: string; readonly scripts: readonly string[] };

/** Reads the scripts of each route from the portal's build; there are none without that file. */
export function routeScriptsOf(site: ReadonlyMap<string, StaticFile> | null): readonly RouteScripts[] {
  const file = site?.get('/.vite/routes.json');
  return file === undefined ? [] : (JSON.parse(file.bytes.toString('utf8')) as RouteScripts[]);
}

/**
 * Reads the built portal into memory. Only names found here are ever served, so no address reaches another file.
 * `null` when it has not been built.
 */
export async function readSite(directory: string): Promise<ReadonlyMap<string, StaticFile> | null> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const contents = new Map<string, Buffer>();
  for (const entry of entries) {
    // The drawing is the gateway's own program, and no file for browsers.
    if (!entry.isFile() || entry.name.endsWith('.map') || entry.name === 'first-screen.js') continue;
    const file = path.join(entry.parentPath, entry.name);
    contents.set(`/${path.relative(directory, file).split(path.sep).join('/')}`, await readFile(file));
  }
  const page = contents.get('/index.html');
  if (page === undefined) return null;
  contents.set('/index.html', withVersions(withIntegrity(page, contents), contents));
  // Made beforehand of the page as it was.
  for (const suffix of ['.br', '.gz']) contents.delete(`/index.html${suffix}`);
  const files = new Map<string, StaticFile>();
  for (const [name, bytes] of contents) {
    if (/\.(?:br|gz)$/.test(name)) continue;
    const ready = new Map<Encoding, Buffer>();
    for (const [encoding, suffix] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const made = contents.get(name + suffix);
      if (made) ready.set(encoding, made);
    }
    files.set(name, staticFile(name, bytes, ready));
  }
  return files;
}
