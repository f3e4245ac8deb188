import { fileURLToPath } from 'node:url';
import { createWorkProcess, WorkNotDone } from '../work-process.ts';
import type { DrawAnswer, DrawRequest } from './draw-process.ts';
import { openableSize, type PictureType } from './picture-size.ts';

export type Picture = { readonly bytes: Uint8Array; readonly contentType: string };
/** `original`: JPEG or PNG, as the picture itself. */
export type PictureFormat = 'webp' | 'original';

/** The picture took longer than its deadline, or its process ended: it may still be valid. */
export class PictureNotDrawn extends Error {
  override name = 'PictureNotDrawn';
}

const program = fileURLToPath(new URL('draw-process.ts', import.meta.url));
/** A picture that is much higher than wide is drawn smaller than requested: these pixels take 80 MB. */
const MAX_DRAWN = 20_000_000;

/**
 * Draws pictures one at a time in a process of its own (`createWorkProcess`): a decoder that hangs, grows or
 * crashes harms nothing else.
 * @param options Milliseconds: `deadline` of one picture, `idle` until an unused process ends.
 */
export function createPictureDrawer({ deadline = 10_000, idle = 30_000 } = {}) {
  const drawing = createWorkProcess<DrawRequest, DrawAnswer>({ program, deadline, idle, memory: 64 });

  return {
    /**
     * Draws a picture at a width, in proportion, never wider than it is. Returns `null` for a file that is no
     * JPEG or PNG, or has too many pixels to be opened. Metadata (a place, a telephone) is dropped.
     * @throws PictureNotDrawn
     */
    async draw(
      bytes: Uint8Array,
      size: { readonly width: number; readonly quality: number },
      format: PictureFormat,
    ): Promise<Picture | null> {
      const original = openableSize(bytes);
      if (original === null) return null;
      const outputType: PictureType | 'webp' = format === 'webp' ? format : original.type;
      const request: DrawRequest = {
        bytes,
        pixels: original.width * original.height,
        format: outputType,
        quality: size.quality,
        mostWidth: size.width,
        mostPixels: MAX_DRAWN,
      };
      const [answer = null] = await drawing.run(request).catch((error: unknown) => {
        throw error instanceof WorkNotDone ? new PictureNotDrawn(error.message, { cause: error }) : error;
      });
      return answer === null ? null : { bytes: answer, contentType: `image/${outputType}` };
    },
    stop: drawing.stop,
  };
}
export type PictureDrawer = ReturnType<typeof createPictureDrawer>;
