import { afterEach, describe, expect, it } from 'vitest';
import { createRedirectUrl } from './redirect-url';

const origin = 'https://portal.example';
const redirectUrl = createRedirectUrl(localStorage, origin);

afterEach(() => localStorage.clear());

describe('the wanted address', () => {
  it('lies in local storage as redirectUrl and is given once', () => {
    redirectUrl.store('/class/7b?tab=media#top');
    expect(localStorage.getItem('redirectUrl')).toBe('/class/7b?tab=media#top');
    expect(redirectUrl.take()).toBe('/class/7b?tab=media#top');
    expect(redirectUrl.take()).toBeUndefined();
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/login', ''])(
    'is never %j, and an older one does not stay in its place',
    (target) => {
      redirectUrl.store('/classes');
      redirectUrl.store(target);
      expect(localStorage).toHaveLength(0);
    },
  );

  it('is checked again when it is taken, because anything on the page could have written it', () => {
    localStorage.setItem('redirectUrl', 'https://evil.example/');
    expect(redirectUrl.take()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('is lost without storage, and nothing breaks', () => {
    const withoutStorage = createRedirectUrl(undefined, origin);
    withoutStorage.store('/classes');
    expect(withoutStorage.take()).toBeUndefined();
  });
});
