/** A screen outside the frame: a narrow column with one form or one message. */
import type { ReactNode } from 'react'
import styles from './plain-card.module.css'

export function PlainCard({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.card}>
      <div>
        <h1>{title}</h1>
        {text && <p className="muted">{text}</p>}
      </div>
      {children}
    </div>
  )
}
