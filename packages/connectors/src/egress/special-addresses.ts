import { BlockList, isIP } from 'node:net';

/**
 * IPv4 blocks that no shop has: IANA's registry of special-purpose addresses, and multicast. Azure answers its machines at one
 * public address, which stands here as those of other clouds do by their ranges (169.254.169.254, 100.100.100.200, 192.0.0.192).
 */
export const specialBlocks4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/**
 * IPv6 addresses that IANA has given out to be routed. The rest of IPv6 is refused as a whole: loopback, private and link-local
 * addresses, multicast, and IPv4 within IPv6 (::/96, ::ffff:0:0/96, ::ffff:0:0:0/96, 64:ff9b::/96, 64:ff9b:1::/48).
 */
export const publicBlock6 = '2000::/3';

/** Blocks within the routed part that no shop has; IPv4 is written into the first (Teredo) and the third (6to4). */
export const specialBlocks6 = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3ffe::/16',
  '3fff::/20',
] as const;

function listOf(blocks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [address = '', prefix = ''] = block.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

const special4 = listOf(specialBlocks4, 'ipv4');
const public6 = listOf([publicBlock6], 'ipv6');
const special6 = listOf(specialBlocks6, 'ipv6');

/**
 * Says whether a shop cannot have an address, as a resolver or a socket writes it. What is no address counts as special, and so
 * does one with a zone (`fe80::1%eth0`).
 */
export function isSpecialAddress(address: string): boolean {
  const family = address.includes('%') ? 0 : isIP(address);
  if (family === 4) return special4.check(address, 'ipv4');
  return family !== 6 || !public6.check(address, 'ipv6') || special6.check(address, 'ipv6');
}
