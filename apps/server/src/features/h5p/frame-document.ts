import type { RunnablePackage } from './h5p-package';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Data inside a page must not be able to end their own element. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const addressOf = (path: string): string => escaped(`files/${path.split('/').map(encodeURIComponent).join('/')}`);

/** The page inside the frame: the package's own files, and our core that starts them. */
export function frameDocument(content: RunnablePackage): string {
  const language = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(content.language) ? content.language : 'und';
  const { library, params, libraries } = content;
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(content.title)}</title>`,
    '<link rel="stylesheet" href="core/h5p.css">',
    ...content.styles.map((path) => `<link rel="stylesheet" href="${addressOf(path)}">`),
    '</head>',
    '<body class="h5p-content-body">',
    '<main class="h5p-content"></main>',
    `<script type="application/json" id="h5p-data">${asData({ library, params, libraries })}</script>`,
    '<script src="core/jquery.js"></script>',
    '<script src="core/h5p.js"></script>',
    ...content.scripts.map((path) => `<script src="${addressOf(path)}"></script>`),
    '<script src="core/start.js"></script>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * What a frame may do: run its own scripts and show its own files, without an origin, so that it reaches neither cookies
 * nor calls of the portal. Content types write styles into elements, which is allowed; forms lead nowhere.
 */
export function framePolicy(origin: string, token: string): string {
  const own = `${origin}/h5p/${token}`;
  const files = `${own}/files/`;
  return [
    "default-src 'none'",
    `script-src ${own}/core/ ${files}`,
    `style-src ${own}/core/ ${files} 'unsafe-inline'`,
    `img-src ${files} data: blob:`,
    `media-src ${files} blob:`,
    `font-src ${files} data:`,
    `connect-src ${files}`,
    "form-action 'none'",
    "base-uri 'none'",
    // A learning platform may frame the page that frames this, and every page above counts; without the signed address
    // nobody gets here, and without an origin nothing can be done in anybody's name.
    'frame-ancestors *',
    'sandbox allow-scripts',
  ].join('; ');
}
