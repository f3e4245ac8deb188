import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

describe('a session', () => {
  it('begins at the identity provider', async () => {
    const browser = gateway.browser();
    const end = await browser.signIn(ANA.email, '/?store=1001');
    expect(end).toBe(`${gateway.origin}/?store=1001`);
    expect(await browser.json('/api/auth/session')).toMatchObject({
      user: { name: ANA.name, email: ANA.email },
      storeId: '1001',
    });
  });
});
