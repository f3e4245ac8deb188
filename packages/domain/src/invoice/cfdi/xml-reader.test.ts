import { describe, expect, it } from 'vitest';
import { readXml } from './xml-reader.ts';

describe('the addenda is no part of the invoice', () => {
  const invoice = (addenda: string) =>
    `<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4"><cfdi:Emisor/>${addenda}</cfdi:Comprobante>`;

  it('a prefix in it that nobody declared refuses nothing', () => {
    const read = readXml(invoice('<cfdi:Addenda><mabe:Factura><mabe:Linea/></mabe:Factura></cfdi:Addenda>'));
    expect(read).toMatchObject({ root: { children: [{ name: 'Emisor' }, { name: 'Addenda' }] } });
  });

  it('one elsewhere does, and one in somebody else’s addenda', () => {
    expect(readXml(invoice('<mabe:Factura/>'))).toEqual({ fault: 'malformed' });
    expect(readXml(invoice('<o:Addenda xmlns:o="urn:o"><mabe:Factura/></o:Addenda>'))).toEqual({
      fault: 'malformed',
    });
  });
});
