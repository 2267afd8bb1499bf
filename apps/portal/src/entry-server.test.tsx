// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aMediaCentre, aSchoolAdminInSimpleView, aTeacher } from '../test/people';
import { aBootstrap, fakeServer } from '../test/render-portal';
import { render } from './entry-server';

const now = new Date('2026-11-16T09:00:00Z');
const open = (url: string, given: Parameters<typeof aBootstrap>[0] = {}) =>
  render({ url, bootstrap: aBootstrap(given), fetchPath: fakeServer(), now });

describe('the first page, drawn by the server', () => {
  it('carries the page, its title, and everything it needs to go on in the browser', async () => {
    const page = await open('/search?q=Vulkane', { user: aTeacher });
    expect(page).toMatchObject({ status: 200, title: '„Vulkane“ – Mediathek', attributes: { lang: 'de' } });
    expect(page.html).toContain('<h1');
    expect(page.html).toContain('value="Vulkane"');
    const { texts, ...bootstrap } = aBootstrap({ user: aTeacher });
    expect(page.state).toMatchObject({ ...bootstrap, today: '2026-11-16' });
    expect(page.state.texts.default.shell).toBe(texts.default.shell);
  });

  it('holds nothing that the content security policy refuses', async () => {
    for (const url of ['/', '/login', '/search', '/unknown', '/error/lti']) {
      const { html } = await open(url);
      expect(html).not.toMatch(/<script|<style| style="| on[a-z]+="/);
    }
  });

  it.each([
    ['/class/7b?tab=media', '/login?redirect=%2Fclass%2F7b%3Ftab%3Dmedia'],
    ['/library', '/login?redirect=%2Flibrary'],
  ])('sends a guest from %s to the login', async (url, redirect) => {
    expect(await open(url)).toMatchObject({ status: 302, redirect, html: '' });
  });

  it('sends the simple view home', async () => {
    expect(await open('/classes', { user: aSchoolAdminInSimpleView })).toMatchObject({ status: 302, redirect: '/' });
  });

  it.each([
    ['/theme', 403],
    ['/unknown', 404],
    ['/library/film/m1', 404],
    ['/media/%E0%A4%A', 404],
    ['/app-download', 404],
    ['/library/', 200],
    ['/news/M%C3%BCller%2F7', 200],
    ['/news/%5Bx%7Cy%5E', 200],
    ['/news/%24x%7B%24y%7D', 200],
    ['/search?embed&q=%22&q=5', 200],
    ['//evil.example', 404],
  ])('answers %s with %i', async (url, status) => {
    const page = await open(url, { user: aTeacher });
    expect([page.status, page.redirect]).toEqual([status, undefined]);
  });

  it('opens without a configuration, as for a guest who knows nothing', async () => {
    expect(await open('/login', { config: false })).toMatchObject({ status: 200 });
  });

  it.each([
    ['could not be loaded now', 503, true],
    ['is refused for good', 404, undefined],
  ])('says whether the browser may see more, where something %s', async (_, status, isIncomplete) => {
    const fetchPath = async () => new Response('{}', { status, headers: { 'content-type': 'application/json' } });
    const { state } = await render({ url: '/search?q=x', bootstrap: aBootstrap({ user: aTeacher }), fetchPath, now });
    expect(state.isIncomplete).toBe(isIncomplete);
  });

  it('draws the publisher’s variant', async () => {
    const { attributes } = await open('/login', { config: { ...aMediaCentre, Type: 'hueber' } });
    expect(attributes).toEqual({ lang: 'de', 'data-variant': 'publisher' });
  });
});
