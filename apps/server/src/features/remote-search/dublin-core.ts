import { childrenNamed, type XmlElement } from '../../adapters/outside/read-xml';
import type { RawRecord } from './found-record';

const firstWeb = (texts: readonly string[]): string => texts.find((text) => /^https?:/i.test(text.trim())) ?? '';

/** A Dublin Core record: every element may stand there any number of times, or not at all. */
export function readDublinCore(element: XmlElement, id: string): RawRecord {
  const all = (name: string): string[] => childrenNamed(element, name).map(({ text }) => text.trim());
  const [title = '', ...subtitles] = all('title');
  const [language = ''] = all('language');
  const rights = all('rights');
  return {
    id: id || all('identifier')[0] || '',
    title,
    text: all('description')[0] ?? subtitles[0] ?? '',
    // Where the thing itself lies is named as identifier, now and then as source or relation.
    address: firstWeb([...all('identifier'), ...all('source'), ...all('relation')]),
    licence: firstWeb(rights) || (rights[0] ?? ''),
    creators: [...all('creator'), ...all('publisher')].slice(0, 3),
    keywords: all('subject'),
    language,
    published: all('date')[0] ?? '',
  };
}
