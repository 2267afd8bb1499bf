import { TextLink } from '@mediathek/ui';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState } from 'react';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './back-link.module.css';
import { type MediumProps, parentOf } from './medium-context';

/** Back to where the medium was opened, as it was left; whoever came from outside is led to where the medium belongs. */
export function BackLink({ page }: { readonly page: MediumProps }) {
  const { t } = useTexts();
  const { history } = useRouter();
  const parent = parentOf(page, useVisitor());
  // Known in the browser only, so the first drawing is the server's.
  const [cameFromInside, setCameFromInside] = useState(false);
  useEffect(() => setCameFromInside(history.canGoBack()), [history]);

  function handleClick(event: MouseEvent) {
    if (!cameFromInside || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  }
  return (
    <p className={styles.back}>
      <TextLink href={parent.href} icon="arrow-left" onClick={handleClick}>
        {cameFromInside ? t('medium.back') : t(`medium.parents.${parent.name}`)}
      </TextLink>
    </p>
  );
}
