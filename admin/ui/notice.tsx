/** A sentence that stays on the screen: something good, worth a warning, wrong, or worth knowing. */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import './notice.css'

export type Tone = 'good' | 'warning' | 'bad' | 'info'
const icons = { good: CircleCheck, warning: TriangleAlert, bad: CircleAlert, info: Info }

export function Notice({
  tone,
  title,
  action,
  children,
}: {
  tone: Tone
  title: string
  action?: ReactNode
  children?: ReactNode
}) {
  const Icon = icons[tone]
  return (
    <div className="notice" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden />
      <div className="notice-words">
        <strong>{title}</strong>
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  )
}
