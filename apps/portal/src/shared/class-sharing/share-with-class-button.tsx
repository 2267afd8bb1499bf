import { decideRouteAccess, getRoute, isTeacher } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { lazy, Suspense, useState } from 'react';
import type { SharedThing } from '../classes/queries';
import { useVisitor } from '../portal';
import { useTexts } from '../use-texts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }));

interface ShareWithClassButtonProps {
  readonly thing: SharedThing;
  readonly title: string;
}

/** The way from a medium or a list to the board of a class; for those who see classes and teach. */
export function ShareWithClassButton({ thing, title }: ShareWithClassButtonProps) {
  const { t } = useTexts();
  const visitor = useVisitor();
  const [isOpen, setIsOpen] = useState(false);
  if (!isTeacher(visitor.user) || decideRouteAccess(getRoute('classes'), visitor) !== 'allow') return null;
  return (
    <>
      <Button icon="users" look="plain" onClick={() => setIsOpen(true)}>
        {t('classSharing.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog {...{ thing, title }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
