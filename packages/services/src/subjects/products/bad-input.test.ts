import type { CallInput, Product } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import type { createProduct } from '@trastienda/api-client/products';
import { beforeAll, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const store = { params: { storeId: CASA_LUMBRE } };
type Payload = CallInput<typeof createProduct>['body'];

let good: Product;
beforeAll(async () => {
  good = (await ask(calls.getProductBySku, { params: { ...store.params, sku: 'VS-6-AZ' } })).data;
});

const sku = (name: string, stock: number) => ({ sku: name, stock, variation: [], photos: [] });
const colour = (name: string, value: string) => ({
  ...sku(name, 1),
  variation: [{ variationName: 'Color', variation_value: value }],
});
const attributes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`Dato ${at}`, 'x']));
const side = { height: 1, width: 1, depth: 1, weight: 1 };

it.each<[string, Partial<Payload>, string]>([
  ['a price below 0', { price: -3, salePrice: -3 }, 'price: Escribe 0 o más'],
  ['a sale price of 0', { salePrice: 0 }, 'salePrice: Escribe un precio mayor que 0'],
  ['a cost below 0', { cost: -1 }, 'cost: Escribe 0 o más'],
  ['a cost of three decimals', { cost: 1.234 }, 'cost: Usa como máximo dos decimales'],
  ['a price beyond all', { price: 1e12, salePrice: 1 }, 'price: Escribe un precio de hasta $9,999,999.99'],
  ['pieces below 0', { info_by_sku: [sku('MAL-1', -3)] }, 'info_by_sku.0.stock: Escribe 0 o más'],
  ['half a piece', { info_by_sku: [sku('MAL-1', 1.5)] }, 'info_by_sku.0.stock: Escribe un número entero'],
  ['no SKU at all', { info_by_sku: [] }, 'info_by_sku: Agrega al menos uno'],
  [
    'a SKU of 51',
    { info_by_sku: [sku('x'.repeat(51), 1)] },
    'info_by_sku.0.sku: El SKU lleva 50 caracteres como máximo',
  ],
  [
    'a SKU with a blank',
    { info_by_sku: [sku('MAL 1', 1)] },
    'info_by_sku.0.sku: Usa solo letras sin acento, números, punto, guion y guion bajo',
  ],
  [
    'one variation twice',
    { info_by_sku: [colour('MAL-1', 'Rojo'), colour('MAL-2', 'rojo')] },
    'info_by_sku.1.variation: Su variación es igual a la de MAL-1',
  ],
  ['a name of 121', { name: 'x'.repeat(121) }, 'name: El nombre lleva 120 caracteres como máximo: sobra 1'],
  [
    'a name of emoji alone over the limit',
    { name: '🛒'.repeat(121) },
    'name: El nombre lleva 120 caracteres como máximo: sobra 1',
  ],
  [
    '11 points',
    { bullets: Array.from({ length: 11 }, (_, at) => `Punto ${at}`) },
    'bullets: Escribe 10 puntos clave como máximo',
  ],
  [
    'a point of 501',
    { bullets: ['x'.repeat(501)] },
    'bullets.0: El punto clave lleva 500 caracteres como máximo: sobra 1',
  ],
  [
    'a code of 18 digits',
    { universalId: '750123456789012345' },
    'universalId: El código universal lleva 8, 12, 13 o 14 dígitos',
  ],
  [
    'a code that a sheet rounded',
    { universalId: '7.50123E+12' },
    'universalId: Escribe el código universal solo con números',
  ],
  [
    'a side of 301',
    { dimensions: { ...side, height: 301 } },
    'dimensions.height: El alto es de 300 cm como máximo',
  ],
  ['no weight', { dimensions: { ...side, weight: 0 } }, 'dimensions.weight: Escribe el peso'],
  ['letters in the SAT key', { cartaPorte: '5310160O' }, 'cartaPorte: La clave SAT lleva 8 dígitos'],
  [
    'an attribute that is not on the list',
    { attributes: { Material: 'Madera de nube' } },
    'attributes.Material: Elige: Acero, Aluminio, Barro, Hierro, Madera o Peltre',
  ],
  [
    '51 attributes that its category does not ask',
    { attributes: attributes(51) },
    'attributes: Lleva 50 atributos como máximo, además de los de su categoría: quita los que no uses',
  ],
  [
    '251 attributes',
    { attributes: attributes(251) },
    'attributes: Lleva 250 atributos como máximo: quita los que no uses',
  ],
  ['no photo', { photos: [] }, 'photos: Sube al menos una foto'],
  [
    'fewer than no pieces kept back',
    { sales_channel: { SR: { active: false, stockBuffer: -1 } } },
    'sales_channel.SR.stockBuffer: Escribe 0 o más',
  ],
])('a product with %s is 422, with what to do', async (_, change, wanted) => {
  const body: Payload = {
    name: 'Vaso',
    description: good.description,
    photos: good.photos,
    category: good.category,
    attributes: good.attributes,
    price: 499,
    salePrice: 449,
    dimensions: good.dimensions,
    shipping_method: 'dropshipping',
    info_by_sku: [sku('MAL-0', 1)],
    ...change,
  };
  const given = await answer(calls.createProduct, { ...store, body });
  const { validationResults: faults = [] } = given.body as {
    validationResults?: { field: string; message: string }[];
  };
  expect(given.status).toBe(422);
  expect(faults.map(({ field, message }) => `${field}: ${message}`)).toContain(wanted);
});
