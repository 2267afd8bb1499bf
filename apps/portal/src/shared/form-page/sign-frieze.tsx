import styles from './sign-frieze.module.css';

/** The subjects every school has, in the order in which the homepage shows them. */
const subjects = [
  ...['120', '380', '080', '220', '240', '460', '100', '200'],
  ...['420', '060', '480', '320', '520', '160', '640', '600'],
];

/** A strip of subject signs; decoration. */
export function SignFrieze() {
  return (
    <div className={styles.frieze} aria-hidden="true">
      {subjects.map((code) => (
        <img
          key={code}
          className={styles.sign}
          src={`/covers/v1/signs/${code}.svg`}
          alt=""
          width={128}
          height={96}
          fetchPriority="low"
        />
      ))}
    </div>
  );
}
