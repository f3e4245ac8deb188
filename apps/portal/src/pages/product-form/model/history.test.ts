import { describe, expect, it } from 'vitest';
import { historyLines } from './history.ts';

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });
const rise = (field: string) => change(field, 499, 519);

describe('the history of a product', () => {
  it('tells one price that was raised as one line, whatever follows it', () => {
    const everywhere = ['SR', 'SN', 'CS'].flatMap((code) =>
      ['price', 'salePrice'].map((name) => rise(`sales_channel.${code}.${name}`)),
    );
    expect(historyLines([rise('price'), rise('salePrice'), ...everywhere])).toEqual([
      'Precio base: $499.00 → $519.00',
    ]);
  });

  it('tells an offer, and a price that one channel has of its own', () => {
    expect(
      historyLines([
        rise('price'),
        change('salePrice', 499, 449),
        change('sales_channel.SR.price', 549, 559),
        change('sales_channel.SR.salePrice', 549, 559),
        rise('sales_channel.CS.price'),
        change('sales_channel.CS.salePrice', 499, 449),
      ]),
    ).toEqual([
      'Precio base: $499.00 → $519.00',
      'Precio de oferta: $499.00 → $449.00',
      'Precio base en Sears: $549.00 → $559.00',
    ]);
  });

  it('says what was done, not what a state was called', () => {
    expect(historyLines([change('status', null, 'active')])).toEqual(['Se publicó']);
    expect(historyLines([change('status', 'draft', 'active')])).toEqual(['Se publicó']);
    expect(historyLines([change('status', null, 'draft')])).toEqual(['Se guardó como borrador']);
    expect(historyLines([change('status', 'paused', 'active')])).toEqual(['Se activó']);
    expect(historyLines([change('status', 'active', 'deleted')])).toEqual(['Se eliminó']);
  });

  it('names the channels that were switched in one line, and no state that follows from them', () => {
    expect(
      historyLines([
        ...['SR', 'SN', 'CS'].map((code) => change(`sales_channel.${code}.active`, true, false)),
        change('status', 'active', 'paused'),
      ]),
    ).toEqual(['En pausa en Sears, Sanborns y Claroshop']);
  });

  it('tells a category by its name alone', () => {
    expect(
      historyLines([change('category', 'cat-1', 'cat-2'), change('category_name', 'Mesa', 'Mantelería')]),
    ).toEqual(['Categoría: Mesa → Mantelería']);
  });
});
