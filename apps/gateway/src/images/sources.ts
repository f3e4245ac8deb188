import type { Files } from '@trastienda/services';
import { request } from 'undici';
import { canonicalTarget } from '../http/canonical-path.ts';
import type { StaticFile } from '../static/site.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const ANSWER_MS = 10_000;
const elsewhereKey = /^[\w-]{1,128}(?:\.[a-z\d]{2,5})?$/i;

/**
 * A picture that may be served; its bytes are read when its turn comes, so that waiting ones hold no memory.
 */
type PictureSource = {
  /** Another one for other bytes. */
  readonly id: string;
  /** A public picture is anybody's; browsers may cache no other. */
  readonly isPublic: boolean;
  readonly read: () => Promise<Uint8Array | null>;
};

/** Finds the pictures of `/api/image`: nothing that a caller writes ever becomes an address to fetch (D7). */
export type PictureSources = {
  /** The picture of `url` for somebody with these stores; `null` when there is none, `'refused'` for a foreign address. */
  readonly find: (
    url: string,
    stores: () => Promise<readonly string[]>,
  ) => Promise<PictureSource | 'refused' | null>;
};

const pictureTypes: readonly string[] = ['image/jpeg', 'image/png'];

export function pictureSources(given: {
  readonly files: Files | null;
  readonly site: ReadonlyMap<string, StaticFile> | null;
  /** Path of ours, or the address of a file-upload service elsewhere. */
  readonly uploadUrl: string;
}): PictureSources {
  const { files, site, uploadUrl } = given;
  const base = uploadUrl.replace(/\/$/, '');

  /** The service elsewhere: its address is the configuration's, and of the caller's only a key in it. */
  async function fromElsewhere(key: string): Promise<Uint8Array | null> {
    const answer = await request(`${base}/${key}`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const size = Number(answer.headers['content-length'] ?? 0);
    const chunks: Buffer[] = [];
    let read = 0;
    if (answer.statusCode === 200 && size <= MAX_BYTES) {
      for await (const chunk of answer.body) {
        read += (chunk as Buffer).length;
        if (read > MAX_BYTES) break;
        chunks.push(chunk as Buffer);
      }
    }
    // Ending it early is an error of its own, which nobody else would hear.
    answer.body.on('error', () => {}).destroy();
    return read === 0 || read > MAX_BYTES ? null : Buffer.concat(chunks);
  }

  async function fromFiles(key: string, stores: readonly string[]): Promise<PictureSource | null> {
    // The reader has no e-mail here, so a file for its owner alone is never drawn.
    const file = (await files?.describe(key, { stores })) ?? null;
    if (file === null || !pictureTypes.includes(file.contentType)) return null;
    const read = async () => (await files?.find(key, { stores }))?.bytes ?? null;
    return { id: key, isPublic: file.isPublic, read };
  }

  return {
    async find(url, stores) {
      if (url.startsWith(`${base}/`)) {
        const key = url.slice(base.length + 1);
        if (!elsewhereKey.test(key)) return 'refused';
        if (!URL.canParse(uploadUrl)) return fromFiles(key, await stores());
        // Only the service knows the kind of this file.
        return { id: key, isPublic: false, read: () => fromElsewhere(key).catch(() => null) };
      }
      const target = canonicalTarget(url);
      if (target === null || /^\/(?:api|idp|upload)(?:\/|$)/.test(target.path)) return 'refused';
      const file = site?.get(target.path);
      if (file === undefined) return null;
      return { id: `${target.path} ${file.etag}`, isPublic: true, read: async () => file.bytes };
    },
  };
}
