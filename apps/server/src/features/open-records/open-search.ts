import { escapeXml } from '../../documents/xml';
import type { MadeDocument } from '../../http/register-calls';

const tag = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

/** Lets a browser offer the portal's search in its own address bar (OpenSearch 1.1). */
export function openSearchDescription(publicUrl: string, searchPath: string): MadeDocument {
  const template = escapeXml(`${publicUrl}${searchPath}?q={searchTerms}`);
  return {
    content: [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      tag('ShortName', 'Mediathek'),
      tag('Description', 'Medien für den Unterricht suchen'),
      `<Url type="text/html" method="get" template="${template}"/>`,
      tag('Image', `${publicUrl}/favicon.svg`, ' type="image/svg+xml"'),
      tag('Language', 'de'),
      tag('Language', 'en'),
      tag('InputEncoding', 'UTF-8'),
      tag('OutputEncoding', 'UTF-8'),
      '</OpenSearchDescription>\n',
    ].join(''),
    disposition: { kind: 'inline', name: 'opensearch.xml' },
  };
}
