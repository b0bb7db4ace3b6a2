/**
 * Nothing here yet: one sentence on what this is for, one action that makes the first. Alone below its PageHeader: what
 * searches and filters nothing is not shown, nor is the header's button where the state has its own.
 */
import type { ReactNode } from 'react'
import styles from './states.module.css'

export function EmptyState({
  icon,
  title,
  text,
  action,
  isNarrowed,
}: {
  icon?: ReactNode
  title: string
  text?: string
  action?: ReactNode
  /** Of what the list is narrowed to; there may be others. */
  isNarrowed?: boolean
}) {
  return (
    <div className={styles.state} data-slot="state" data-nothing={!isNarrowed || undefined}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
      {action}
    </div>
  )
}
