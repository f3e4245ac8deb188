import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { type OpenApi, typeText } from './open-api.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

it('every call stands on the page, by its name and path, and in the document', async () => {
  const browser = gateway.browser();
  const page = await (await browser.go('/api/docs')).text();
  const document = await browser.json<OpenApi>('/api/docs/openapi.json');
  for (const call of Object.values<AnyCall>(calls)) {
    expect(page).toContain(`<details id="${call.id}">`);
  }
  for (const path of Object.keys(document.paths)) expect(page).toContain(path);
  expect(page.match(/<details/g)).toHaveLength(
    Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length,
  );
});

it('the page holds the policy: no script, no inline style, nothing from elsewhere', async () => {
  const answer = await gateway.browser().go('/api/docs');
  const page = await answer.text();
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
  expect(page).not.toMatch(/<script|<style|\son\w+=|\sstyle=|https?:\/\//i);
  expect((await gateway.browser().go('/api/docs/page.css')).headers.get('content-type')).toContain(
    'text/css',
  );
});

it('the document is compressed, and not sent again to who has it', async () => {
  const get = (headers: Record<string, string>) =>
    gateway.browser().go('/api/docs/openapi.json', { headers });
  const first = await get({ 'accept-encoding': 'gzip' });
  expect(first.headers.get('content-encoding')).toBe('gzip');
  const again = await get({ 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

describe('a type', () => {
  const document: OpenApi = {
    info: { title: '', version: '', description: '' },
    tags: [],
    paths: {},
    components: { schemas: { Id: { type: 'string' } } },
  };
  it.each([
    [{}, 'unknown'],
    [{ type: 'integer' }, 'number'],
    [{ type: 'string', format: 'date' }, 'string /* date */'],
    [{ enum: ['a', 1] }, '"a" | 1'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    [{ $ref: '#/components/schemas/Id' }, 'string'],
    [{ type: 'object' }, 'object'],
    [
      { type: 'object', required: ['id'], properties: { id: { type: 'string' }, 'a-b': { const: true } } },
      '{\n  id: string\n  "a-b"?: true\n}',
    ],
    [
      { type: 'object', additionalProperties: { anyOf: [{ type: 'null' }, { type: 'number' }] } },
      '{\n  [name: string]: null | number\n}',
    ],
  ])('%j reads as TypeScript', (schema, text) => {
    expect(typeText(document, schema)).toBe(text);
  });
});
