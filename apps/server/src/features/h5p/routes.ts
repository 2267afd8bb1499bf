import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { type Archive, openArchive } from '../../adapters/files/archive';
import { typeOfName } from '../../adapters/files/content-types';
import type { FileStore } from '../../adapters/files/file-store';
import type { CoreFiles } from '../../adapters/files/h5p-core';
import type { FileLinks, LinkGrant } from '../../file-links';
import { Problem } from '../../http/problem';
import type { Handlers } from '../../http/register-calls';
import type { FileContent } from '../../http/send-file';
import { remember } from '../../remember';
import { frameDocument, framePolicy } from './frame-document';
import { readPackage } from './h5p-package';

interface Dependencies {
  files: FileStore;
  links: FileLinks;
  core: CoreFiles;
  clock: () => Date;
  publicOrigin: string;
  /** Where the package of a file lies; beginning it counts as opening its medium. */
  findRunnable(fileId: string, grant: LinkGrant, isBeginning: boolean): Promise<string>;
}

type H5pCalls = 'GET /h5p/{token}/frame.html' | 'GET /h5p/{token}/core/{name}' | 'GET /h5p/{token}/files/{path}';

const inline = (name: string) => ({ kind: 'inline', name }) as const;
const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

/** The address by which the browser knows us: a policy that names another one would let nothing in. */
function originOf({ protocol, host }: FastifyRequest, publicOrigin: string): string {
  return /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(host) ? `${protocol}://${host}` : publicOrigin;
}

/** Exercises that run in a frame: everything lies below one signed address, and is read from the package as it is asked for. */
export function h5pRoutes(dependencies: Dependencies): Handlers<H5pCalls> {
  const { files, links, core, clock, publicOrigin, findRunnable } = dependencies;
  const archives = remember<Archive>({ milliseconds: 60_000, most: 50 });

  const grantOf = (token: string) => {
    const [fileId = ''] = token.split('.', 1);
    const grant = links.read(fileId, token.slice(fileId.length + 1));
    if (grant?.purpose !== 'run') throw new Problem('link-expired');
    return { fileId, grant };
  };

  async function archiveOf(token: string, isBeginning = false): Promise<{ archive: Archive; grant: LinkGrant }> {
    const { fileId, grant } = grantOf(token);
    const location = await findRunnable(fileId, grant, isBeginning);
    const found = await files.stat(location);
    if (!found) throw new Problem('not-found');
    const opening = archives.recall(`${location} ${found.etag}`, () => openArchive(files, location));
    return { archive: await opening.catch(() => Promise.reject(new Problem('not-found'))), grant };
  }

  const shared = (token: string, grant: LinkGrant, request: FastifyRequest) => ({
    policy: framePolicy(originOf(request, publicOrigin), token),
    maxAge: Math.floor((grant.until.getTime() - clock().getTime()) / 1000),
    isForOpaqueOrigin: true,
  });

  const textFile = (content: string, contentType: string, name: string) => ({
    contentType,
    size: Buffer.byteLength(content),
    etag: tagOf(content),
    disposition: inline(name),
    open: ({ start, end } = { start: 0, end: Number.POSITIVE_INFINITY }) =>
      Readable.from([Buffer.from(content).subarray(start, end + 1)]),
  });

  return {
    async 'GET /h5p/{token}/frame.html'({ params: { token }, request }): Promise<FileContent> {
      const { archive, grant } = await archiveOf(token, request.method === 'GET');
      const content = await readPackage(archive).catch(() => Promise.reject(new Problem('not-found')));
      const page = textFile(frameDocument(content), 'text/html; charset=utf-8', 'frame.html');
      return { ...page, ...shared(token, grant, request) };
    },

    'GET /h5p/{token}/core/{name}'({ params: { token, name }, request }): FileContent {
      const { grant } = grantOf(token);
      const type = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
      return { ...textFile(core[name], type, name), ...shared(token, grant, request) };
    },

    async 'GET /h5p/{token}/files/{path}'({ params: { token, path }, request }): Promise<FileContent> {
      const { archive, grant } = await archiveOf(token);
      const entry = archive.find(path);
      if (!entry) throw new Problem('not-found');
      const type = typeOfName(path) ?? 'application/octet-stream';
      return {
        contentType: /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type,
        size: entry.size,
        etag: `"${entry.size.toString(36)}-${entry.checksum}"`,
        disposition: inline(path.split('/').at(-1) ?? ''),
        open(range) {
          const stream = new PassThrough();
          archive.open(entry, range).then(
            (source) => {
              source.on('error', (error) => stream.destroy(error));
              stream.on('close', () => source.destroy());
              source.pipe(stream);
            },
            (error: Error) => stream.destroy(error),
          );
          return stream;
        },
        ...shared(token, grant, request),
      };
    },
  };
}
