import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { calls } from '../src/calls.ts';
import { authCalls } from '../src/session/auth-calls.ts';
import { withCallIndex } from './call-index.ts';
import { openApi } from './openapi.ts';

const committed = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
// Parsed here: the validator takes a text for YAML, which costs it seconds.
const reference = JSON.parse(committed('openapi.json')) as {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: object };
};

describe('the generated reference: `npm run reference` writes it', () => {
  it('the README lists every call as it is', () => {
    const readme = committed('README.md');
    expect(readme).toBe(withCallIndex(readme));
  });

  it('openapi.json says what the calls say', () => {
    expect(reference).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  it('openapi.json is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(reference));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('has one operation for each call, for auth, the gateway and the upload service', () => {
    const ids = Object.values(reference.paths).flatMap((path) =>
      Object.values(path).map((one) => one.operationId),
    );
    const own = ['getRuntimeConfig', 'getHealth', 'getImage', 'uploadFile', 'getUploadedFile'];
    expect(ids.toSorted()).toEqual([...Object.keys(calls), ...Object.keys(authCalls), ...own].toSorted());
  });

  it('says each shape once: every reference leads to a component, and every component is referred to', () => {
    const named = [
      ...new Set(
        [...JSON.stringify(reference).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
      ),
    ];
    expect(named.toSorted()).toEqual(Object.keys(reference.components.schemas).toSorted());
    expect(named.length).toBeGreaterThan(50);
  });
});
