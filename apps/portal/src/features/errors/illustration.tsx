import type { ReactNode } from 'react';
import type { ErrorType } from './error-type';
import styles from './illustration.module.css';

/** What has happened, told with building blocks; decoration beside the words. */
export function Illustration({ type }: { readonly type: ErrorType }) {
  return (
    <svg className={styles.picture} viewBox="0 0 320 240" aria-hidden="true">
      <rect className={styles.ground} x="0" y="208" width="320" height="4" />
      {scenes[sceneOf(type)]}
    </svg>
  );
}

type SignOnError = Extract<ErrorType, `sso-${string}`>;
type Scene = Exclude<ErrorType, SignOnError>;

/** What goes wrong on the way in looks like what it is elsewhere: a closed door, a time that has run out, a breakdown. */
const signOnScenes: Readonly<Record<SignOnError, Scene>> = {
  'sso-role': 'forbidden',
  'sso-school': 'forbidden',
  'sso-disabled': 'forbidden',
  'sso-unavailable': 'server',
  'sso-failed': 'expired',
  'sso-linked': 'forbidden',
};

const sceneOf = (type: ErrorType): Scene =>
  type in signOnScenes ? signOnScenes[type as SignOnError] : (type as Scene);

const scenes: Readonly<Record<Scene, ReactNode>> = {
  // A gateway whose keystone is missing.
  'not-found': (
    <>
      <rect className={styles.night} x="44" y="88" width="56" height="120" />
      <rect className={styles.leaf} x="220" y="88" width="56" height="120" />
      <path className={styles.sun} d="M44 88a56 56 0 0 1 56-56v56z" />
      <path className={styles.coral} d="M276 88a56 56 0 0 0-56-56v56z" />
      <rect className={styles.missing} x="112" y="34" width="96" height="52" />
      <circle className={styles.paper} cx="72" cy="128" r="14" />
      <rect className={styles.paper} x="234" y="116" width="28" height="28" />
      <circle className={styles.coral} cx="160" cy="190" r="18" />
    </>
  ),
  // A closed door with a round lock, and a block waiting outside.
  forbidden: (
    <>
      <path className={styles.night} d="M116 208V104a60 60 0 0 1 120 0v104z" />
      <path className={styles.sky} d="M132 208V104a44 44 0 0 1 88 0v104z" />
      <rect className={styles.night} x="174" y="60" width="4" height="148" />
      <circle className={styles.sun} cx="176" cy="138" r="20" />
      <circle className={styles.night} cx="176" cy="133" r="6" />
      <path className={styles.night} d="M173 135h6l4 15h-14z" />
      <rect className={styles.coral} x="44" y="160" width="48" height="48" />
      <path className={styles.leaf} d="M44 160l24-40 24 40z" />
      <circle className={styles.leaf} cx="272" cy="188" r="20" />
    </>
  ),
  // An hourglass that has run through.
  expired: (
    <>
      <rect className={styles.night} x="96" y="28" width="128" height="20" />
      <rect className={styles.night} x="96" y="188" width="128" height="20" />
      <path className={styles.sky} d="M108 48h104l-44 70 44 70H108l44-70z" />
      <path className={styles.sun} d="M160 140l30 48h-60z" />
      <path className={styles.paper} d="M120 56h80l-8 12h-64z" />
      <rect className={styles.leaf} x="36" y="164" width="44" height="44" />
      <circle className={styles.coral} cx="264" cy="186" r="22" />
    </>
  ),
  // Two halves that do not meet.
  lti: (
    <>
      <path className={styles.night} d="M24 96h92v32a20 20 0 0 1 0 40v40H24z" />
      <path className={styles.leaf} d="M204 96h92v112h-92v-40a20 20 0 0 0 0-40z" />
      <path className={styles.missing} d="M136 148h48" />
      <circle className={styles.paper} cx="66" cy="152" r="20" />
      <rect className={styles.paper} x="246" y="134" width="36" height="36" />
      <path className={styles.sun} d="M24 96a46 46 0 0 1 92 0z" />
      <path className={styles.coral} d="M204 96l46-52 46 52z" />
    </>
  ),
  // A tower that has come down.
  server: (
    <>
      <rect className={styles.night} x="40" y="152" width="72" height="56" />
      <rect className={styles.leaf} x="40" y="96" width="72" height="56" />
      <rect className={styles.paper} x="56" y="168" width="40" height="8" />
      <rect className={styles.paper} x="56" y="184" width="24" height="8" />
      <circle className={styles.sun} cx="62" cy="124" r="10" />
      <rect className={styles.sky} x="140" y="140" width="64" height="56" transform="rotate(24 172 168)" />
      <path className={styles.coral} d="M216 208l34-58 34 58z" />
      <circle className={styles.sun} cx="178" cy="66" r="22" />
      <rect className={styles.missing} x="40" y="40" width="72" height="56" />
    </>
  ),
  // A seesaw out of balance.
  general: (
    <>
      <path className={styles.night} d="M124 208l36-60 36 60z" />
      <rect className={styles.sky} x="36" y="134" width="248" height="14" transform="rotate(12 160 141)" />
      <circle className={styles.sun} cx="68" cy="84" r="32" />
      <rect className={styles.coral} x="232" y="108" width="48" height="48" transform="rotate(12 256 132)" />
      <rect className={styles.leaf} x="24" y="172" width="36" height="36" />
    </>
  ),
};
