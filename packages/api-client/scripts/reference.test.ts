import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { calls } from '../src/calls.ts';
import { plannedCalls } from '../src/planned-calls.ts';
import { withCallIndex } from './call-index.ts';
import { openApi } from './openapi.ts';

const committed = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

describe('the generated reference: `npm run reference` writes it', () => {
  it('the README lists every call as it is', () => {
    const readme = committed('README.md');
    expect(readme).toBe(withCallIndex(readme));
  });

  it('openapi.json says what the calls say', () => {
    expect(JSON.parse(committed('openapi.json'))).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  it('openapi.json is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(committed('openapi.json'));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('has one operation for each call', () => {
    const { paths } = openApi() as { paths: Record<string, Record<string, { operationId: string }>> };
    const ids = Object.values(paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
    expect(ids.toSorted()).toEqual([...Object.keys(calls), ...Object.keys(plannedCalls)].toSorted());
  });
});
