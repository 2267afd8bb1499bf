import { Button, Heading, Icon, type IconName, TextLink, Wrap } from '@mediathek/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/use-texts';
import styles from './contact-page.module.css';
import { SampleNotice } from './sample-notice';

/** How to reach the media centre, by whichever way suits. */
export function ContactPage() {
  const { t } = useTexts();
  const mail = t('legal.contact.mail.text');
  const phone = t('legal.contact.phone.text');
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{t('legal.contact.title')}</Heading>
        <p className={styles.intro}>{t('legal.contact.intro')}</p>
        <SampleNotice />
      </header>
      <dl className={styles.ways}>
        <Way icon="map-pin" label={t('legal.contact.address.label')}>
          <address className={styles.address}>{t('legal.contact.address.text')}</address>
        </Way>
        <Way icon="phone" label={t('legal.contact.phone.label')} remark={t('legal.contact.phone.remark')}>
          <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} plain>
            {phone}
          </TextLink>
        </Way>
        <Way icon="mail" label={t('legal.contact.mail.label')} remark={t('legal.contact.mail.remark')}>
          <TextLink href={`mailto:${mail}`} plain>
            <MailText mail={mail} />
          </TextLink>
        </Way>
        <Way icon="clock" label={t('legal.contact.hours.label')} remark={t('legal.contact.hours.remark')}>
          <OpeningHours />
        </Way>
      </dl>
      <div className={styles.side}>
        <Button href={`mailto:${mail}`} icon="mail" size="large">
          {t('legal.contact.write')}
        </Button>
        <Topics />
        <p className={styles.pupils}>{t('legal.contact.pupils')}</p>
      </div>
    </Wrap>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly remark?: string;
  readonly children: ReactNode;
}

function Way({ icon, label, remark, children }: WayProps) {
  return (
    <div className={styles.way}>
      <Icon name={icon} className={styles.icon} />
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {children}
        {remark && <p className={styles.remark}>{remark}</p>}
      </dd>
    </div>
  );
}

/** A long address breaks behind the at sign rather than anywhere. */
function MailText({ mail }: { readonly mail: string }) {
  const [name = '', host] = mail.split('@');
  return (
    <>
      {name}
      {host && '@'}
      <wbr />
      {host}
    </>
  );
}

function OpeningHours() {
  const { t } = useTexts();
  const days = Object.values(t('legal.contact.hours.days', { returnObjects: true }));
  return (
    <ul className={styles.hours}>
      {days.map(({ day, time }) => (
        <li key={day}>
          <span>{day}</span> <span className={styles.time}>{time}</span>
        </li>
      ))}
    </ul>
  );
}

const topics = ['access', 'media', 'loan', 'barriers'] as const;

function Topics() {
  const { t } = useTexts();
  return (
    <section className={styles.topics}>
      <Heading level={2}>{t('legal.contact.topics.title')}</Heading>
      <ul>
        {topics.map((topic) => (
          <li key={topic} className={styles.topic}>
            <strong>{t(`legal.contact.topics.${topic}.title`)}</strong>
            <span>{t(`legal.contact.topics.${topic}.text`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
