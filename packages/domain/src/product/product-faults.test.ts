import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../testing/arbitraries.ts';
import { channelAdvice, channelBlockers, channelRequirements } from './channel-readiness.ts';
import { attributeProblem } from './attribute-problem.ts';
import { blankProduct } from './blank-product.ts';
import { productFaults } from './product-faults.ts';
import type { CategoryAttribute, ProductOffer, ProductSku, ProductValues } from './product-values.ts';
import { isUnavailable, productStateOf, productStates } from './product-state.ts';

const sku = (name: string, change: Partial<ProductSku> = {}): ProductSku => ({
  sku: name,
  stock: 4,
  variation: [],
  photos: [],
  ...change,
});
const coloured = (name: string, value: string): ProductSku =>
  sku(name, { variation: [{ variationName: 'Color', variation_value: value }] });
const good: ProductValues = {
  ...blankProduct,
  name: 'Juego de 6 vasos',
  photos: [{ url: 'a.jpg', order: 1 }],
  category: 'cat-21',
  price: 999,
  salePrice: 899,
  dimensions: { height: 30, width: 25, depth: 20, weight: 2.1 },
  info_by_sku: [sku('VS-6-AZ')],
};
const offer: ProductOffer = {
  active: true,
  price: 999,
  salePrice: 899,
  category: null,
  follows: null,
  stockBuffer: 0,
};
const material: CategoryAttribute = {
  name: 'Material',
  required: true,
  type: 'list',
  values: ['Vidrio', 'Cristal'],
};
const faults = (change: Partial<ProductValues>, isDraft = false) =>
  productFaults({ ...good, ...change }, { isDraft, attributes: [material] }).map(
    ({ field, message }) => `${field}: ${message}`,
  );

