/** What happened to a thing, newest first or last as given: a dot, words, a moment, and the reason where there is one. */
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.tsx'
import type { Tone } from './notice.tsx'
import styles from './timeline.module.css'

export type TimelineEntry = {
  id: string
  /** ISO time. */
  at: string
  title: ReactNode
  /** Why it happened, waited or was skipped. */
  reason?: ReactNode
  tone?: Tone
  icon?: ReactNode
  /** A moment still to come. */
  isPlanned?: boolean
}

export function Timeline({ entries, timeZone }: { entries: TimelineEntry[]; timeZone?: string }) {
  const { moment, relative } = useMessages()
  return (
    <ol className={styles.timeline} data-slot="timeline">
      {entries.map(entry => (
        <li key={entry.id} data-planned={entry.isPlanned || undefined}>
          <span className={styles.dot} data-slot="timeline-dot" data-tone={entry.tone}>
            {entry.icon}
          </span>
          <div className={styles.words} data-slot="timeline-words">
            <div>{entry.title}</div>
            {entry.reason && <div className={styles.reason}>{entry.reason}</div>}
          </div>
          <time
            className={`${styles.time} numbers`}
            data-slot="timeline-time"
            dateTime={entry.at}
            title={relative(entry.at)}
          >
            {moment(entry.at, timeZone)}
          </time>
        </li>
      ))}
    </ol>
  )
}
