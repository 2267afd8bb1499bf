import { createTexts, type TextTree } from '@mediathek/i18n';
import type { Composed } from '../../adapters/mail/post';

interface Surroundings {
  texts: TextTree;
  publicUrl: string;
  colours: { button: string; onButton: string };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const fontStack = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** Writes a mail in the person's language, once as plain text and once as HTML that says the same. */
export function renderMail(composed: Composed, { texts, publicUrl, colours }: Surroundings) {
  const { t } = createTexts(composed.language, texts);
  // Which values a text takes depends on the template; the test of the texts compares them in both languages.
  const speak = t as unknown as (key: string, values: Record<string, string>) => string;
  const say = (key: 'subject' | 'text' | 'action' | 'note'): string =>
    speak(`mails.${composed.template}.${key}`, composed.values ?? {});
  const portal = t('shell.name');
  const link = `${publicUrl}${composed.path}`;
  const greeting = composed.name ? t('mails.greeting', { name: composed.name }) : t('mails.greetingUnnamed');
  const closing = `${t('mails.closing')}\n${portal}`;
  const footer = t('mails.footer', { portal, address: publicUrl });
  const [text, note] = [say('text'), say('note')];

  const plain = [greeting, text, `${say('action')}:\n${link}`, note, closing, `-- \n${footer}`].join('\n\n');
  const button =
    `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;` +
    `background:${colours.button};color:${colours.onButton};font-weight:600;text-decoration:none">${escapeHtml(say('action'))}</a></p>`;
  const small = 'font-size:14px;color:#555555';
  const html = [
    `<!doctype html><html lang="${composed.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(say('subject'))}</title></head>`,
    `<body style="margin:0;padding:24px;background:#ffffff;color:#1a1a1a;font:16px/1.5 ${fontStack}">`,
    '<div style="max-width:560px;margin:0 auto">',
    paragraph(greeting),
    paragraph(text),
    button,
    paragraph(note),
    paragraph(closing),
    '<hr style="border:0;border-top:1px solid #dddddd;margin:24px 0">',
    paragraph(`${t('mails.linkHint')}\n${link}`, `${small};word-break:break-all`),
    paragraph(footer, small),
    '</div></body></html>',
  ].join('\n');
  return { sender: portal, subject: `${portal}: ${say('subject')}`, text: `${plain}\n`, html };
}
