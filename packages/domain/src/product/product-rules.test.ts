import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../testing/arbitraries.ts';
import { checkProduct, type ProductForm } from './check-product.ts';
import { productNameLimit, productPhotoLimit } from './product-faults.ts';
import { validateSku } from './validate-sku.ts';
import { retailCheckDigit, validateUniversalId } from './validate-universal-id.ts';

const form: ProductForm = {
  name: 'Camisa azul',
  sku: 'CAM-AZ-M',
  universalId: '7501234567893',
  price: '$499.00',
  salePrice: '449',
  stock: ' 14 ',
  photoCount: 1,
};
const problems = (changed: Partial<ProductForm>) => checkProduct({ ...form, ...changed });

describe('the rules of the product form (S5.21)', () => {
  test('a good form has no problem', () => {
    expect(checkProduct(form)).toEqual({});
    expect(problems({ universalId: ' ' })).toEqual({});
    expect(problems({ universalId: null })).toEqual({});
    expect(problems({ universalId: undefined })).toEqual({});
  });

  test('an empty one is told field by field', () => {
    expect(
      checkProduct({ name: '', sku: null, price: '', salePrice: undefined, stock: null, photoCount: 0 }),
    ).toEqual({
      name: 'Escribe el nombre del producto',
      sku: 'Escribe el SKU',
      price: 'Escribe un número',
      salePrice: 'Escribe un número',
      stock: 'Escribe las existencias como un número entero, 0 o más',
      photoCount: 'Sube al menos una foto',
    });
    expect(problems({ name: null })).toEqual({ name: 'Escribe el nombre del producto' });
  });

  test('the name has at most 120 characters', () => {
    expect(productNameLimit).toBe(120);
    expect(problems({ name: ` ${'🛒'.repeat(120)} ` })).toEqual({});
    expect(problems({ name: 'x'.repeat(121) })).toEqual({
      name: 'El nombre lleva 120 caracteres como máximo: sobra 1',
    });
  });

  test('the price is above 0, the sale price at most the price', () => {
    expect(problems({ price: '0', salePrice: '0' })).toEqual({
      price: 'Escribe un precio mayor que 0',
      salePrice: 'Escribe un precio mayor que 0',
    });
    expect(problems({ price: '0.01', salePrice: '0.01' })).toEqual({});
    expect(problems({ salePrice: '499' })).toEqual({});
    expect(problems({ salePrice: '499.01' })).toEqual({
      salePrice: 'El precio de oferta no puede ser mayor que el precio',
    });
    expect(problems({ price: 'x' })).toEqual({ price: 'Escribe un número, por ejemplo 12.5' });
    expect(problems({ salePrice: 'x' })).toEqual({ salePrice: 'Escribe un número, por ejemplo 12.5' });
  });

  test('stock is whole and not negative', () => {
    for (const stock of ['0', '14', '999999', ' \t14\n ']) expect(problems({ stock })).toEqual({});
    expect(problems({ stock: '1000000' })).toEqual({ stock: 'Escribe hasta 999,999 piezas' });
    for (const stock of ['-1', '1.5', 'x', '', '1e3', '9999999999', '1 4', null])
      expect(Object.keys(problems({ stock }))).toEqual(['stock']);
  });

  test('there are 1 to 10 photos', () => {
    expect(productPhotoLimit).toBe(10);
    expect(problems({ photoCount: 10 })).toEqual({});
    expect(problems({ photoCount: 11 })).toEqual({ photoCount: 'Sube 10 fotos como máximo' });
    expect(problems({ photoCount: Number.NaN })).toEqual({ photoCount: 'Sube al menos una foto' });
  });

  test('what else is given is checked, and what is left out is not asked', () => {
    expect(
      problems({
        description: 'x'.repeat(20_002),
        bullets: ['bien', 'x'.repeat(501)],
        brand: ' ',
        category: '',
        cost: 'caro',
        height: '0',
        width: '301',
        depth: '12,5',
        weight: 'x',
        cartaPorte: '123',
        satUnit: 'XXX',
      }),
    ).toEqual({
      description: 'La descripción lleva 20,000 caracteres como máximo: sobran 2',
      bullets: 'El punto clave lleva 500 caracteres como máximo: sobra 1',
      category: 'Elige una categoría',
      cost: 'Escribe un número, por ejemplo 12.5',
      height: 'Escribe el alto',
      width: 'El ancho es de 300 cm como máximo',
      weight: 'Escribe un número, por ejemplo 12.5',
      cartaPorte: 'La clave SAT lleva 8 dígitos',
      satUnit: 'Elige una unidad de la lista',
    });
    expect(problems({ cost: '' })).toEqual({});
    expect(problems({ cost: '410.50', category: 'cat-21', weight: '2.1' })).toEqual({});
  });

  test('of a draft only name and SKU are asked (D263)', () => {
    const draft: ProductForm = {
      name: 'Vaso',
      sku: 'VS',
      price: '',
      salePrice: ' ',
      stock: '',
      photoCount: 0,
    };
    expect(checkProduct(draft, { isDraft: true })).toEqual({});
    expect(
      checkProduct({ ...draft, name: ' ', sku: '', price: 'x', stock: '-1' }, { isDraft: true }),
    ).toEqual({
      name: 'Escribe el nombre del producto',
      sku: 'Escribe el SKU',
      price: 'Escribe un número, por ejemplo 12.5',
      stock: 'Escribe las existencias como un número entero, 0 o más',
    });
  });

  test('the ids are told by their own rules', () => {
    expect(problems({ sku: 'con blanco', universalId: '123' })).toEqual({
      sku: 'Usa solo letras sin acento, números, punto, guion y guion bajo',
      universalId: 'El código universal lleva 8, 12, 13 o 14 dígitos',
    });
  });
});

