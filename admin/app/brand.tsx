/** Mark and name of the product. */
import styles from './brand.module.css'

export function Brand({ isMark }: { isMark?: boolean }) {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <path d="M10 8v16h12" className={styles.line} />
        <circle cx="20.5" cy="13" r="3.5" className={styles.dot} />
      </svg>
      {!isMark && <span>Leadwright</span>}
    </span>
  )
}
