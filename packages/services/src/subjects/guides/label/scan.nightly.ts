import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoGuide } from '@trastienda/demo/demo-guide';
import { demoMerchants } from '@trastienda/demo/merchants';
import { demoCarriers } from '../../../setup/reference/carriers.ts';
import { demoOrders } from '@trastienda/demo/seed';
import { NOW } from '../../../testing/now.ts';
import { printPage } from '../../../testing/print-page.ts';
import { labelOf } from './label-of.ts';

const LABELS = 200;
let folder = '';

beforeAll(async () => {
  const found = spawnSync('zbarimg', ['--version'], { encoding: 'utf8' });
  if (found.status !== 0) throw new Error('zbarimg is not here: apt-get install zbar-tools');
  folder = await mkdtemp(join(tmpdir(), 'trastienda-labels-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A thermal head burns a dot or does not: no grey. */
function burnt(page: Canvas): Buffer {
  const { width, height } = page;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(page, 0, 0);
  const image = context.getImageData(0, 0, width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    const light = ((image.data[at] ?? 0) + (image.data[at + 1] ?? 0) + (image.data[at + 2] ?? 0)) / 3;
    image.data.fill(light < 128 ? 0 : 255, at, at + 3);
  }
  context.putImageData(image, 0, 0);
  return canvas.toBuffer('image/png');
}

/** Reads every code on a picture by an independent decoder: 'CODE-128:794600012342'. */
function readByZbar(file: string): string[] {
  const { stdout } = spawnSync('zbarimg', ['--quiet', '--nodbus', file], { encoding: 'utf8' });
  return stdout.trim().split('\n').toSorted();
}

/** Guides of every store of the demo, with its long names, colonies and addresses. */
function guidesOfDemo(): DemoGuide[] {
  const byStore = demoMerchants.flatMap((merchant) =>
    merchant.stores.map((store) => demoOrders(merchant, store, NOW).flatMap(({ guides }) => guides)),
  );
  const picked: DemoGuide[] = [];
  for (let turn = 0; picked.length < LABELS; turn += 1) {
    picked.push(...byStore.flatMap((guides) => guides[turn] ?? []).slice(0, LABELS - picked.length));
  }
  return picked;
}

describe('labels on thermal paper, 203 dots an inch, read by zbarimg', () => {
  test('both codes of every one of 200 labels say the number of its guide', async () => {
    const guides = guidesOfDemo();
    expect(new Set(guides.map(({ number }) => number)).size).toBe(LABELS);
    const unread: string[] = [];
    for (const guide of guides) {
      const carrier = demoCarriers.find(({ id }) => id === guide.carrierId);
      const bytes = await labelOf(
        { ...guide, orderNumber: guide.orderNumber ?? null, deadLine: guide.deadLine ?? NOW },
        { id: guide.carrierId, name: carrier?.name ?? guide.carrierId, demo: true },
      );
      const file = join(folder, `${guide.number}.png`);
      await writeFile(file, burnt(await printPage(bytes)));
      const read = readByZbar(file);
      if (read.join() !== [`CODE-128:${guide.number}`, `QR-Code:${guide.number}`].join())
        unread.push(`${guide.number}: ${read.join(' ') || 'nothing'}`);
    }
    // oxlint-disable-next-line no-console -- the figure is what a run shows
    console.info(`proved: ${LABELS - unread.length} of ${LABELS} labels read by zbarimg at 203 dpi`);
    expect(unread).toEqual([]);
  });
});
