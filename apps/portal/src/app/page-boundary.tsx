import { linkTo } from '@mediathek/domain';
import { Button, EmptyState, Section, Wrap } from '@mediathek/ui';
import { Component, type ReactNode } from 'react';
import { logProblem } from '../shared/log';
import { useTexts } from '../shared/use-texts';

interface BoundaryProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A page that breaks takes nothing else with it: navigation and footer stay, and the next page opens as usual. */
export class PageBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    logProblem('A page broke', error);
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.isBroken && before.href !== this.props.href) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const { t } = useTexts();
  return (
    <Section>
      <Wrap>
        <EmptyState
          headingLevel={1}
          title={t('shell.broken.title')}
          actions={
            <>
              <Button look="plain" href={linkTo('homepage')}>
                {t('shell.broken.toHomepage')}
              </Button>
              <Button onClick={() => window.location.reload()}>{t('shell.broken.retry')}</Button>
            </>
          }
        >
          {t('shell.broken.text')}
        </EmptyState>
      </Wrap>
    </Section>
  );
}
