import { linkTo } from '@mediathek/domain';
import { Button, EmptyState, Skeleton, SkeletonGroup } from '@mediathek/ui';
import { OfficePage, officeStyles } from '../../shared/administration/office-page';
import { LoadFailure } from '../../shared/load-failure';
import type { PageProps } from '../../shared/page';
import { useTexts } from '../../shared/use-texts';
import { type RegistrationState, stateOf, useRegistrations } from './queries';
import { RegistrationRow } from './registration-row';

const states: readonly RegistrationState[] = ['open', 'decided'];
const hrefOf = (state: RegistrationState) =>
  linkTo('admin-registrations', {}, { state: state === 'decided' ? state : undefined });

/** Where the school or the media centre decides who gets an account. */
export function RegistrationsPage({ query }: Pick<PageProps<'admin-registrations'>, 'query'>) {
  const { t } = useTexts();
  const state = stateOf(query);
  return (
    <OfficePage
      title={t('registrations.title')}
      lead={t('registrations.lead')}
      tabsLabel={t('registrations.tabs.label')}
      tabs={states.map((one) => ({ id: one, href: hrefOf(one), label: t(`registrations.tabs.${one}`) }))}
      current={state}
    >
      <Registrations state={state} />
    </OfficePage>
  );
}

function Registrations({ state }: { readonly state: RegistrationState }) {
  const { t } = useTexts();
  const { data, isError, isFetching, refetch } = useRegistrations(state);
  if (isError && !data) {
    return (
      <LoadFailure
        title={t('registrations.failed.title')}
        text={t('registrations.failed.text')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('registrations.loading')}>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </SkeletonGroup>
    );
  }
  if (data.registrations.length === 0) {
    return (
      <EmptyState
        title={t(`registrations.empty.${state}`)}
        actions={state === 'decided' && <Button href={hrefOf('open')}>{t('registrations.empty.toOpen')}</Button>}
      >
        {t(`registrations.empty.${state}Text`)}
      </EmptyState>
    );
  }
  return (
    <ul className={officeStyles.rows}>
      {data.registrations.map((registration) => (
        <RegistrationRow key={registration.id} registration={registration} />
      ))}
    </ul>
  );
}
