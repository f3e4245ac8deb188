import * as z from 'zod/mini';
import { deadlines } from '../core/define-call.ts';
import { integer } from '../core/fields.ts';
import { readJson } from '../core/read-body.ts';
import { fail, type CallResult, succeed } from '../core/call-result.ts';
import { FAILED_TO_FETCH, failureMessage, silentMessage } from '../core/user-message.ts';

const posts = z.array(z.object({ id: integer(), title: z.string(), body: z.string() }));
export type SamplePost = z.output<typeof posts>[number];

/** A sample call to a public test API: no default address, and no screen calls it. */
export async function listSamplePosts(
  sampleUrl: string,
  send: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
): Promise<CallResult<SamplePost[]>> {
  try {
    const response = await send(`${sampleUrl}/posts`, { signal: AbortSignal.timeout(deadlines.json) });
    const { status, statusText } = response;
    if (!response.ok)
      return fail({
        kind: 'http',
        status,
        message: failureMessage({ profile: 'generic', method: 'GET' }, { status, statusText }),
      });
    const read = posts.safeParse(await readJson(response));
    return read.success ? succeed(read.data) : fail({ kind: 'contract', status, message: FAILED_TO_FETCH });
  } catch {
    return fail({ kind: 'network', message: silentMessage({}, 'network') });
  }
}
