/** A screen outside the frame: a narrow column with one form or one message. */
import type { ReactNode } from 'react'
import './plain-card.css'

export function PlainCard({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="plain-card">
      <div>
        <h1>{title}</h1>
        {text && <p className="muted">{text}</p>}
      </div>
      {children}
    </div>
  )
}
