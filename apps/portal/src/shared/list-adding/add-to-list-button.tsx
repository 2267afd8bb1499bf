import { isTeacher } from '@mediathek/domain';
import { Button, IconButton } from '@mediathek/ui';
import { lazy, Suspense, useState } from 'react';
import { useVisitor } from '../portal';
import { useTexts } from '../use-texts';
import type { NewListLink } from './add-to-list-dialog';

const AddToListDialog = lazy(async () => ({ default: (await import('./add-to-list-dialog')).AddToListDialog }));

export interface AddToListButtonProps {
  /** A medium of the stock, or something outside. */
  readonly thing: { readonly identifier: string } | { readonly link: NewListLink };
  readonly title: string;
  /** An icon in rows and on cards, words where there is room. */
  readonly shape?: 'icon' | 'words';
}

/** Puts a medium or a link into one of the teacher's lists; lists are the teachers', so nobody else sees the button. */
export function AddToListButton({ thing, title, shape = 'icon' }: AddToListButtonProps) {
  const { t } = useTexts();
  const { user } = useVisitor();
  const [isOpen, setIsOpen] = useState(false);
  if (!isTeacher(user)) return null;
  return (
    <>
      {shape === 'icon' ? (
        <IconButton
          icon="list-plus"
          label={t('media.addToList.buttonOf', { title })}
          tooltipAlign="end"
          onClick={() => setIsOpen(true)}
        />
      ) : (
        <Button icon="list-plus" look="plain" onClick={() => setIsOpen(true)}>
          {t('media.addToList.button')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AddToListDialog
            identifiers={'identifier' in thing ? [thing.identifier] : []}
            links={'link' in thing ? [thing.link] : []}
            title={title}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
