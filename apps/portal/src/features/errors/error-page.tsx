import { type CurrentUser, linkTo } from '@mediathek/domain';
import { Button, Heading, Wrap } from '@mediathek/ui';
import type { PageProps } from '../../shared/page';
import { usePortalState, useVisitor } from '../../shared/portal';
import { findSearchPage } from '../../shared/search-page';
import { useTexts } from '../../shared/use-texts';
import styles from './error-page.module.css';
import { type ErrorStep, type ErrorType, parseErrorType, stepsFor } from './error-type';
import { Illustration } from './illustration';
import { useCanGoBack, useIsFramed } from './use-window';

/** Says what is the case and how to go on; works inside a learning platform too. */
export function ErrorPage({ params }: Pick<PageProps<'error'>, 'params'>) {
  const type = parseErrorType(params.type);
  const { voiced } = useTexts();
  const { user } = usePortalState();
  const text = useErrorText(type, user);
  return (
    <div className={styles.frame}>
      <Wrap className={styles.page}>
        <Illustration type={type} />
        <div className={styles.words}>
          <Heading level={1}>{voiced(`errors.types.${type}.title`)}</Heading>
          <p className={styles.text}>{text}</p>
          <Steps steps={stepsFor(type, user)} />
        </div>
      </Wrap>
    </div>
  );
}

function useErrorText(type: ErrorType, user: CurrentUser): string {
  const { t, voiced } = useTexts();
  if (type === 'forbidden' && user === false) return t('errors.types.forbidden.textGuest');
  return voiced(`errors.types.${type}.text`);
}

function Steps({ steps }: { readonly steps: readonly ErrorStep[] }) {
  const visitor = useVisitor();
  const searchPage = findSearchPage(visitor);
  const canGoBack = useCanGoBack();
  const possible = steps.filter((step) => {
    if (step === 'back') return canGoBack;
    return step !== 'search' || searchPage !== undefined;
  });
  return (
    <div className={styles.steps}>
      {possible.map((step, index) => (
        <Step key={step} step={step} isMain={index === 0} searchPage={searchPage} />
      ))}
    </div>
  );
}

interface StepProps {
  readonly step: ErrorStep;
  readonly isMain: boolean;
  readonly searchPage: 'search' | 'csearch' | undefined;
}

function Step({ step, isMain, searchPage }: StepProps) {
  const { t } = useTexts();
  // Our other pages refuse to be shown inside another site's frame, so from there they open beside it.
  const target = useIsFramed() ? '_blank' : undefined;
  const look = isMain ? 'main' : 'plain';
  const label = t(`errors.steps.${step}`);
  switch (step) {
    case 'back':
      return (
        <Button look={look} onClick={() => window.history.back()}>
          {label}
        </Button>
      );
    case 'search':
    case 'home':
    case 'signIn': {
      const page = { search: searchPage ?? 'homepage', home: 'homepage', signIn: 'login' } as const;
      return (
        <Button look={look} href={linkTo(page[step])} target={target}>
          {label}
        </Button>
      );
    }
  }
}
