import { centavos, channelName } from '@trastienda/domain';
import { attributeOfColumn } from '@trastienda/domain/bulk';
import { type OfferCode, satUnits } from '@trastienda/domain/product';
import type { EditableGridColumn } from '@trastienda/ui/EditableGrid';
import { headOf } from '../../entities/bulk-load/words.ts';
import { shippingLabels } from '../../entities/product/words.ts';
import type { ColumnSet } from '../../shared/routes/bulk-search.ts';

export const setLabels: Readonly<Record<ColumnSet, string>> = {
  precios: 'Precios',
  existencias: 'Existencias',
  ficha: 'Ficha',
  canales: 'Canales',
  envio: 'Envío y SAT',
};

/** The margin of a product on a channel, which is calculated and never written. */
export const leftKey = (code: OfferCode): string => `left_${code}`;
/** The lowest price that does not lose. */
export const LEAST = 'least';

const text = (key: string, width = 160): EditableGridColumn => ({
  id: key,
  label: headOf(key),
  type: 'text',
  width,
});
const money = (key: string, width = 128): EditableGridColumn => ({
  id: key,
  label: headOf(key),
  type: 'money',
  width,
  ...(key !== 'cost' && { min: centavos(1) }),
});
const pieces = (key: string, width = 128): EditableGridColumn => ({
  id: key,
  label: headOf(key),
  type: 'number',
  width,
  min: 0,
  decimals: 0,
});
const measure = (key: string): EditableGridColumn => ({
  id: key,
  label: headOf(key),
  type: 'number',
  width: 112,
  min: 0,
});
/** An amount, or how it follows the product's price. */
const channelPrice = (code: OfferCode): EditableGridColumn => ({
  id: `price_${code}`,
  label: headOf(`price_${code}`),
  type: 'text',
  align: 'end',
  width: 152,
});
const computed = (id: string, label: string, width = 152): EditableGridColumn => ({
  id,
  label,
  type: 'text',
  align: 'end',
  isReadOnly: true,
  width,
});
const buffer = (code: OfferCode): EditableGridColumn => ({
  ...pieces(`buffer_${code}`, 168),
  label: `Apartadas en ${channelName(code)}`,
});

const shippingChoices = [
  { id: 'dropshipping', label: shippingLabels.dropshipping },
  { id: 'fulfillment', label: shippingLabels.fulfillment },
  { id: 'entrega_propia', label: shippingLabels.propia },
];

/**
 * The columns of a set.
 * @param keys those that the file of the products has: its attributes are among them
 */
export function columnsOfSet(
  set: ColumnSet,
  channels: readonly OfferCode[],
  keys: readonly string[],
): readonly EditableGridColumn[] {
  switch (set) {
    case 'precios':
      return [
        { ...money('price'), isRequired: false },
        money('salePrice', 144),
        money('cost', 112),
        ...channels.flatMap((code) => [
          channelPrice(code),
          computed(leftKey(code), `Te quedan en ${channelName(code)}`, 168),
        ]),
        computed(LEAST, 'No pierdes desde', 136),
      ];
    case 'existencias':
      return [pieces('stock'), ...channels.map(buffer)];
    case 'ficha':
      return [
        { ...text('name', 280), isRequired: true },
        text('brand', 144),
        text('category', 260),
        text('universalId', 152),
        { id: 'description', label: headOf('description'), type: 'text', width: 280, isMultiline: true },
        text('bullets', 240),
        ...keys.filter((key) => attributeOfColumn(key) !== null).map((key) => text(key)),
      ];
    case 'canales':
      return [text('channels', 220), ...channels.flatMap((code) => [channelPrice(code), buffer(code)])];
    case 'envio':
      return [
        {
          id: 'shipping_method',
          label: headOf('shipping_method'),
          type: 'select',
          width: 168,
          options: shippingChoices,
          isRequired: true,
        },
        ...['height', 'width', 'depth', 'weight'].map(measure),
        text('cartaPorte', 120),
        {
          id: 'satUnit',
          label: headOf('satUnit'),
          type: 'select',
          width: 152,
          options: satUnits.map(({ code, name }) => ({ id: code, label: `${code} ${name}` })),
        },
      ];
  }
}
