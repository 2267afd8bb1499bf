import type { PortalBuild, RenderedPage } from './portal-build';

/** Text that stands in a script block must not be able to end it. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c);

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');

const icon = '<link rel="icon" type="image/svg+xml" href="/favicon.svg">';
const styleLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** The page can be read before its script runs, so on a slow network words and pictures go first. */
const afterTheView = (head: string): string =>
  head.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

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
  return { style, head: afterTheView(rest).replace('<!--style-->', () => `<style>${style}</style>`) };
}

/** Puts the first page together; gives its style block apart, because the policy allows it by its hash. */
export function composeDocument(
  build: Pick<PortalBuild, 'template' | 'styles'>,
  page: RenderedPage,
  themeStyle: string,
) {
  const [frameHead = '', frameBody = ''] = build.template.split('</head>');
  // A page's own style sheets come after those that every page has, so that its rules win over them.
  const { style, head } = withStylesInside(
    frameHead
      .replace('<html lang="de">', () => `<html ${attributesOf(page.attributes)}>`)
      .replace('<!--head-->', () => `<title>${escaped(page.title)}</title>${icon}<!--style-->`) + page.head,
    themeStyle,
    build.styles,
  );
  const body = frameBody
    .replace('<!--app-->', () => page.html)
    .replace('<!--state-->', () => `<script type="application/json" id="bootstrap">${safeJson(page.state)}</script>`);
  return { style, html: `${head}</head>${body}` };
}
