/** Nothing here yet: one sentence on what this is for, one action that makes the first. */
import type { ReactNode } from 'react'
import styles from './states.module.css'

export function EmptyState({
  icon,
  title,
  text,
  action,
}: {
  icon?: ReactNode
  title: string
  text?: string
  action?: ReactNode
}) {
  return (
    <div className={styles.state} data-slot="state">
      {icon && <div className={styles.icon}>{icon}</div>}
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
      {action}
    </div>
  )
}
