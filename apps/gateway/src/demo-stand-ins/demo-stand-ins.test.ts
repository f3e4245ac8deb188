import { DEMO_STAND_INS_PATH, demoStandIns } from '@trastienda/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

describe('what stands for the products elsewhere in the demo', () => {
  it.each(Object.entries(demoStandIns))('%s says what it is and leads back', async (which, { name }) => {
    const answer = await fetch(`${gateway.origin}${DEMO_STAND_INS_PATH}/${which}?storeId=10452`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await answer.text();
    expect(text).toContain(`<h1>${name} de demostración</h1>`);
    expect([...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/']);
  });
});
