import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { base64FilePaths, base64FilesIn } from './base64-files.ts';
import { type AnyCall, bodyLimits, defineCall } from './define-call.ts';
import { base64File } from './fields.ts';
import * as z from 'zod/mini';

const everyCall: [string, AnyCall][] = Object.entries(calls);
const pages = defineCall({
  id: 'pages',
  service: 'invoice',
  method: 'POST',
  path: 'x',
  body: z.object({ cover: base64File(100), pages: z.array(z.object({ scan: z.nullable(base64File(100)) })) }),
  response: z.object({}),
  example: () => ({}),
});

describe('where a body carries a file in base64 (calls.md 1.6)', () => {
  it('is found beside the others and in lists, and gives whatever stands there', () => {
    expect(base64FilePaths(pages)).toEqual([['cover'], ['pages', '*', 'scan']]);
    const body = { cover: 'QQ==', pages: [{ scan: 'Qg==' }, { scan: null }, { scan: 7 }, 'x'] };
    expect(base64FilesIn(pages, body)).toEqual(['QQ==', 'Qg==', 7]);
    for (const hostile of [null, undefined, 'x', []]) expect(base64FilesIn(pages, hostile)).toEqual([]);
  });

  it.each(everyCall)(
    '%s: a body that may be as large as a file in base64 has one that is marked',
    (_, call) => {
      const isForFiles = call.encoding === 'json' && call.bodyLimitBytes > bodyLimits.json;
      expect(base64FilePaths(call).length > 0).toBe(isForFiles);
    },
  );
});
