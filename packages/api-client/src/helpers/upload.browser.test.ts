import { describe, expect, it } from 'vitest';
import { createClient } from '../core/create-client.ts';
import { SIZE_ERROR } from '../core/user-message.ts';
import { uploadMassInvoices } from '../services/mass-invoices.calls.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { uploadForm } from './transfer.ts';
import { uploadFile } from './upload-file.ts';

const MB = 1024 * 1024;
const photo = new File([new Uint8Array(4 * MB)], 'vasos.jpg', { type: 'image/jpeg' });
const form = () => {
  const data = new FormData();
  data.append('file', photo);
  return data;
};

/** Options that note every step of the way. */
function watched() {
  const heard: [number, number | null][] = [];
  return {
    heard,
    options: { token: 'tk_1', onProgress: (...at: [number, number | null]) => heard.push(at) },
  };
}

describe('an upload in a browser tells how far it is (S7.97)', () => {
  it('byte by byte up to the whole form, and gives back the answer', async () => {
    const { heard, options } = watched();
    const answer = (await uploadForm('/upload-test/kept', form(), options)) as { bytes: number; url: string };
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.map(([loaded]) => loaded)).toEqual(
      heard.map(([loaded]) => loaded).toSorted((a, b) => a - b),
    );
    // The form is a little longer than its file: the names and the boundaries between its parts.
    expect(heard.at(-1)).toEqual([answer.bytes, answer.bytes]);
    expect(answer.bytes).toBeGreaterThan(photo.size);
    expect(answer.url).toContain('Bearer tk_1');
  });

  it('the upload service takes a photo, watched', async () => {
    const { heard, options } = watched();
    const sent = { file: photo, storeId: '10452', kind: 'product' } as const;
    expect(await uploadFile('/upload-test/kept', sent, options)).toMatchObject({
      ok: true,
      value: { key: 'ab12', name: 'vasos.jpg' },
    });
    expect(heard.at(-1)?.[0]).toBeGreaterThan(photo.size);
  });

  it('too large for the service: the size error (S5.5)', async () => {
    const { options } = watched();
    await expect(uploadForm('/upload-test/too-large', form(), options)).rejects.toMatchObject({
      message: SIZE_ERROR,
      status: 413,
    });
  });

  it('an answer with nothing in it: Failed to UPLOAD (S8.15, D177)', async () => {
    const { options } = watched();
    await expect(uploadForm('/upload-test/nothing', form(), options)).rejects.toMatchObject({
      message: 'Failed to UPLOAD',
      kind: 'contract',
    });
  });

  it('a line lost on the way', async () => {
    const { options } = watched();
    await expect(uploadForm('/upload-test/lost', form(), options)).rejects.toMatchObject({ kind: 'network' });
  });

  it('no answer within the deadline', async () => {
    const { options } = watched();
    const sent = uploadForm('/upload-test/never', form(), { ...options, timeoutMs: 50 });
    await expect(sent).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('who gives up on the way, and who gave up before', async () => {
    const { options } = watched();
    const giveUp = new AbortController();
    const sent = uploadForm('/upload-test/never', form(), { ...options, signal: giveUp.signal });
    giveUp.abort();
    await expect(sent).rejects.toMatchObject({ kind: 'aborted' });
    const late = uploadForm('/upload-test/never', form(), { ...options, signal: giveUp.signal });
    await expect(late).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('a call with files, watched through the client', async () => {
    const heard: number[] = [];
    const line = fetchWithProgress((loaded) => heard.push(loaded));
    const request = createClient({ storeId: () => '10452' });
    const result = await request(
      uploadMassInvoices,
      { body: { store_id: '10452', marketplace: 'CS', files: [photo] } },
      { fetch: (_url, init) => line('/upload-test/kept', init) },
    );
    expect(result).toMatchObject({ ok: false, error: { kind: 'contract', requestId: 'req-subida' } });
    expect(heard.at(-1)).toBeGreaterThan(photo.size);
  });
});
