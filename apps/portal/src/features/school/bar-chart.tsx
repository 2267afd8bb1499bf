import styles from './school.module.css';

const [width, height, gap] = [600, 120, 6];

/** Bars side by side; the table below says the same in figures, so it is a picture only. */
export function BarChart({ values }: { readonly values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const step = width / values.length;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {values.map((value, at) => {
        const size = Math.max(value > 0 ? 2 : 0, (value / most) * height);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            x={at * step + gap / 2}
            y={height - size}
            width={step - gap}
            height={size}
          />
        );
      })}
    </svg>
  );
}
