/** A titled part of a screen. Sections are never nested. */
import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

export type SectionProps = {
  title?: string
  description?: ReactNode
  action?: ReactNode
  children: ReactNode
  isFlush?: boolean
}

/** `isFlush` lets a table or list reach the edges. */
export function Section({ title, description, action, children, isFlush }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} data-slot="section" aria-labelledby={title ? id : undefined}>
      {(title || action) && (
        <header className={styles.head}>
          <div>
            {title && <h2 id={id}>{title}</h2>}
            {description && <p className="muted">{description}</p>}
          </div>
          {action}
        </header>
      )}
      <div className={styles.body} data-flush={isFlush || undefined}>
        {children}
      </div>
    </section>
  )
}

/** Facts as name and value. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
