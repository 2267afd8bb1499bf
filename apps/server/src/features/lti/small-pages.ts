import type { SmallPage } from '../../http/register-calls';
import { cspHash } from '../../http/security-headers';

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Content {
  lang: string;
  title: string;
  body: string;
  script: string;
  /** Where the page sends its form. */
  formTarget?: string;
  /** Whose frame it may stand in. */
  frame: string;
}

function pageOf({ lang, title, body, script, formTarget, frame }: Content): SmallPage {
  const policy = [
    "default-src 'none'",
    `script-src ${cspHash(script)}`,
    `form-action ${formTarget ?? "'none'"}`,
    `frame-ancestors ${frame}`,
    "base-uri 'none'",
  ].join('; ');
  const html = [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>`,
    `<body><h1>${escaped(title)}</h1>${body}<script>${script}</script></body></html>`,
  ].join('');
  return { html, policy };
}

/** Takes the signed answer back to the platform by itself; by a button where scripts are off. */
export function handOverPage(
  lang: string,
  texts: { title: string; submit: string },
  { returnUrl, jwt }: { returnUrl: string; jwt: string },
): SmallPage {
  const { origin } = new URL(returnUrl);
  return pageOf({
    lang,
    title: texts.title,
    body: [
      `<form method="post" action="${escaped(returnUrl)}">`,
      `<input type="hidden" name="JWT" value="${escaped(jwt)}"><button>${escaped(texts.submit)}</button></form>`,
    ].join(''),
    script: 'document.forms[0].submit()',
    formTarget: origin,
    frame: `'self' ${origin}`,
  });
}

/** Tells the platform that its registration window can be closed. */
export const registeredPage = (
  lang: string,
  texts: { title: string; text: string },
  platformOrigin: string,
): SmallPage =>
  pageOf({
    lang,
    title: texts.title,
    body: `<p>${escaped(texts.text)}</p>`,
    script: "(window.opener||window.parent).postMessage({subject:'org.imsglobal.lti.close'},'*')",
    frame: platformOrigin,
  });
