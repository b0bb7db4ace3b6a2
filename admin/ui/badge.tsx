/** A small word about a thing: a count, a kind, a state with its icon. For the product's states use StatusBadge. */
import type { ReactNode } from 'react'
import type { Tone } from './notice.tsx'
import './badge.css'

export function Badge({ tone, icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
