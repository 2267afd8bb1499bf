import { expect, test } from 'vitest';
import { composeDocument } from './page-document';

const template =
  '<!doctype html><html lang="de"><head><!--head--><script type="module" crossorigin src="/assets/i.js"></script>' +
  '<link rel="stylesheet" crossorigin href="/assets/every.css"></head><body><div id="root"><!--app--></div><!--state--></body></html>';
const styles = new Map([
  ['/assets/every.css', 'a{color:red}'],
  ['/assets/page.css', 'a{color:blue}'],
]);
const page = {
  status: 200,
  title: 'Titel & <mehr>',
  attributes: { lang: 'de', 'data-variant': '"x"' },
  head: '<link rel="stylesheet" href="/assets/page.css"><link rel="stylesheet" href="/assets/unknown.css">',
  html: '<h1>$& Seite</h1>',
  state: { text: '</script><script>alert(1)</script>\u2028' },
};

test('puts the styles of the first view into the page, in their order and after the theme', () => {
  const { html, style } = composeDocument({ template, styles }, page, 'html{--theme:1}');
  expect(style).toBe('html{--theme:1}\na{color:red}\na{color:blue}');
  expect(html).toContain(`<style>${style}</style>`);
  expect(html).toContain('<link rel="stylesheet" href="/assets/every.css" disabled>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/page.css" disabled>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/unknown.css">');
});

test('lets the script wait for words and pictures', () => {
  const { html } = composeDocument({ template, styles }, page, '');
  expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/i.js">');
});

test('lets nothing break out of its place', () => {
  const { html } = composeDocument({ template, styles }, page, '');
  expect(html).toContain('<html lang="de" data-variant="&quot;x&quot;">');
  expect(html).toContain('<title>Titel &amp; &lt;mehr&gt;</title>');
  expect(html).toContain('<div id="root"><h1>$& Seite</h1></div>');
  const data = /id="bootstrap">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(data).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(data)).toEqual(page.state);
});
