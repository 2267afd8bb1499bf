import { strToU8, zipSync } from 'fflate';
import { escapeXml } from '../../documents/xml';

/** One entry of a cartridge; without an address only its name is left. */
export interface CartridgeItem {
  id: string;
  title: string;
  note: string;
  href: string | undefined;
}

interface CartridgeHead {
  id: string;
  title: string;
  description: string;
  language: string;
  /** The moment that stands at its files, so that the same list gives the same bytes. */
  madeAt: Date;
}

const namespace = 'http://www.imsglobal.org/xsd/imsccv1p1';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const fileOf = ({ id }: CartridgeItem): string => `links/${id}.xml`;

/** Titles are one line. */
const titleOf = (text: string): string => `<title>${escapeXml(text.replaceAll(/\s+/g, ' ').trim())}</title>`;

/** Moodle takes the title of a section over as it stands, and chokes on these signs. */
const withoutMarkup = (title: string): string => title.replaceAll('&', '+').replaceAll('<', '‹').replaceAll('>', '›');

/** Moodle knows addresses in the few signs of RFC 2396 only; with any other it puts an invalid one in their place. */
const plainAddress = (address: string): string =>
  (URL.canParse(address) ? new URL(address).href : address)
    .replaceAll(/%(?![\da-f]{2})/gi, '%25')
    .replaceAll(/[^\w.!~*'();/?:@&=+$,#%-]/g, encodeURIComponent);

const webLink = ({ title, href = '' }: CartridgeItem): string =>
  `${head}<webLink xmlns="${namespace}/imswl_v1p1">${titleOf(title)}` +
  `<url href="${escapeXml(plainAddress(href))}" target="_blank"/></webLink>\n`;

/** A note has no place of its own in a web link; as an entry without one it becomes a line of text below the medium. */
const entry = ({ id, title, note, href }: CartridgeItem): string => {
  const reference = href === undefined ? '' : ` identifierref="R-${id}"`;
  const medium = `<item identifier="I-${id}"${reference}>${titleOf(title)}</item>`;
  return note === '' ? medium : `${medium}<item identifier="N-${id}">${titleOf(note)}</item>`;
};

const resource = (item: CartridgeItem): string =>
  `<resource identifier="R-${item.id}" type="imswl_xmlv1p1"><file href="${fileOf(item)}"/></resource>`;

function manifest(
  { id, title, description, language }: CartridgeHead,
  items: readonly CartridgeItem[],
  linked: readonly CartridgeItem[],
): string {
  const inWords = (name: 'title' | 'description', text: string) =>
    `<lomimscc:${name}><lomimscc:string language="${language}">${escapeXml(text)}</lomimscc:string></lomimscc:${name}>`;
  return [
    head,
    `<manifest identifier="M-${id}" xmlns="${namespace}/imscp_v1p1"`,
    ' xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest">',
    '<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.1.0</schemaversion>',
    `<lomimscc:lom><lomimscc:general>${inWords('title', title)}`,
    description === '' ? '' : inWords('description', description),
    '</lomimscc:general></lomimscc:lom></metadata>',
    `<organizations><organization identifier="O-${id}" structure="rooted-hierarchy"><item identifier="L-${id}">`,
    `<item identifier="S-${id}">${titleOf(withoutMarkup(title))}${items.map(entry).join('')}</item>`,
    '</item></organization></organizations>',
    `<resources>${linked.map(resource).join('')}</resources>`,
    '</manifest>\n',
  ].join('');
}

/**
 * A list as IMS Common Cartridge 1.1, the latest that Moodle imports: one section with a web link for each medium and the
 * notes below.
 */
export function makeCartridge(of: CartridgeHead, items: readonly CartridgeItem[]): Uint8Array {
  const linked = items.filter(({ href }) => href !== undefined);
  const files = Object.fromEntries(linked.map((item) => [fileOf(item), strToU8(webLink(item))]));
  return zipSync({ 'imsmanifest.xml': strToU8(manifest(of, items, linked)), ...files }, { mtime: of.madeAt });
}
