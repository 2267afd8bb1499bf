import type { ExpiringItems, MediaCard } from '@mediathek/contract';
import type { Day } from '@mediathek/domain';
import type { Visitor } from '../../http/visitor';
import type { ListDoor } from './list-access';
import type { ListPresenter } from './present-list';

interface Dependencies {
  door: ListDoor;
  presenter: ListPresenter;
  listSimilar(visitor: Visitor, identifier: string): Promise<MediaCard[]>;
}

const mostSubstitutes = 3;
/** Beyond so many, whoever asks has another problem than finding substitutes. */
const mostSought = 30;

/** A medium can be used on a day when its last day is that day or later. */
const isUsableOn = ({ use }: MediaCard, day: Day): boolean => use.mayUse && (use.until === null || use.until >= day);

const lastDayOf = (medium: MediaCard | null): Day | null =>
  medium?.use.until ?? (typeof medium?.valid_to === 'string' ? medium.valid_to : null);

/** What of a list cannot be used on a day, each with licensed media like it that can. */
export const expiringService = ({ door, presenter, listSimilar }: Dependencies) => ({
  async list(visitor: Visitor, listId: string, before: Day): Promise<ExpiringItems> {
    await door.open(visitor, listId);
    const items = await presenter.listItems(visitor, listId);
    const inList = new Set(items.map(({ medium }) => medium?.identifier));
    const ending = items.filter(
      ({ medium, link }) => link === null && (medium === null || !isUsableOn(medium, before)),
    );
    const substitutesFor = async (medium: MediaCard): Promise<MediaCard[]> => {
      const similar = await listSimilar(visitor, medium.identifier);
      return similar.filter((one) => !inList.has(one.identifier) && isUsableOn(one, before)).slice(0, mostSubstitutes);
    };
    return {
      before,
      items: await Promise.all(
        ending.map(async ({ id, medium }, index) => ({
          itemId: id,
          endsOn: lastDayOf(medium),
          substitutes: medium && index < mostSought ? await substitutesFor(medium) : [],
        })),
      ),
    };
  },
});