describe('a product (S5.21, D122)', () => {
  it('that is good has no fault', () => {
    expect(faults({})).toEqual([]);
    expect(
      faults({ sales_channel: { SR: offer, CS: undefined }, satUnit: 'PR', cartaPorte: '52152100' }),
    ).toEqual([]);
  });

  test.each<[Partial<ProductValues>, string]>([
    [{ name: ' ' }, 'name: Escribe el nombre del producto'],
    [{ name: 'x'.repeat(121) }, 'name: El nombre lleva 120 caracteres como máximo: sobra 1'],
    [
      { description: 'x'.repeat(40_000) },
      'description: La descripción lleva 20,000 caracteres como máximo: sobran 20,000',
    ],
    [{ bullets: Array.from({ length: 11 }, () => 'a') }, 'bullets: Escribe 10 puntos clave como máximo'],
    [
      { bullets: ['a', 'x'.repeat(502)] },
      'bullets.1: El punto clave lleva 500 caracteres como máximo: sobran 2',
    ],
    [{ brand: 'x'.repeat(121) }, 'brand: La marca lleva 120 caracteres como máximo: sobra 1'],
    [{ category: '' }, 'category: Elige una categoría'],
    [{ photos: [] }, 'photos: Sube al menos una foto'],
    [
      { photos: Array.from({ length: 11 }, (_, at) => ({ url: `${at}.jpg`, order: at + 1 })) },
      'photos: Sube 10 fotos como máximo',
    ],
    [
      { universalId: '7501234567890' },
      'universalId: Revisa el código universal: su último dígito no coincide',
    ],
    [{ cartaPorte: '5215210' }, 'cartaPorte: La clave SAT lleva 8 dígitos'],
    [{ satUnit: 'H88' }, 'satUnit: Elige una unidad de la lista'],
    [{ price: 0, salePrice: 0 }, 'price: Escribe un precio mayor que 0'],
    [{ price: 10_000_000 }, 'price: Escribe un precio de hasta $9,999,999.99'],
    [{ salePrice: 999.01 }, 'salePrice: El precio de oferta no puede ser mayor que el precio'],
    [{ cost: -1 }, 'cost: Escribe 0 o más'],
    [{ cost: 1e7 }, 'cost: Escribe un precio de hasta $9,999,999.99'],
    [{ dimensions: { ...good.dimensions, height: 0 } }, 'dimensions.height: Escribe el alto'],
    [
      { dimensions: { ...good.dimensions, width: 301 } },
      'dimensions.width: El ancho es de 300 cm como máximo',
    ],
    [
      { dimensions: { ...good.dimensions, weight: 501 } },
      'dimensions.weight: El peso es de 500 kg como máximo',
    ],
    [{ dimensions: { ...good.dimensions, weight: 0 } }, 'dimensions.weight: Escribe el peso'],
    [{ info_by_sku: [] }, 'info_by_sku: Escribe el SKU'],
    [
      { info_by_sku: [sku('con blanco')] },
      'info_by_sku.0.sku: Usa solo letras sin acento, números, punto, guion y guion bajo',
    ],
    [
      { info_by_sku: [coloured('CF-IT-6', 'Rojo'), coloured('cf-it-6', 'Azul')] },
      'info_by_sku.1.sku: Es igual a CF-IT-6',
    ],
    [
      { info_by_sku: [coloured('A', 'Rojo'), coloured('B', 'ROJO')] },
      'info_by_sku.1.variation: Su variación es igual a la de A',
    ],
    [
      { info_by_sku: [sku('A', { stock: -3 })] },
      'info_by_sku.0.stock: Escribe las existencias como un número entero, 0 o más',
    ],
    [{ info_by_sku: [sku('A', { stock: 1_000_000 })] }, 'info_by_sku.0.stock: Escribe hasta 999,999 piezas'],
    [
      {
        info_by_sku: [
          sku('A', { variation: [1, 2, 3, 4].map((n) => ({ variationName: `${n}`, variation_value: 'x' })) }),
        ],
      },
      'info_by_sku.0.variation: Usa 3 opciones como máximo',
    ],
    [
      {
        info_by_sku: [
          sku('A', { photos: Array.from({ length: 11 }, (_, at) => ({ url: `${at}`, order: 1 })) }),
        ],
      },
      'info_by_sku.0.photos: Sube 10 fotos como máximo',
    ],
    [
      { info_by_sku: Array.from({ length: 1001 }, (_, at) => coloured(`S${at}`, `${at}`)) },
      'info_by_sku: Un producto lleva 1,000 variaciones como máximo',
    ],
    [
      { sales_channel: { SR: { ...offer, price: 0, salePrice: 0 } } },
      'sales_channel.SR.price: Escribe un precio mayor que 0',
    ],
    [
      { sales_channel: { SR: { ...offer, salePrice: 1000 } } },
      'sales_channel.SR.salePrice: El precio de oferta no puede ser mayor que el precio',
    ],
    [{ attributes: { Material: 'Barro' } }, 'attributes.Material: Elige: Vidrio o Cristal'],
  ])('%o is told', (change, told) => expect(faults(change)).toContain(told));

  it('as a draft needs a name and one SKU, and what it has is still checked', () => {
    const blank = { ...blankProduct, name: 'Vaso', info_by_sku: [sku('VS-1', { stock: 0 })] };
    expect(productFaults(blank, { isDraft: true })).toEqual([]);
    expect(productFaults(blank, { isDraft: false }).map(({ field }) => field)).toEqual([
      'category',
      'photos',
      'price',
      'salePrice',
      'dimensions.height',
      'dimensions.width',
      'dimensions.depth',
      'dimensions.weight',
    ]);
    expect(faults({ price: -1, salePrice: 0 }, true)).toEqual(['price: Escribe un precio mayor que 0']);
    expect(faults({ price: 0, salePrice: 5 }, true)).toEqual([]);
    expect(faults({ dimensions: { height: -1, width: 0, depth: 0, weight: 0 } }, true)).toEqual([
      'dimensions.height: Escribe más que 0',
    ]);
  });

  it('of any text is told something or nothing, and never fails', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, code) => {
        const told = productFaults({ ...good, name, universalId: code, cartaPorte: code }, { isDraft: true });
        expect(told.every(({ message }) => message.length > 5)).toBe(true);
      }),
    );
  });
});

