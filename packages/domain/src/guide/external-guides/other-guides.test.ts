import { describe, expect, test } from 'vitest';
import { channelCodes } from '../../channel/channels.ts';
import { hasAutomaticGuide } from './automatic-guide-channels.ts';
import { externalGuideFaults } from './external-guide.ts';

test('the three retail marketplaces and Total Play make guides of their own (S7.51, S3.49)', () => {
  expect(channelCodes.filter(hasAutomaticGuide).toSorted()).toEqual(['CS', 'SN', 'SR', 'TP']);
  expect(hasAutomaticGuide('cs')).toBe(false);
});

describe('a guide that was bought elsewhere (S3.62, D78)', () => {
  const guide = { carrierId: 'veloz-mx', carrierName: 'Veloz MX', number: '7946 ' };

  test('has a carrier and a number', () => {
    expect(externalGuideFaults(guide)).toEqual({});
    expect(externalGuideFaults({ carrierId: '', carrierName: '', number: '' })).toEqual({
      carrierId: 'Elige la paquetería',
      number: 'Escribe el número de guía',
    });
  });

  test('of another carrier has its name, and Otro is none', () => {
    const fault = { carrierName: 'Escribe el nombre de la paquetería' };
    expect(externalGuideFaults({ ...guide, carrierId: 'Otro', carrierName: ' OTRO ' })).toEqual(fault);
    expect(externalGuideFaults({ ...guide, carrierId: 'Otro', carrierName: ' ' })).toEqual(fault);
    expect(externalGuideFaults({ ...guide, carrierId: 'Otro', carrierName: 'Mensajeros del Sur' })).toEqual(
      {},
    );
    expect(externalGuideFaults({ ...guide, carrierName: '' })).toEqual({});
  });

  test('its number has no spaces inside and 60 characters at most', () => {
    expect(externalGuideFaults({ ...guide, number: '79 46' })).toEqual({
      number: 'El número de guía va sin espacios',
    });
    expect(externalGuideFaults({ ...guide, number: '7'.repeat(60) })).toEqual({});
    expect(externalGuideFaults({ ...guide, number: '7'.repeat(61) })).toEqual({
      number: 'Usa 60 caracteres como máximo',
    });
  });
});
