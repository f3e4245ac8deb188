import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DrawAnswer, DrawRequest } from './draw-process.ts';
import { openableSize, type PictureType } from './picture-size.ts';

export type Picture = { readonly bytes: Uint8Array; readonly contentType: string };
/** `original`: JPEG or PNG, as the picture itself. */
export type PictureFormat = 'webp' | 'original';

/** A picture took longer than its deadline, or its process ended: nothing is known of it. */
export class PictureNotDrawn extends Error {
  override name = 'PictureNotDrawn';
}

const program = fileURLToPath(new URL('draw-process.ts', import.meta.url));
/** Of what is drawn: a picture as wide as asked for, and much higher, is made smaller. 80 MB while it is drawn. */
const MOST_DRAWN = 20_000_000;

/**
 * Draws pictures one at a time in a process of its own, which holds no secret, and is killed when a picture takes longer than
 * its deadline: a decoder that hangs, grows or crashes takes nobody with it. It starts with the first picture and ends some
 * time after the last one.
 * @param options Milliseconds: `deadline` of one picture, `idle` until an unused process ends.
 */
export function createPictureDrawer({ deadline = 10_000, idle = 30_000 } = {}) {
  let child: ChildProcess | null = null;
  let ending: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function stop(): void {
    clearTimeout(ending);
    child?.kill('SIGKILL');
    child = null;
  }

  function running(): ChildProcess {
    if (child?.connected) return child;
    stop();
    child = fork(program, [], {
      env: {},
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A process that draws nothing keeps nobody from ending.
    child.unref();
    child.channel?.unref();
    return child;
  }

  function ask(request: DrawRequest): Promise<DrawAnswer> {
    clearTimeout(ending);
    const asked = running();
    return new Promise<DrawAnswer>((resolve, reject) => {
      const settle = () => {
        clearTimeout(late);
        asked.off('exit', ended).off('error', ended).off('message', drawn);
      };
      const fail = (why: string) => {
        settle();
        stop();
        reject(new PictureNotDrawn(why));
      };
      const late = setTimeout(() => fail(`No picture within ${deadline} ms`), deadline);
      const ended = () => fail('The process ended');
      const drawn = (answer: DrawAnswer) => {
        settle();
        ending = setTimeout(stop, idle).unref();
        resolve(answer);
      };
      asked.on('exit', ended).on('error', ended).on('message', drawn);
      // Where it cannot be sent, the process is gone, which is heard anyway.
      asked.send(request, () => {});
    });
  }

  return {
    /**
     * A picture at a width, in proportion, never wider than it is. `null` for what is no JPEG or PNG, or has too many pixels to
     * be opened. Metadata (a place, a telephone) stays behind. @throws PictureNotDrawn
     */
    async draw(
      bytes: Uint8Array,
      size: { readonly width: number; readonly quality: number },
      format: PictureFormat,
    ): Promise<Picture | null> {
      const original = openableSize(bytes);
      if (original === null) return null;
      const made: PictureType | 'webp' = format === 'webp' ? format : original.type;
      const request: DrawRequest = {
        bytes,
        pixels: original.width * original.height,
        format: made,
        quality: size.quality,
        mostWidth: size.width,
        mostPixels: MOST_DRAWN,
      };
      const drawn = turn.then(() => ask(request));
      turn = drawn.catch(() => {});
      const answer = await drawn;
      return answer === null ? null : { bytes: answer, contentType: `image/${made}` };
    },
    stop,
  };
}
export type PictureDrawer = ReturnType<typeof createPictureDrawer>;
