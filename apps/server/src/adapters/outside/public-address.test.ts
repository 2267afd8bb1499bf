import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address';

test.each([
  ['1.1.1.1'],
  ['8.8.8.8'],
  ['172.15.255.255'],
  ['172.32.0.0'],
  ['100.63.255.255'],
  ['193.174.0.1'],
  ['2a00:1450:4001:81b::200e'],
  ['2600::1'],
  ['2001:4860:4860::8888'],
])('%s is a host of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['0.0.0.0'],
  ['10.1.2.3'],
  ['100.64.0.1'],
  ['127.0.0.1'],
  ['127.255.255.254'],
  ['169.254.169.254'],
  ['172.16.0.1'],
  ['172.31.255.255'],
  ['192.0.0.192'],
  ['192.168.178.1'],
  ['198.18.0.1'],
  ['224.0.0.251'],
  ['255.255.255.255'],
  ['::'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['::ffff:7f00:1'],
  ['::ffff:0:127.0.0.1'],
  ['::127.0.0.1'],
  ['64:ff9b::7f00:1'],
  ['64:ff9b:1::1'],
  ['100::1'],
  ['2001::1'],
  ['2001:db8::1'],
  ['2002:7f00:1::1'],
  ['fc00::1'],
  ['fd00:ec2::254'],
  ['fe80::1'],
  ['fe80::1%eth0'],
  ['2600::1%eth0'],
  ['fec0::1'],
  ['ff02::1'],
  ['localhost'],
  [''],
])('%s is none', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

const byte = fc.integer({ min: 0, max: 255 });
const hex = (one: number, other: number) => ((one << 8) | other).toString(16);

test('no spelling of an IPv4 address in IPv6 is a host of the internet', () => {
  fc.assert(
    fc.property(
      fc.tuple(byte, byte, byte, byte),
      fc.constantFrom('::ffff:', '::', '64:ff9b::', '::ffff:0:'),
      ([a, b, c, d], prefix) => {
        expect(isPublicAddress(`${prefix}${a}.${b}.${c}.${d}`)).toBe(false);
        expect(isPublicAddress(`${prefix}${hex(a, b)}:${hex(c, d)}`)).toBe(false);
        expect(isPublicAddress(`2002:${hex(a, b)}:${hex(c, d)}::1`)).toBe(false);
      },
    ),
  );
});

test('private networks are private from their first address to their last', () => {
  const networks = [[10], [127], [169, 254], [192, 168], [0]];
  fc.assert(
    fc.property(fc.constantFrom(...networks), fc.array(byte, { minLength: 3, maxLength: 3 }), (network, rest) => {
      expect(isPublicAddress([...network, ...rest].slice(0, 4).join('.'))).toBe(false);
    }),
  );
});

test('a web address is read as one address, whatever it was written as', () => {
  const spellings = [
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://①②⑦.0.0.1/',
  ];
  for (const spelling of spellings) expect(isPublicAddress(new URL(spelling).hostname)).toBe(false);
});
