/** The course of a number as a small line beside the number. Decorative: it is hidden from screen readers. */
import styles from './sparkline.module.css'
import { sparklineOf } from './sparkline-shape.ts'

const size = { width: 120, height: 28 }

export function Sparkline({ values }: { values: readonly number[] }) {
  const { line, area } = sparklineOf(values, size.width, size.height)
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={styles.area} d={area} />
      <path className={styles.line} d={line} />
    </svg>
  )
}
