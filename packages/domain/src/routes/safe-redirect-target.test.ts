import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirectTarget } from './safe-redirect-target';

// The rules know no platform, but the test asks the platform's own parser where a browser would go.
declare const URL: new (target: string, base: string) => { readonly origin: string; readonly pathname: string };

const origin = 'https://portal.example';

describe('safeRedirectTarget', () => {
  it.each([
    ['/', '/'],
    ['/search?q=a%20b#top', '/search?q=a%20b#top'],
    ['/media/m1/', '/media/m1/'],
    ['/search?next=https://other.example//x', '/search?next=https://other.example//x'],
    ['https://portal.example/classes', '/classes'],
    ['/unknown-page', '/unknown-page'],
    ['/medialists/..hidden', '/medialists/..hidden'],
  ])('follows %s', (target, expected) => {
    expect(safeRedirectTarget(target, origin)).toBe(expected);
  });

  it.each([
    [undefined],
    [null],
    [''],
    ['https://evil.example/'],
    ['https://portal.example.evil.example/'],
    ['https://portal.example@evil.example/'],
    ['https://portal.example//evil.example'],
    ['http://portal.example/classes'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/a\\b'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    [' /classes'],
    ['/.//evil.example'],
    ['/x/..//evil.example'],
    ['/%2e%2E/login'],
    ['/..'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['classes'],
    ['?q=1'],
    ['/login'],
    ['/login/'],
    ['/login?redirect=/login'],
    ['/login/password-reset/new'],
    ['/register/success#x'],
  ])('does not follow %j', (target) => {
    expect(safeRedirectTarget(target, origin)).toBeUndefined();
  });

  it('does not take an empty origin for a licence to go anywhere', () => {
    expect(safeRedirectTarget('//evil.example', '')).toBeUndefined();
  });

  it('never leaves the portal, whatever is given', () => {
    const tricky = fc.string({ unit: fc.constantFrom('/', '\\', '.', '%2e', '\t', ':', '@', 'a', '?', '#', origin) });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), tricky), (target) => {
        const safe = safeRedirectTarget(target, origin);
        if (safe === undefined) return;
        const url = new URL(safe, origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname.startsWith('//')).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
