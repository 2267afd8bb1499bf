import { timingSafeEqual } from 'node:crypto';
import { linkTo } from '@mediathek/domain';
import type { Database } from '../../adapters/database/database';
import { escapeXml } from '../../documents/xml';
import { Problem } from '../../http/problem';
import type { MadeDocument } from '../../http/register-calls';
import type { Keys } from '../../keys';
import { feedRepository } from './feed-repository';

interface Dependencies {
  database: Database;
  keys: Keys;
  publicUrl: string;
}

const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** A shared list as RSS: by an address that nobody can guess, until the list is private again. Notes stay inside. */
export function feedService({ database, keys, publicUrl }: Dependencies) {
  const tokenOf = (listId: string): string => keys.signLink(`list-feed ${listId}`);
  const isToken = (listId: string, given: string): boolean => {
    const [a, b] = [Buffer.from(given), Buffer.from(tokenOf(listId))];
    return a.length === b.length && timingSafeEqual(a, b);
  };

  return {
    addressOf: (listId: string): string => `${publicUrl}/api/v1/lists/${listId}/feed?t=${tokenOf(listId)}`,

    async read(listId: string, token: string): Promise<MadeDocument> {
      const feed = isToken(listId, token) ? await feedRepository(database.queries).find(listId) : undefined;
      if (!feed) throw new Problem('not-found');
      const items = feed.items.map(({ id, title, link, identifier, fn_titel, fn_kurztext }) => {
        const address = link?.address ?? publicUrl + linkTo('media', { id: identifier ?? '' });
        const text = link ? [link.source, link.licence].filter(Boolean).join(', ') : (fn_kurztext ?? '');
        const guid = `<guid isPermaLink="false">urn:uuid:${id}</guid>`;
        return `<item>${tag('title', fn_titel ?? title)}${tag('link', address)}${tag('description', text)}${guid}</item>`;
      });
      const channel = [
        tag('title', feed.title),
        tag('link', publicUrl + linkTo('medialist', { id: listId })),
        tag('description', feed.description),
        tag('lastBuildDate', feed.updatedAt.toUTCString()),
        ...items,
      ];
      const content = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${channel.join('')}</channel></rss>\n`;
      return { content, disposition: { kind: 'inline', name: `${feed.title}.xml` } };
    },
  };
}
