/** Nothing here yet: one sentence on what this is for, one action that makes the first. */
import type { ReactNode } from 'react'
import './states.css'

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
    <div className="state">
      {icon && <div className="state-icon">{icon}</div>}
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
      {action}
    </div>
  )
}
