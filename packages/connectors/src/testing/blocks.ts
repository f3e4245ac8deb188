/** Arithmetic on addresses by whole numbers, as a second opinion on the platform's own lists. */

/** The number of an address without IPv4 in its text. */
export function numberOf(address: string): bigint {
  if (!address.includes(':'))
    return address.split('.').reduce((sum, octet) => sum * 256n + BigInt(octet), 0n);
  const [head = '', tail = ''] = address.split('::');
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  const zeros = address.includes('::') ? 8 - parts(head).length - parts(tail).length : 0;
  return [...parts(head), ...Array<string>(zeros).fill('0'), ...parts(tail)].reduce(
    (sum, group) => sum * 65_536n + BigInt(`0x${group}`),
    0n,
  );
}

/** The text of a number: four octets, or eight groups. */
export function textOf(value: bigint, version: 4 | 6): string {
  const [count, bits] = version === 4 ? [4, 8n] : [8, 16n];
  const parts = Array.from({ length: count }, (_, index) => {
    const part = (value >> (bits * BigInt(count - 1 - index))) & (2n ** bits - 1n);
    return version === 4 ? part.toString() : part.toString(16);
  });
  return parts.join(version === 4 ? '.' : ':');
}

/** The first and the last address of a block, as numbers. */
export function endsOf(block: string): { first: bigint; last: bigint; version: 4 | 6 } {
  const [address = '', prefix = ''] = block.split('/');
  const version = address.includes(':') ? 6 : 4;
  const size = 2n ** BigInt((version === 4 ? 32 : 128) - Number(prefix));
  const first = numberOf(address);
  return { first, last: first + size - 1n, version };
}
