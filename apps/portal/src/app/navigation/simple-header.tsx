import { Wrap } from '@mediathek/ui';
import { LanguageSwitch } from '../language-switch';
import { Logo } from './logo';
import styles from './simple-header.module.css';

/** On login and register pages nothing distracts: the way home and the language. */
export function SimpleHeader() {
  return (
    <header className={styles.header}>
      <Wrap className={styles.inner}>
        <Logo />
        <LanguageSwitch />
      </Wrap>
    </header>
  );
}
