import process from 'node:process';
import { expect, it } from 'vitest';
import { readForm } from './read-form.ts';

const sent = async (parts: number, file = 'x') => {
  const form = new FormData();
  form.append('file', new File([file], 'a.csv'));
  for (let at = 1; at < parts; at += 1) form.append('n', String(at));
  const made = new Response(form);
  return { bytes: new Uint8Array(await made.arrayBuffer()), type: made.headers.get('Content-Type') ?? '' };
};

it('a form is read with its files, whether its boundary is quoted or not', async () => {
  const { bytes, type } = await sent(100, 'SKU\r\n--A-1\r\n');
  const [, boundary = ''] = type.split('boundary=');
  for (const written of [type, `multipart/form-data; boundary="${boundary}"`]) {
    const form = await readForm(bytes, written);
    const file = form?.get('file');
    expect([form?.getAll('n').length, file instanceof File && (await file.text())]).toEqual([
      99,
      'SKU\r\n--A-1\r\n',
    ]);
  }
});

it('one of more parts than any has is not read, and that is found out at once', async () => {
  const { bytes, type } = await sent(100_000);
  const before = process.threadCpuUsage();
  expect(await readForm(bytes, type)).toBeNull();
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(50);
  // Another boundary in front of it hides nothing.
  const [, boundary = ''] = type.split('boundary=');
  expect(await readForm(bytes, `multipart/form-data; x="; boundary=a"; boundary=${boundary}`)).toBeNull();
  const few = await sent(101);
  expect(await readForm(few.bytes, few.type)).toBeNull();
});

it('what is no form is none', async () => {
  expect(await readForm(new Uint8Array([1]), 'multipart/form-data')).toBeNull();
  expect(await readForm(new Uint8Array([1]), 'multipart/form-data; boundary=x')).toBeNull();
});
