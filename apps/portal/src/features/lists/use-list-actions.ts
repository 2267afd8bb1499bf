import type { ListDetail, ListItem } from '@mediathek/contract';
import { linkTo } from '@mediathek/domain';
import { useListCache } from '../../shared/lists/queries';
import { logProblem } from '../../shared/log';
import { usePortal } from '../../shared/portal';
import { withFreshToken } from '../../shared/submission/with-fresh-token';
import { useTexts } from '../../shared/use-texts';

export const titleOf = ({ medium, title }: ListItem): string => medium?.fn_titel ?? title;

function inOrder(items: readonly ListItem[], id: string, after: string | null): ListItem[] {
  const item = items.find((one) => one.id === id);
  if (!item) return [...items];
  const rest = items.filter((one) => one.id !== id);
  const place = after === null ? 0 : rest.findIndex((one) => one.id === after) + 1;
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}

/** What can be done with a list and what stands in it: shown at once, said in a sentence, taken back with one press. */
export function useListActions(list: ListDetail) {
  const { t } = useTexts();
  const portal = usePortal();
  const { call, events, navigate } = portal;
  const cache = useListCache();
  const { id } = list;
  const say = (message: string, onUndo?: () => void) =>
    events.emit('snackbar', {
      type: 'info',
      message,
      ...(onUndo ? { action: { label: t('lists.actions.undo'), onAction: onUndo } } : {}),
    });

  /** Does something and asks the server afterwards, whatever came of it. */
  async function act(work: () => Promise<unknown>, done?: () => void, isGone = false): Promise<void> {
    try {
      await withFreshToken(portal, work);
      done?.();
    } catch (cause) {
      logProblem('Failed to change a list', cause);
      events.emit('snackbar', { type: 'error', message: t('lists.actions.failed') });
    }
    await (isGone ? cache.forgetOverview() : cache.forget());
  }
  const each = async (items: readonly string[], work: (item: string) => Promise<unknown>) => {
    for (const item of items) await work(item);
  };

  return {
    move(item: string, after: string | null) {
      cache.change(id, (now) => ({ ...now, items: inOrder(now.items, item, after) }));
      return act(() => call('PUT /api/v1/lists/{id}/items/{item}/position', { params: { id, item }, body: { after } }));
    },

    removeItems(items: readonly ListItem[]) {
      const ids = items.map((item) => item.id);
      const [first] = items;
      cache.change(id, (now) => ({ ...now, items: now.items.filter((one) => !ids.includes(one.id)) }));
      const restore = () =>
        act(() =>
          each(ids.toReversed(), (item) =>
            call('POST /api/v1/lists/{id}/items/{item}/restore', { params: { id, item } }),
          ),
        );
      return act(
        () => each(ids, (item) => call('DELETE /api/v1/lists/{id}/items/{item}', { params: { id, item } })),
        () =>
          say(
            items.length === 1 && first
              ? t('lists.items.removed', { title: titleOf(first) })
              : t('lists.items.removedMany', { count: items.length }),
            () => void restore(),
          ),
      );
    },

    setCover: (identifier: string) =>
      act(() => call('PATCH /api/v1/lists/{id}', { params: { id }, body: { coverOf: identifier } })),

    addItem: (identifier: string, title: string) =>
      act(
        () => call('POST /api/v1/lists/{id}/items', { params: { id }, body: { identifiers: [identifier] } }),
        () => say(t('lists.expiring.taken', { title })),
      ),

    duplicate: () =>
      act(async () => {
        const title = t('lists.actions.copyTitle', { title: list.title }).slice(0, 200);
        const copy = await call('POST /api/v1/lists/{id}/duplicate', { params: { id }, body: { title } });
        say(t('lists.actions.duplicated', { title: copy.title }));
        navigate(linkTo('medialist', { id: copy.id }));
      }),

    remove: () =>
      act(
        () => call('DELETE /api/v1/lists/{id}', { params: { id } }),
        () => {
          say(
            t('lists.actions.removed', { title: list.title }),
            () =>
              void act(
                () => call('POST /api/v1/lists/{id}/restore', { params: { id } }),
                () => navigate(linkTo('medialist', { id })),
              ),
          );
          navigate(linkTo('medialists'));
        },
        true,
      ),

    leave: () =>
      act(
        async () => {
          if (list.leaveAs === null) return;
          await call('DELETE /api/v1/lists/{id}/shares/{user}', { params: { id, user: list.leaveAs } });
        },
        () => {
          say(t('lists.actions.left', { title: list.title }));
          navigate(linkTo('medialists'));
        },
        true,
      ),

    async copyText(link: string) {
      try {
        await navigator.clipboard.writeText(link);
        say(t('lists.actions.copied'));
      } catch {
        say(t('lists.actions.notCopied', { link }));
      }
    },

    setVisibility: (visibility: ListDetail['visibility']) =>
      act(
        () => call('PATCH /api/v1/lists/{id}', { params: { id }, body: { visibility } }),
        () => say(t('lists.visibility.saved', { who: t(`lists.visibility.${visibility}`) })),
      ),

    share: (user: string, mayEdit: boolean) =>
      act(() => call('PUT /api/v1/lists/{id}/shares/{user}', { params: { id, user }, body: { mayEdit } })),

    endShare: (user: string) => act(() => call('DELETE /api/v1/lists/{id}/shares/{user}', { params: { id, user } })),

    revoke: (invitation: string) =>
      act(
        () => call('DELETE /api/v1/invitations/{id}', { params: { id: invitation } }),
        () => say(t('lists.invite.revoked')),
      ),
  };
}

export type ListActions = ReturnType<typeof useListActions>;
