import { childrenNamed, elementAt, textAt, type XmlElement } from '../../adapters/outside/read-xml';
import type { RawRecord } from './found-record';

/** A text in several languages: German first, then whatever stands first. */
function langString(element: XmlElement | undefined): string {
  const strings = element ? [...childrenNamed(element, 'string'), ...childrenNamed(element, 'langstring')] : [];
  const german = strings.find(
    ({ attributes }) => attributes.language?.startsWith('de') ?? attributes.lang?.startsWith('de'),
  );
  return (german ?? strings[0])?.text.trim() ?? element?.text.trim() ?? '';
}

/** The name out of a business card. */
const nameIn = (card: string): string => /^FN[^:]*:(.+)$/im.exec(card)?.[1]?.trim() ?? '';

/** A record in Learning Object Metadata, as education repositories write them. */
export function readLom(lom: XmlElement, id: string): RawRecord {
  const general = elementAt(lom, 'general');
  const contributions = childrenNamed(elementAt(lom, 'lifeCycle') ?? elementAt(lom, 'lifecycle'), 'contribute');
  return {
    id,
    title: langString(elementAt(general, 'title')),
    text: langString(elementAt(general, 'description')),
    address: textAt(lom, 'technical', 'location'),
    licence: langString(elementAt(lom, 'rights', 'description')),
    creators: contributions.flatMap((one) => childrenNamed(one, 'entity').map(({ text }) => nameIn(text))).slice(0, 3),
    keywords: childrenNamed(general, 'keyword').map(langString),
    language: textAt(general, 'language'),
    published: contributions.map((one) => textAt(one, 'date', 'dateTime'))[0] ?? '',
  };
}
