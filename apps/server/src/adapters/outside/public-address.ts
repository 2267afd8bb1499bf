import { BlockList, isIP } from 'node:net';

/** Reserved ranges of IPv4: this host, private and shared networks, links, examples, groups, and what is not given out. */
const reservedIPv4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Within the global part of IPv6: tunnels, which lead to an IPv4 address unseen, and examples. */
const reservedIPv6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const reserved = new BlockList();
for (const [network, prefix] of reservedIPv4) reserved.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of reservedIPv6) reserved.addSubnet(network, prefix, 'ipv6');

/** The only part of IPv6 in which hosts of the internet live; loopback, links, private and mapped addresses lie outside. */
const globalIPv6 = new BlockList();
globalIPv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to a host of the internet, and not to this machine, its network or anything reserved. */
export function isPublicAddress(address: string): boolean {
  // A zone after a percent sign names a network card of this machine.
  if (address.includes('%')) return false;
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address, 'ipv4');
    case 6:
      return globalIPv6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
    default:
      return false;
  }
}
