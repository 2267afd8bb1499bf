import { strToU8, zipSync } from 'fflate';
import { escapeXml } from '../../documents/xml';

/** One entry of a cartridge; without an address only its name is left. */
export interface CartridgeItem {
  id: string;
  title: string;
  href: string | undefined;
}

const namespace = 'http://www.imsglobal.org/xsd/imsccv1p1';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const fileOf = ({ id }: CartridgeItem): string => `links/${id}.xml`;

const webLink = ({ title, href = '' }: CartridgeItem): string =>
  `${head}<webLink xmlns="${namespace}/imswl_v1p1"><title>${escapeXml(title)}</title>` +
  `<url href="${escapeXml(href)}" target="_blank"/></webLink>\n`;

const entry = ({ id, title, href }: CartridgeItem): string =>
  `<item identifier="I-${id}"${href === undefined ? '' : ` identifierref="R-${id}"`}><title>${escapeXml(title)}</title></item>`;

const resource = (item: CartridgeItem): string =>
  `<resource identifier="R-${item.id}" type="imswl_xmlv1p1"><file href="${fileOf(item)}"/></resource>`;

function manifest({ id, title, language }: CartridgeHead, items: readonly CartridgeItem[]): string {
  return [
    head,
    `<manifest identifier="M-${id}" xmlns="${namespace}/imscp_v1p1"`,
    ' xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest">',
    '<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.1.0</schemaversion>',
    `<lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string language="${language}">${escapeXml(title)}`,
    '</lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom></metadata>',
    `<organizations><organization identifier="O-${id}" structure="rooted-hierarchy"><item identifier="L-${id}">`,
    `<item identifier="S-${id}"><title>${escapeXml(title)}</title>${items.map(entry).join('')}</item>`,
    '</item></organization></organizations>',
    `<resources>${items
      .filter(({ href }) => href !== undefined)
      .map(resource)
      .join('')}</resources>`,
    '</manifest>\n',
  ].join('');
}

interface CartridgeHead {
  id: string;
  title: string;
  language: string;
  /** The moment that stands at its files, so that the same list gives the same bytes. */
  madeAt: Date;
}

/** A list as IMS Common Cartridge 1.1, which Moodle and others import: one section with a web link for each medium. */
export function makeCartridge(of: CartridgeHead, items: readonly CartridgeItem[]): Uint8Array {
  const files = Object.fromEntries(
    items.filter(({ href }) => href !== undefined).map((item) => [fileOf(item), strToU8(webLink(item))]),
  );
  return zipSync({ 'imsmanifest.xml': strToU8(manifest(of, items)), ...files }, { mtime: of.madeAt });
}
