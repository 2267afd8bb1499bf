import { isStaff, linkTo } from '@mediathek/domain';
import { Button, EmptyState, Heading, Section, TabLinks, Wrap } from '@mediathek/ui';
import type { PageProps } from '../../shared/page';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { ClassesTab } from './classes-tab';
import { CodesTab } from './codes-tab';
import { MembersTab } from './members-tab';
import { type SchoolTab, schoolTabs, tabOf } from './queries';
import styles from './school.module.css';
import { UsageTab } from './usage-tab';

const parts: Readonly<Record<SchoolTab, () => React.ReactNode>> = {
  codes: CodesTab,
  members: MembersTab,
  classes: ClassesTab,
  usage: UsageTab,
};

/** Where a school looks after its licence codes, and sees its people and what it uses. */
export function SchoolPage({ query }: Pick<PageProps<'school'>, 'query'>) {
  const { t } = useTexts();
  const { user } = useVisitor();
  if (!isStaff(user)) return <ForStaff />;
  const tab = tabOf(query);
  const Part = parts[tab];
  return (
    <Section>
      <Wrap className={styles.page}>
        <div className={styles.head}>
          <Heading level={1}>{(user !== false && user.schulname) || t('school.title')}</Heading>
          <p className={styles.lead}>{t('school.lead')}</p>
        </div>
        <TabLinks
          label={t('school.tabs.label')}
          current={tab}
          tabs={schoolTabs.map((one) => ({
            id: one,
            href: linkTo('school', {}, { tab: one === 'codes' ? undefined : one }),
            label: t(`school.tabs.${one}`),
          }))}
        />
        <Part />
      </Wrap>
    </Section>
  );
}

/** Pupils who find their way here are told whom the page is for, and where their own things are. */
export function ForStaff() {
  const { t } = useTexts();
  return (
    <Section>
      <Wrap>
        <EmptyState
          headingLevel={1}
          title={t('school.forStaff.title')}
          actions={<Button href={linkTo('library')}>{t('school.forStaff.toLibrary')}</Button>}
        >
          {t('school.forStaff.text')}
        </EmptyState>
      </Wrap>
    </Section>
  );
}
