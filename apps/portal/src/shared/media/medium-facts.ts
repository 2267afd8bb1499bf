import type { MediaItem } from '@mediathek/contract';
import {
  findTargetGroup,
  findTopSubject,
  labelIn,
  type MediaForm,
  parseTargetGroups,
  plainLabel,
  type TargetGroup,
} from '@mediathek/domain';
import type { IconName } from '@mediathek/ui';

export const formIcons: Readonly<Record<MediaForm, IconName>> = {
  film: 'play',
  audio: 'audio-lines',
  document: 'file-text',
  book: 'book-open',
  app: 'app-window',
  image: 'image',
  package: 'package',
  url: 'link',
  h5p: 'puzzle',
  dvd: 'disc-3',
  device: 'laptop',
  other: 'package',
};

/** A card names the subject a medium is catalogued under first, by its top level. */
export function subjectName({ fn_geb }: Pick<MediaItem, 'fn_geb'>, lang: string): string | undefined {
  const top = fn_geb.map(findTopSubject).find((subject) => subject !== undefined);
  return top && labelIn(top.labels, lang);
}

/** Whom a medium is for: the school years of general schools where it names them, otherwise its first target group. */
export type Audience =
  | { readonly kind: 'years'; readonly from: number; readonly to: number }
  | { readonly kind: 'group'; readonly name: string };

export function audienceOf({ fn_adressat }: Pick<MediaItem, 'fn_adressat'>, lang: string): Audience | undefined {
  const groups = parseTargetGroups(fn_adressat);
  const years = groups.filter(({ code }) => code === 'A').filter(hasYears);
  if (years.length > 0) {
    return {
      kind: 'years',
      from: Math.min(...years.map(({ from }) => from)),
      to: Math.max(...years.map(({ to }) => to)),
    };
  }
  // "General school" alone says nothing that a school would not expect.
  const other = groups.find(({ code }) => code !== 'A');
  const listed = other && findTargetGroup(other.code);
  return listed && { kind: 'group', name: labelIn(listed.labels, lang) };
}

/** The group after the subject on a card; not where the subject has said it already, as vocational education does. */
export function audienceBeside(
  subject: string | undefined,
  medium: Pick<MediaItem, 'fn_adressat'>,
  lang: string,
): Audience | undefined {
  const audience = audienceOf(medium, lang);
  const isSaid =
    audience?.kind === 'group' && subject !== undefined && plainLabel(subject) === plainLabel(audience.name);
  return isSaid ? undefined : audience;
}

function hasYears(group: TargetGroup): group is Required<TargetGroup> {
  return group.from !== undefined && group.to !== undefined;
}
