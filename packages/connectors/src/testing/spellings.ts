type Octets = readonly [number, number, number, number];

const hex = (value: number): string => value.toString(16);
const octal = (value: number): string => `0${value.toString(8)}`;
const wide = (text: string): string =>
  text.replace(/[!-~]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

/** Every way that anybody reads an IPv4 address from a text: libc, browsers, and IPv6 with IPv4 inside. */
export function spellingsOf([a, b, c, d]: Octets): string[] {
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const dotted = [a, b, c, d].join('.');
  const high = hex(a * 256 + b);
  const low = hex(c * 256 + d);
  return [
    dotted,
    `${dotted}.`,
    [a, b, c * 256 + d].join('.'),
    [a, (b * 256 + c) * 256 + d].join('.'),
    String(whole),
    `0x${hex(whole)}`,
    `0X${hex(whole).toUpperCase()}`,
    octal(whole),
    [a, b, c, d].map((octet) => `0x${hex(octet)}`).join('.'),
    [a, b, c, d].map(octal).join('.'),
    [a, b, c, d].map((octet) => String(octet).padStart(4, '0')).join('.'),
    [octal(a), `0x${hex(b)}`, c, d].join('.'),
    wide(dotted),
    dotted.replaceAll('.', '。'),
    dotted.replaceAll('.', '%2e'),
    `[::ffff:${dotted}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::${dotted}]`,
    `[::ffff:0:${dotted}]`,
    `[64:ff9b::${dotted}]`,
    `[64:ff9b:1::${high}:${low}]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:${high}:${low}::1]`,
    `::ffff:${dotted}`,
  ];
}