describe('a SKU', () => {
  test('has 1 to 50 letters, digits, dots, dashes and underscores', () => {
    expect(validateSku(' a.B-1_2 ')).toEqual({ ok: true, value: 'a.B-1_2' });
    expect(validateSku('x'.repeat(50)).ok).toBe(true);
    expect(validateSku('x'.repeat(51))).toEqual({
      ok: false,
      error: { code: 'length', message: 'El SKU lleva 50 caracteres como máximo' },
    });
    expect(validateSku('ñ')).toMatchObject({ error: { code: 'characters' } });
    expect(validateSku('a/b')).toMatchObject({ error: { code: 'characters' } });
    expect(validateSku(' ')).toMatchObject({ error: { code: 'empty' } });
    expect(validateSku(null)).toMatchObject({ error: { code: 'empty' } });
  });

  it('that is good is left as it is, and stays good', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[\w.-]{1,50}$/u)), (text) => {
        const read = validateSku(text);
        expect(read.ok ? validateSku(read.value) : read).toEqual(read);
      }),
    );
  });
});

describe('a universal id', () => {
  test.each([
    ['96385074', true],
    ['036000291452', true],
    ['4006381333931', true],
    ['10012345678902', true],
    ['750-1234 567893', true],
    ['4006381333930', 'check_digit'],
    ['123456', 'length'],
    ['123456789', 'length'],
    ['400638133393x', 'characters'],
    ['x006381333931', 'characters'],
    ['', 'empty'],
    [null, 'empty'],
  ])('%j gives %s', (text, expected) => {
    const read = validateUniversalId(text);
    expect(read.ok || read.error.code).toBe(expected);
  });

  test('has the check digit of the numbers on retail goods', () => {
    expect(['03600029145', '750123456789', '0000000'].map(retailCheckDigit)).toEqual(['2', '3', '0']);
  });

  test('says what to do', () => {
    expect(validateUniversalId('4006381333930')).toMatchObject({
      error: { message: 'Revisa el código universal: su último dígito no coincide' },
    });
    expect(validateUniversalId('x')).toMatchObject({
      error: { message: 'Escribe el código universal solo con números' },
    });
    expect(validateUniversalId('')).toMatchObject({ error: { message: 'Escribe el código universal' } });
  });

  const stem = fc
    .constantFrom(7, 11, 12, 13)
    .chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`, 'u')));

  it('has one check digit for each stem', () => {
    fc.assert(
      fc.property(stem, (text) => {
        expect('0123456789'.split('').filter((digit) => validateUniversalId(text + digit).ok).length).toBe(1);
      }),
    );
  });

  it('with 0 in front is the same article, and stays good', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/u), (text) => {
        const digit = '0123456789'.split('').find((one) => validateUniversalId(text + one).ok);
        expect(validateUniversalId(`0${text}${digit}`).ok).toBe(true);
        expect(validateUniversalId(`00${text}${digit}`).ok).toBe(true);
      }),
    );
  });

  it('notices every single digit that is mistyped', () => {
    fc.assert(
      fc.property(stem, fc.nat(13), fc.integer({ min: 1, max: 9 }), (text, where, shift) => {
        const digit = '0123456789'.split('').find((one) => validateUniversalId(text + one).ok);
        const good = `${text}${digit}`;
        const at = where % good.length;
        const wrong = (Number(good[at]) + shift) % 10;
        expect(validateUniversalId(good.slice(0, at) + wrong + good.slice(at + 1)).ok).toBe(false);
      }),
    );
  });
});
