import { extname } from 'node:path';

/** What the end of a name says about a file. */
const byExtension: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.webm': 'video/webm',
  '.ogv': 'video/ogg',
  '.mov': 'video/quicktime',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.oga': 'audio/ogg',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.wav': 'audio/wav',
  '.flac': 'audio/flac',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.epub': 'application/epub+zip',
  '.zip': 'application/zip',
  '.h5p': 'application/zip',
  '.vtt': 'text/vtt',
  '.srt': 'application/x-subrip',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.htm': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.ppt': 'application/vnd.ms-powerpoint',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.odp': 'application/vnd.oasis.opendocument.presentation',
};

/** How files of a kind begin: the bytes, and where they stand. */
const beginnings: readonly (readonly [type: string, offset: number, text: string])[] = [
  ['video/webm', 0, '\x1a\x45\xdf\xa3'],
  ['audio/mpeg', 0, 'ID3'],
  ['audio/wav', 8, 'WAVE'],
  ['audio/flac', 0, 'fLaC'],
  ['image/png', 0, '\x89PNG\r\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['application/pdf', 0, '%PDF-'],
  ['text/vtt', 0, 'WEBVTT'],
  ['text/vtt', 0, '\xef\xbb\xbfWEBVTT'],
];

/** How much of a file has to be read to know what it is. */
export const telltaleBytes = 16;

const unknownType = 'application/octet-stream';

export const typeOfName = (name: string): string | undefined => byExtension[extname(name).toLowerCase()];

/** What a file is, by its first bytes where they tell, else by its name; a name alone can be wrong. */
export function contentTypeOf(name: string, beginning: Uint8Array): string {
  const text = Buffer.from(beginning).toString('latin1');
  const named = typeOfName(name);
  const found = beginnings.find(([, offset, mark]) => text.startsWith(mark, offset))?.[0];
  if (found) return found;
  // One container for films, sound and pictures: here the name knows more.
  if (text.startsWith('ftyp', 4))
    return named?.match(/^(video|audio|image)\/(mp4|quicktime|avif)$/) ? named : 'video/mp4';
  return named ?? unknownType;
}

/** What lies outside is a page unless its address ends like a file. */
export const typeOfAddress = (address: URL): string => typeOfName(address.pathname) ?? 'text/html';
