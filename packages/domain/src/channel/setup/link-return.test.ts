import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../testing/arbitraries.ts';
import { linkableCodes } from '../integrations/integration-channels.ts';
import { isLinkReturn, linkReturn, linkReturnPath } from './link-return.ts';

const origin = 'https://portal.example';

describe('the way back from a channel', () => {
  test.each(linkableCodes)('of %s is its own', (code) => {
    expect(isLinkReturn(linkReturn(origin, code), origin, code)).toBe(true);
    expect(isLinkReturn(origin + linkReturnPath, origin, code)).toBe(true);
    const others = linkableCodes.filter((other) => other !== code);
    expect(others.filter((other) => isLinkReturn(linkReturn(origin, other), origin, code))).toEqual([]);
  });

  test.each([
    '',
    linkReturnPath,
    `//portal.example${linkReturnPath}`,
    `https://evil.mx${linkReturnPath}`,
    `https://portal.example@evil.mx${linkReturnPath}`,
    `https://portal.example:8443${linkReturnPath}`,
    `http://portal.example${linkReturnPath}`,
    `${origin}${linkReturnPath}/../../api/auth/signout`,
    `${origin}${linkReturnPath}/`,
    `${origin}${linkReturnPath}?canal=ML&next=https://evil.mx`,
    `${origin}${linkReturnPath}#https://evil.mx`,
    `${origin}/`,
    `${origin}${linkReturnPath}\n`,
    'javascript:alert(1)',
  ])('is not %j', (address) => {
    expect(isLinkReturn(address, origin, 'ML')).toBe(false);
  });

  it('is no other text at all', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const address = before + linkReturn(origin, 'SP') + after;
        expect(isLinkReturn(address, origin, 'SP')).toBe(before + after === '');
      }),
    );
  });
});
