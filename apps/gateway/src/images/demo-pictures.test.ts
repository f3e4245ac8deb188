import { createFiles } from '@trastienda/services';
import { connect, disconnect } from '@trastienda/services/database';
import { seedDemo } from '@trastienda/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealt } from '../../../../tools/suite/samples.ts';
import type { Browser } from '../testing/browser.ts';
import { ANA, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';

let database: ReturnType<typeof connect>;
let images: readonly string[];
let gateway: TestGateway;
let user: Browser;
beforeAll(async () => {
  database = connect(await freshDatabase('product'));
  await seedDemo(database);
  images = await database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.scope', 'all', true)`);
    const { rows } = await tx.execute<{ image: string }>(sql`select distinct image from order_lines`);
    return rows.map(({ image }) => image);
  });
  gateway = await startTestGateway({ files: createFiles({ database }) });
  user = gateway.browser();
  await user.signIn(ANA.email);
});
afterAll(async () => {
  await gateway.stop();
  await disconnect(database);
});

describe('the pictures of the demo’s products', () => {
  it.each(dealt([48, 64, 256], 0, 1))('are served %i px wide, each another one', async (width) => {
    expect(images.length).toBeGreaterThan(50);
    const seen = new Set<string>();
    for (const image of images) {
      const answer = await user.go(`/api/image?url=${encodeURIComponent(image)}&w=${width}`);
      expect(answer.status).toBe(200);
      const png = Buffer.from(await answer.arrayBuffer());
      expect(png.readUInt32BE(16)).toBe(width);
      seen.add(png.toString('base64'));
    }
    expect(seen.size).toBe(images.length);
  });
});
