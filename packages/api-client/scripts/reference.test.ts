import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { calls } from '../src/calls.ts';
import { doorEvents, doorOrdersRequest, doorResults } from '../src/services/door.schemas.ts';
import { authCalls } from '../src/session/auth-calls.ts';
import { withCallIndex } from './call-index.ts';
import { exampleDoorEvents, exampleDoorOrder, exampleDoorResults } from './openapi-door.ts';
import { openApi } from './openapi.ts';

// As it is written: the validator would take a text for YAML, which costs it seconds.
const document = JSON.parse(JSON.stringify(openApi())) as {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: object };
};

describe('the reference that is made from the calls', () => {
  it('lists every call as it is in the README, where `npm run reference` writes it', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    expect(readme).toBe(withCallIndex(readme));
  });

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('has one operation for each call, for auth, the gateway, the upload service and the open door', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((one) => one.operationId),
    );
    const own = ['getRuntimeConfig', 'getHealth', 'getImage', 'uploadFile', 'getUploadedFile'];
    const door = ['sendOrders', 'listOrderEvents'];
    expect(ids.toSorted()).toEqual(
      [...Object.keys(calls), ...Object.keys(authCalls), ...own, ...door].toSorted(),
    );
  });

  it('gives examples of the open door that its own schemas read', () => {
    expect(doorOrdersRequest.parse(exampleDoorOrder)).toMatchObject(exampleDoorOrder);
    expect(doorResults.parse(exampleDoorResults)).toEqual(exampleDoorResults);
    expect(doorEvents.parse(exampleDoorEvents)).toEqual(exampleDoorEvents);
  });

  it('says each shape once: every reference leads to a component, and every component is referred to', () => {
    const named = [
      ...new Set(
        [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
      ),
    ];
    expect(named.toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
    expect(named.length).toBeGreaterThan(50);
  });
});
