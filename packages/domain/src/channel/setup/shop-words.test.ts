import { describe, expect, it } from 'vitest';
import { pushRefusalMessage, shopStatusName } from './shop-words.ts';

describe('what a shop says of an order', () => {
  it('is the name that the merchant reads in her shop, and of a plug-in its own', () => {
    expect(
      ['processing', 'wc-on-hold', ' Completed ', 'empacado', 'constructor', ''].map(shopStatusName),
    ).toEqual(['Procesando', 'En espera', 'Completado', 'empacado', 'constructor', '']);
  });

  it('refused is a sentence with what to do, for everything that it is told', () => {
    const reasons = ['order_gone', 'order_status', 'too_many_pieces', 'rejected'] as const;
    const kinds = ['guide', 'guide_cancelled', 'delivered', 'order_cancelled', 'pieces_cancelled'] as const;
    const sentences = kinds.flatMap((kind) =>
      reasons.map((reason) => pushRefusalMessage(kind, { reason, rawStatus: 'on-hold' })),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^Tu tienda no tomó la .+: .+\. .+\.$/u);
  });
});
