import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentComposer } from './page-document';

const template =
  '<!doctype html><html lang="de"><head><!--head--><script type="module" crossorigin src="/assets/i.js"></script>' +
  '<link rel="stylesheet" crossorigin href="/assets/every.css"></head><body><div id="root"><!--app--></div><!--state--></body></html>';
const styles = new Map([
  ['/assets/every.css', 'a{color:red}'],
  ['/assets/page.css', 'a{color:blue}'],
]);
const compose = documentComposer({ template, styles });
const page = {
  status: 200,
  title: 'Titel & <mehr>',
  attributes: { lang: 'de', 'data-variant': '"x"' },
  head: '<link rel="stylesheet" href="/assets/page.css"><link rel="stylesheet" href="/assets/unknown.css">',
  scripts: '<link rel="modulepreload" href="/assets/page.js">',
  html: '<h1>$& Seite</h1>',
  state: { texts: { a: '</script>' }, text: '</script><script>alert(1)</script>\u2028' },
};

test('puts the styles of the first view into the page, in their order and after the theme', () => {
  const { html, styleHash } = compose(page, 'html{--theme:1}');
  const style = 'html{--theme:1}\na{color:red}\na{color:blue}';
  expect(styleHash).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(html).toContain(`<style>${style}</style>`);
  expect(html).toContain('<link rel="stylesheet" href="/assets/every.css" disabled>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/page.css" disabled>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/unknown.css">');
});

test('lets the script wait for words and pictures', () => {
  const { html } = compose(page, '');
  expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/i.js">');
  // A browser reads what stands in a template but fetches nothing of it.
  expect(html).toContain(`<template id="scripts">${page.scripts}</template>`);
  expect(html.split(page.scripts)).toHaveLength(2);
});

test('lets nothing break out of its place', () => {
  const { html } = compose(page, '');
  expect(html).toContain('<html lang="de" data-variant="&quot;x&quot;">');
  expect(html).toContain('<title>Titel &amp; &lt;mehr&gt;</title>');
  expect(html).toContain('<div id="root"><h1>$& Seite</h1></div>');
  const data = /id="bootstrap">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(data).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(data)).toEqual(page.state);
});

test('keeps pages apart that share their frame', () => {
  const first = compose(page, 'html{--theme:1}');
  const other = { ...page, title: 'Andere', attributes: { lang: 'en' }, html: '', state: { ...page.state, text: 'b' } };
  const second = compose(other, 'html{--theme:1}');
  expect(second.styleHash).toBe(first.styleHash);
  expect(second.html).toContain('<html lang="en">');
  expect(second.html).toContain('<title>Andere</title>');
  expect(second.html).not.toContain('Titel');
  expect(second.html).toContain('"texts":{"a":"\\u003c/script\\u003e"},"text":"b"');
  expect(compose(page, 'html{--theme:2}').styleHash).not.toBe(first.styleHash);
  expect(compose({ ...page, head: '' }, 'html{--theme:1}').styleHash).not.toBe(first.styleHash);
});

test('tells search engines about the page in a block of data that nothing in it can end', () => {
  const described = { '@type': 'LearningResource', name: '</script><script>alert(1)</script>' };
  const { html } = compose(page, '', described);
  const data = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/s.exec(html)?.[1] ?? '';
  expect(data).not.toMatch(/[<>]/);
  expect(JSON.parse(data)).toEqual(described);
  expect(compose(page, '').html).not.toContain('ld+json');
  expect(html).toContain('<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml"');
});
