import type { PortalBuild, RenderedPage } from './portal-build';
import { cspHash } from './security-headers';

/** As many kinds of page in as many themes are kept ready. */
const mostHeads = 100;

/** Text that stands in a script block must not be able to end it. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c);

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');

const icon =
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg">' +
  '<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="Mediathek">';
const styleLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** The page can be read before its script runs, so on a slow network words and pictures go first. */
const afterTheView = (head: string): string => head.replace('<script type="module"', '$& fetchpriority="low"');

/**
 * The styles of the first view stand in the page itself: a phone on a slow network would wait for them otherwise.
 * Their links stay, disabled, so that the script knows they are there and does not fetch them again.
 */
function withStylesInside(head: string, themeStyle: string, styles: PortalBuild['styles']) {
  const inside: string[] = [themeStyle];
  const rest = head.replace(styleLink, (link, href: string) => {
    const text = styles.get(href);
    if (text === undefined) return link;
    inside.push(text);
    return `<link rel="stylesheet" href="${href}" disabled>`;
  });
  const style = inside.join('\n');
  return { style, head: afterTheView(rest).replace('<!--head-->', () => `<!--title-->${icon}<style>${style}</style>`) };
}

const writtenTexts = new WeakMap<object, string>();

/** Texts are the longest part of what a page carries, and the same for many pages: they are written once. */
function writeState({ texts, ...others }: RenderedPage['state']): string {
  const written = writtenTexts.get(texts) ?? safeJson(texts);
  writtenTexts.set(texts, written);
  return `{"texts":${written},${safeJson(others).slice(1)}`;
}

/**
 * Puts first pages together. What depends on theme and kind of page only is made once; the style block is given by its
 * hash as well, because the policy allows it by that.
 */
export function documentComposer({ template, styles }: Pick<PortalBuild, 'template' | 'styles'>) {
  const [frameHead = '', frameBody = ''] = template.split('</head>');
  const [beforeView = '', afterView = ''] = frameBody.split('<!--app-->');
  const [beforeState = '', afterState = ''] = afterView.split('<!--state-->');

  // A page's own style sheets come after those that every page has, so that its rules win over them.
  const makeHead = (themeStyle: string, links: string) => {
    const { style, head } = withStylesInside(frameHead + links, themeStyle, styles);
    return { head, styleHash: cspHash(style) };
  };
  const made = new Map<string, ReturnType<typeof makeHead>>();
  const headFor = (themeStyle: string, links: string) => {
    const key = themeStyle + links;
    const known = made.get(key) ?? makeHead(themeStyle, links);
    if (made.size >= mostHeads) made.clear();
    made.set(key, known);
    return known;
  };

  return (page: RenderedPage, themeStyle: string, described?: object): { html: string; styleHash: string } => {
    const { head, styleHash } = headFor(themeStyle, page.head);
    const own = head
      .replace('<html lang="de">', () => `<html ${attributesOf(page.attributes)}>`)
      .replace('<!--title-->', () => `<title>${escaped(page.title)}</title>`);
    const state = `<script type="application/json" id="bootstrap">${writeState(page.state)}</script>`;
    // Inert until the small script of the page puts them to work, after the first view.
    const scripts = `<template id="scripts">${page.scripts}</template>`;
    // A block of data, which no browser runs: for search engines.
    const data = described ? `<script type="application/ld+json">${safeJson(described)}</script>` : '';
    const html = `${own}${data}</head>${beforeView}${page.html}${beforeState}${scripts}${state}${afterState}`;
    return { html, styleHash };
  };
}