describe('a value of an attribute', () => {
  const number: CategoryAttribute = { name: 'Litros', required: false, type: 'number', values: [] };
  const free: CategoryAttribute = { name: 'Diseño', required: false, type: 'text', values: [] };
  test.each([
    [material, undefined, null],
    [material, 'Vidrio', null],
    [number, ' 1.5 ', null],
    [number, 'doce', 'Escribe un número'],
    [free, 'Flores', null],
    [free, 'x'.repeat(501), 'El dato lleva 500 caracteres como máximo: sobra 1'],
  ])('%o: %s', (attribute, value, told) => expect(attributeProblem(attribute, value)).toBe(told));
});

describe('a product at a channel (calls.md 25.4)', () => {
  const context = { available: ['SR', 'CS'], attributes: [material] };
  const blockers = (change: Partial<ProductValues>, code = 'SR') =>
    channelBlockers({ ...good, attributes: { Material: 'Vidrio' }, ...change }, code, context).map(
      ({ message }) => message,
    );

  it('is ready with all that is required', () => expect(blockers({})).toEqual([]));

  test.each<[Partial<ProductValues>, string]>([
    [{ name: ' ' }, 'Le falta el nombre'],
    [{ category: '' }, 'Le falta la categoría'],
    [{ photos: [] }, 'Le falta una foto'],
    [{ salePrice: 0 }, 'Le falta el precio'],
    [{ sales_channel: { SR: { ...offer, salePrice: 0 } } }, 'Le falta el precio'],
    [{ attributes: {} }, 'Falta Material'],
    [{ attributes: { Material: ' ' } }, 'Falta Material'],
    [{ info_by_sku: [sku('A', { stock: 0 })] }, 'Sin existencias'],
  ])('%o: %s', (change, told) => expect(blockers(change)).toEqual([told]));

  it('is not sold where the contract does not reach, nor from here at a channel of its own', () => {
    expect(blockers({}, 'SN')).toEqual(['Tu contrato no incluye Sanborns']);
    expect(blockers({}, 'ML')).toEqual(['En Mercado Libre se activa desde el canal']);
    expect(channelBlockers(good, 'SR', { available: ['SR'] })).toEqual([]);
  });

  it('hears what the channel would rather have', () => {
    const told = (change: Partial<ProductValues>, code: 'CS' | 'SR' = 'CS') =>
      channelAdvice({ ...good, brand: 'Casa Lumbre', ...change }, code).map(({ field }) => field);
    expect(told({})).toEqual([]);
    expect(told({ brand: ' ' })).toEqual(['brand']);
    expect(told({ brand: null })).toEqual(['brand']);
    expect(told({ description: 'x'.repeat(4001) })).toEqual(['description']);
    expect(told({ dimensions: { ...good.dimensions, depth: 20.5 } })).toEqual(['dimensions']);
    expect(told({ info_by_sku: [sku('x'.repeat(19))] })).toEqual(['info_by_sku']);
    expect(told({ brand: null, description: 'x'.repeat(4001) }, 'SR')).toEqual([]);
    expect(channelRequirements.CS?.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  });
});

it('the states of a catalogue part it: each product is in one', () => {
  const status = fc.constantFrom('active' as const, 'paused' as const, 'draft' as const);
  fc.assert(
    fc.property(status, fc.nat(3), (one, stock) => {
      const state = productStateOf({ status: one, stock });
      expect(productStates).toContain(state);
      expect(isUnavailable(state)).toBe(one !== 'active' || stock === 0);
    }),
  );
});
