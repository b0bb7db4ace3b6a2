/** A small word about a thing: a count, a kind, a state with its icon. For the product's states use StatusBadge. */
import type { ReactNode } from 'react'
import styles from './badge.module.css'
import type { Tone } from './notice.tsx'

export function Badge({ tone, icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.badge} data-slot="badge" data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
