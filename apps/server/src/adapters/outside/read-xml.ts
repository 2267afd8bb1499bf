import { SaxesParser, type SaxesTagNS } from 'saxes';
import { OutsideError } from './outside-error';

/** An element by its local name; what prefixes a server uses is its own affair. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** The text directly within it. */
  text: string;
}

const mostElements = 200_000;
const deepest = 60;

const attributesOf = ({ attributes }: SaxesTagNS): Record<string, string> =>
  Object.fromEntries(Object.values(attributes).map(({ local, value }) => [local, value]));

/**
 * Reads XML from outside. Document types are refused as a whole, and with them every entity that a stranger could define;
 * so is what is not well-formed, too deep or too long.
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const path = [root];
  let count = 0;
  const refuse = (detail: string): never => {
    throw new OutsideError('unreadable', detail);
  };
  parser.on('error', ({ message }) => refuse(message));
  parser.on('doctype', () => refuse('has a document type'));
  parser.on('opentag', (tag) => {
    count += 1;
    if (count > mostElements || path.length > deepest) refuse('too long or too deep');
    const element = { name: tag.local, attributes: attributesOf(tag), children: [], text: '' };
    path.at(-1)?.children.push(element);
    path.push(element);
  });
  parser.on('closetag', () => void path.pop());
  const addText = (piece: string) => {
    const element = path.at(-1);
    if (element) element.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return root.children[0] ?? refuse('is empty');
}

export const childrenNamed = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first element at a way down, name by name. */
export const elementAt = (element: XmlElement | undefined, ...names: string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((within, name) => childrenNamed(within, name)[0], element);

export const textAt = (element: XmlElement | undefined, ...names: string[]): string =>
  elementAt(element, ...names)?.text.trim() ?? '';
