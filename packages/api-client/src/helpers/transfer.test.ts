import { describe, expect, it } from 'vitest';
import { expectNoUnhandledRejection } from '../testing/rejections.ts';
import { SIZE_ERROR } from '../core/user-message.ts';
import { downloadFile, TransferError, type TransferOptions, uploadForm } from './transfer.ts';
import { uploadFile } from './upload-file.ts';

expectNoUnhandledRejection();

/** Options whose line answers this, and that note what left and what was logged. */
function answering(respond: (request: Request) => Response | Promise<Response>) {
  const logged: TransferError[] = [];
  const sent: Request[] = [];
  const options: TransferOptions = {
    token: 'tk_1',
    log: (error) => logged.push(error),
    fetch: async (url, init) => {
      const request = new Request(new URL(String(url), 'http://localhost'), init);
      sent.push(request);
      return respond(request);
    },
  };
  return { options, logged, sent };
}
const pdf = () =>
  new Response('%PDF-1.4', {
    headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="guia.pdf"' },
  });
const form = () => {
  const data = new FormData();
  data.append('file', new File(['x'], 'x.pdf'));
  return data;
};
const status = (code: number, body?: unknown) => () =>
  new Response(body === undefined ? null : JSON.stringify(body), { status: code });
const lost = () => Promise.reject(new TypeError('line lost'));

describe('authenticated download (S7.96)', () => {
  it('by GET: the bytes and their name, with the bearer token', async () => {
    const { options, sent } = answering(pdf);
    const file = await downloadFile('/archivo', options);
    expect([file.fileName, await file.blob.text()]).toEqual(['guia.pdf', '%PDF-1.4']);
    expect([sent[0]?.method, sent[0]?.headers.get('Authorization')]).toEqual(['GET', 'Bearer tk_1']);
  });

  it('by POST with a JSON body', async () => {
    const { options, sent } = answering(pdf);
    await downloadFile('/print', { ...options, body: { orderIds: ['1'] } });
    expect([sent[0]?.method, sent[0]?.headers.get('Content-Type')]).toEqual(['POST', 'application/json']);
    expect(await sent[0]?.json()).toEqual({ orderIds: ['1'] });
  });

  it('tells how far it is', async () => {
    const { options } = answering(
      () => new Response('12345678', { headers: { 'Content-Length': '8', 'Content-Type': 'text/csv' } }),
    );
    const heard: [number, number | null][] = [];
    const file = await downloadFile('/x', { ...options, onProgress: (...at) => heard.push(at) });
    expect(heard.at(-1)).toEqual([8, 8]);
    expect([file.blob.size, file.blob.type]).toEqual([8, 'text/csv']);
  });

  it.each([
    ['404', status(404, { message: 'x' }), 'Failed to fetch: 404 Not Found', 'http', 404],
    ['500', status(500), 'Failed to fetch: 500 Internal Server Error', 'http', 500],
    ['an empty file', () => new Response(null), 'Empty response body', 'contract', 200],
    ['no line', lost, 'Failed to fetch', 'network', 0],
  ])('%s is logged and thrown again (S8.13, S8.14, S8.28, D179)', async (_, respond, message, kind, code) => {
    const { options, logged } = answering(respond);
    const thrown = await downloadFile('/x', options).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(TransferError);
    expect(thrown).toMatchObject({ message, kind, status: code });
    expect(logged).toEqual([thrown]);
  });

  it('reads its own deadline and the caller who gives up apart', async () => {
    const hanging = (request: Request) =>
      new Promise<Response>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
      );
    const { options } = answering(hanging);
    await expect(downloadFile('/x', { ...options, timeoutMs: 10 })).rejects.toMatchObject({
      kind: 'timeout',
      message: 'Failed to fetch: Request Timeout',
    });
    const giveUp = new AbortController();
    const answer = downloadFile('/x', { ...options, signal: giveUp.signal });
    giveUp.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('authenticated upload (S7.97)', () => {
  it('posts the form with the bearer token, and gives back the JSON', async () => {
    const { options, sent } = answering(() => Response.json({ ok: 1 }));
    expect(await uploadForm('/subir', form(), options)).toEqual({ ok: 1 });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer tk_1');
    expect(sent[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it.each(['', 'null', '{}', '[]', '""', '<html>'])(
    'the answer %j is empty: Failed to UPLOAD (S8.15, D177)',
    async (body) => {
      const { options, logged } = answering(() => new Response(body));
      await expect(uploadForm('/x', form(), options)).rejects.toMatchObject({ message: 'Failed to UPLOAD' });
      expect(logged).toHaveLength(1);
    },
  );

  it.each([
    ['413', status(413), SIZE_ERROR],
    ['500', status(500, { message: 'x' }), 'Failed to UPLOAD'],
    ['422', status(422, { message: 'Revisa', validationResults: [{ message: 'fila 3' }] }), 'Revisa, fila 3'],
    ['404 without words', status(404), 'Failed to UPLOAD'],
  ])('%s (S5.5, S8.20, D178)', async (_, respond, message) => {
    await expect(uploadForm('/x', form(), answering(respond).options)).rejects.toMatchObject({ message });
  });
});

describe('progress of an upload where there is no XMLHttpRequest', () => {
  it('is told once, when the answer is there', async () => {
    const { options } = answering(() => Response.json({ ok: 1 }));
    const heard: [number, number | null][] = [];
    await uploadForm('/subir', form(), { ...options, onProgress: (...at) => heard.push(at) });
    expect(heard).toEqual([[1, 1]]);
  });

  it('is not told of what never arrived', async () => {
    const heard: number[] = [];
    const { options } = answering(lost);
    const sent = uploadForm('/subir', form(), { ...options, onProgress: (loaded) => heard.push(loaded) });
    await expect(sent).rejects.toMatchObject({ kind: 'network' });
    expect(heard).toEqual([]);
  });
});

describe('the upload service (S7.7, D152)', () => {
  const file = new File(['foto'], 'vasos.jpg', { type: 'image/jpeg' });
  const stored = {
    key: 'ab12',
    url: '/upload/files/ab12.jpg',
    name: 'vasos.jpg',
    size: 4,
    contentType: 'image/jpeg',
  };

  it('takes the file directly, and the same content has the same key', async () => {
    const { options, sent } = answering(() => Response.json(stored));
    const upload = { file, storeId: '10452', kind: 'product' } as const;
    expect(await uploadFile('/upload/files', upload, options)).toEqual({ ok: true, value: stored });
    await uploadFile('/upload/files', upload, options);
    const fields = await sent[0]?.formData();
    expect([fields?.get('storeId'), fields?.get('kind')]).toEqual(['10452', 'product']);
    const keys = sent.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('refuses what is too large before it leaves', async () => {
    const { options, sent } = answering(() => Response.json(stored));
    const huge = {
      file: new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]),
      storeId: '1',
      kind: 'invoice',
    } as const;
    expect(await uploadFile('/x', huge, options)).toMatchObject({
      ok: false,
      error: { kind: 'input', message: SIZE_ERROR },
    });
    expect(sent).toEqual([]);
  });

  it('is a value when it fails', async () => {
    const upload = { file, storeId: '1', kind: 'evidence' } as const;
    const failed = (respond: () => Response | Promise<Response>) =>
      uploadFile('/x', upload, answering(respond).options);
    expect(await failed(status(413))).toMatchObject({
      ok: false,
      error: { status: 413, message: SIZE_ERROR },
    });
    expect(await failed(lost)).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect(await failed(() => Response.json({ key: 1 }))).toMatchObject({
      ok: false,
      error: { kind: 'contract', message: 'Failed to UPLOAD' },
    });
  });
});
