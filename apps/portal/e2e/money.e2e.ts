import { describe, expect, test } from 'vitest';
import { useGatewayAndBrowser, useMerchantTabs } from './support/stage.ts';

const stage = useGatewayAndBrowser();
const asMerchant = useMerchantTabs(stage);

const proof = { name: 'acuse.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

describe('the money of a merchant', () => {
  test('S1.7: a refused evidence is mended from its row, and is counted no more', async () => {
    await asMerchant(async (page) => {
      await page.goto(`${stage.origin}/mis-pagos/evidencias-rechazadas`);
      const count = async () => {
        const words = await page.getByText(/\d+ pedidos por .+ esperan otra evidencia/u).textContent();
        return Number(words?.match(/\d+/u)?.[0]);
      };
      const before = await count();
      await page
        .getByRole('button', { name: /^Volver a subir la evidencia/u })
        .first()
        .click();
      const drawer = page.getByRole('dialog');
      await drawer.locator('input[type=file]').setInputFiles(proof);
      await drawer.getByRole('button', { name: 'Subir evidencia' }).click();
      await page
        .getByText(/quedó en revisión/u)
        .first()
        .waitFor();
      await expect.poll(count).toBe(before - 1);
    });
  });

  test('S2.59: why a channel paid less is three presses away', async () => {
    await asMerchant(async (page) => {
      await page.goto(`${stage.origin}/mis-pagos?marketplace=sears`);
      await page.getByRole('link', { name: /^Por conciliar/u }).click();
      const order = page.getByRole('link', { name: /^Pedido/u }).first();
      await order.click();
      const panel = page.getByRole('dialog', { name: /^Pedido/u });
      const paid = panel.getByRole('row', { name: /^Te queda/u });
      await paid.waitFor();
      expect(await paid.innerText()).toMatch(/\$/u);
      // The claim has all that the channel needs to find it.
      await panel.getByRole('button', { name: 'Preparar aclaración' }).click();
      await page.getByText(/^Aclaración de pago · Sears/u).waitFor();
    });
  });
});
