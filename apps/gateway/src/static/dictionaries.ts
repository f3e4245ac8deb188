import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { accepts } from '../http/accepts.ts';
import type { Logger } from '../log.ts';
import type { Encoded, StaticFile } from './site.ts';

const zstd = promisify(zstdCompress);

/** The script or style sheet of a build: what it is called in every build, and its kind. */
const built = /^\/assets\/([\w.-]+)-[\w-]{8}\.(js|css)$/;
/** The same name in every build, which is what browsers find a dictionary by; `null` for any other file. */
const patternOf = (name: string): string | null => {
  const [, stem, kind] = built.exec(name) ?? [];
  return stem === undefined ? null : `/assets/${stem}-*.${kind}`;
};
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

type Earlier = { readonly pattern: string; readonly bytes: Buffer };
/** The scripts and styles of earlier builds, by their SHA-256 in base64. */
export type EarlierFiles = ReadonlyMap<string, Earlier>;

const KEPT_BUILDS = 3;
/** Far above a build of today, and a bound for what is read into memory. */
const MAX_BUILD_BYTES = 16_000_000;

type Site = ReadonlyMap<string, StaticFile>;

/** Writes a build as a whole: whoever reads the folder meanwhile does not see it. */
async function writeBuild(folder: string, id: string, files: Site): Promise<void> {
  const unfinished = path.join(folder, `.${id}-${process.pid}`);
  await mkdir(unfinished, { recursive: true });
  for (const [name, { bytes }] of files) await writeFile(path.join(unfinished, path.basename(name)), bytes);
  // Another process may have written the same one first.
  await rename(unfinished, path.join(folder, id)).catch(() => rm(unfinished, { recursive: true }));
}

async function readBuild(folder: string): Promise<readonly (readonly [name: string, bytes: Buffer])[]> {
  const files: (readonly [string, Buffer])[] = [];
  let total = 0;
  for (const one of await readdir(folder)) {
    const name = `/assets/${one}`;
    if (patternOf(name) === null) continue;
    const bytes = await readFile(path.join(folder, one));
    total += bytes.length;
    if (total > MAX_BUILD_BYTES) throw new Error(`More than ${MAX_BUILD_BYTES} bytes in ${folder}`);
    files.push([name, bytes]);
  }
  return files;
}

/**
 * Keeps the scripts and styles of this build in a folder that outlives it, with those of the two builds before, and reads the
 * earlier ones. A folder that cannot be read or written costs browsers nothing but bytes: the log says so.
 */
export async function keepBuild(folder: string, site: Site, log: Logger): Promise<EarlierFiles> {
  const earlier = new Map<string, Earlier>();
  try {
    const files = new Map([...site].filter(([name]) => patternOf(name) !== null));
    const own = createHash('sha256');
    for (const [name, { bytes }] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      own.update(name).update(bytes);
    const id = own.digest('hex').slice(0, 24);
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => /^[\da-f]{24}$/.test(name));
    // A build is there as a whole, so that a start of the same one writes nothing.
    if (!names.includes(id)) await writeBuild(folder, id, files);
    await utimes(path.join(folder, id), new Date(), new Date());
    const others = names.filter((name) => name !== id);
    const aged = await Promise.all(
      others.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
    );
    for (const [at, { name }] of aged.toSorted((a, b) => b.at - a.at).entries()) {
      const build = path.join(folder, name);
      try {
        if (at >= KEPT_BUILDS - 1) await rm(build, { recursive: true });
        else
          for (const [file, bytes] of await readBuild(build))
            if (site.get(file)?.bytes.equals(bytes) !== true)
              earlier.set(hashOf(bytes), { pattern: patternOf(file) ?? '', bytes });
      } catch (error) {
        log.warn({ err: error }, 'builds: one cannot be read');
      }
    }
  } catch (error) {
    log.warn({ err: error }, 'builds: not kept');
  }
  return earlier;
}

/** A `dcz` begins with a frame that other readers skip, which holds the hash of the dictionary (RFC 9842). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
const params = {
  [constants.ZSTD_c_compressionLevel]: 19,
  // The window holds the largest file twice, and is a quarter of the one that every browser must offer.
  [constants.ZSTD_c_windowLog]: 21,
};

/** A file as a dictionary, and its bytes for a browser that has an earlier one. */
export type Dictionaries = {
  readonly patternOf: (name: string) => string | null;
  /** The file as its difference from the dictionary that a request names, or as for any other request. */
  readonly encoded: (
    name: string,
    file: StaticFile,
    request: { readonly accepted: string; readonly available: string },
  ) => Promise<Encoded>;
};

export function createDictionaries(earlier: EarlierFiles): Dictionaries {
  /** One for each pair of a file and its earlier one, so the kept builds bound them. */
  const made = new Map<string, Promise<Buffer>>();
  const delta = async (hash: string, file: StaticFile, { bytes }: Earlier): Promise<Buffer> =>
    Buffer.concat([
      MAGIC,
      Buffer.from(hash, 'base64'),
      await zstd(file.bytes, { dictionary: bytes, params }),
    ]);
  return {
    patternOf,
    async encoded(name, file, { accepted, available }) {
      const whole = await file.encoded(accepted);
      const [, hash = ''] = /^:([A-Za-z\d+/]{43}=):$/.exec(available.trim()) ?? [];
      const dictionary = earlier.get(hash);
      // Another file may match the same pattern: it would make no small difference.
      if (dictionary?.pattern !== patternOf(name) || !accepts(accepted, 'dcz')) return whole;
      const making = made.get(hash + name) ?? delta(hash, file, dictionary);
      made.set(hash + name, making);
      const bytes = await making;
      return bytes.length < whole.bytes.length ? { bytes, encoding: 'dcz' } : whole;
    },
  };
}
