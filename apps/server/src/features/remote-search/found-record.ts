import { webAddress } from '@mediathek/contract';
import { toPlainText } from '@mediathek/domain';

/** A record as a source gives it: whatever it says, in whatever shape. */
export interface RawRecord {
  id: string;
  title: string;
  text: string;
  address: string;
  licence: string;
  creators: readonly string[];
  keywords: readonly string[];
  language: string;
  published: string;
}

/** A record that can be shown: plain words of bearable length, and an address of the web. */
export interface FoundRecord extends Omit<RawRecord, 'creators' | 'keywords'> {
  creators: string;
  keywords: string;
  /** A year, or nothing. */
  published: string;
}

const longest = { id: 300, title: 300, text: 1200, line: 200, keywords: 500, language: 20 } as const;

/** What no text consists of: control signs, sorting marks of old catalogues, halves of characters, signs that turn the writing around. */
const noText = /[\p{Cc}\p{Cs}\ufffd\u202a-\u202e\u2066-\u2069\u200b-\u200f\ufeff]/gu;

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most - 1);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), most - 40)).trimEnd()}…`;
}

/** Words without mark-up: what an unclosed or doubly written tag would leave goes too. */
export function cleanText(text: string, most: number): string {
  // A text of megabytes is cut before it is cleaned, with room for the mark-up in it.
  let plain = text.slice(0, most * 8);
  for (let round = 0; round < 3; round += 1)
    plain = toPlainText(plain.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' '));
  const words = plain.replace(/[<>]/g, ' ').replace(noText, ' ').replace(/\s+/g, ' ').trim();
  return cut(words, most);
}

const joined = (parts: readonly string[], separator: string, most: number): string =>
  cleanText([...new Set(parts.map((part) => cleanText(part, longest.line)).filter(Boolean))].join(separator), most);

/** Licences are often given as addresses; these are the ones that people know by a name. */
const creativeCommons = /creativecommons\.org\/(?:licenses\/([a-z-]+)\/(\d\.\d)|publicdomain\/(zero|mark)\/(\d\.\d))/i;

function licenceName(text: string): string {
  const [, terms, version, domain, domainVersion] = creativeCommons.exec(text) ?? [];
  if (terms) return `CC ${terms.toUpperCase()} ${version}`;
  if (domain) return domain.toLowerCase() === 'zero' ? `CC0 ${domainVersion}` : 'Public Domain';
  return cleanText(text, longest.line);
}

/** Makes a record fit to be shown; one without a title or an address that can be opened is none. */
export function toFoundRecord(raw: RawRecord, fallbackLicence: string): FoundRecord | undefined {
  const address = webAddress(raw.address);
  const title = cleanText(raw.title, longest.title);
  if (!address || !title) return undefined;
  return {
    id: cleanText(raw.id, longest.id) || address,
    title,
    text: cleanText(raw.text, longest.text),
    address,
    licence: licenceName(raw.licence) || fallbackLicence,
    creators: joined(raw.creators, ', ', longest.line),
    keywords: joined(raw.keywords, ', ', longest.keywords),
    language: cleanText(raw.language, longest.language),
    published: /\b(1[5-9]|20)\d\d\b/.exec(raw.published)?.[0] ?? '',
  };
}
