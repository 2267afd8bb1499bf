import { decideRouteAccess, getRoute, isTeacher } from '@mediathek/domain';
import { Button, IconButton } from '@mediathek/ui';
import { lazy, Suspense, useState } from 'react';
import type { SharedThing } from '../classes/queries';
import { useVisitor } from '../portal';
import { useTexts } from '../use-texts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }));

interface ShareWithClassButtonProps {
  readonly thing: SharedThing;
  readonly title: string;
  /** An icon in rows, words where there is room. */
  readonly shape?: 'icon' | 'words';
}

/** The way from a medium or a list to the board of a class; for those who see classes and teach. */
export function ShareWithClassButton({ thing, title, shape = 'words' }: ShareWithClassButtonProps) {
  const { t } = useTexts();
  const visitor = useVisitor();
  const [isOpen, setIsOpen] = useState(false);
  if (!isTeacher(visitor.user) || decideRouteAccess(getRoute('classes'), visitor) !== 'allow') return null;
  return (
    <>
      {shape === 'icon' ? (
        <IconButton
          icon="users"
          label={t('classSharing.openOf', { title })}
          tooltipAlign="end"
          onClick={() => setIsOpen(true)}
        />
      ) : (
        <Button icon="users" look="plain" onClick={() => setIsOpen(true)}>
          {t('classSharing.open')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ShareDialog {...{ thing, title }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
