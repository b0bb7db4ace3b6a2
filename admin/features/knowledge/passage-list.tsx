/** Passages as they are answered from, each with its heading and where it stands. */
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { pageElsewhere } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import styles from './passage-list.module.css'

export type ShownPassage = {
  id: string
  heading: string
  url: string | null
  text: string
  language?: 'en' | 'es' | undefined
  /** Where it comes from, and why it was found. */
  notes?: ReactNode
}

export function PassageList({ passages }: { passages: readonly ShownPassage[] }) {
  const { t } = useMessages()
  return (
    <ol className={styles.passages}>
      {passages.map(({ id, heading, url, text, language, notes }) => (
        <li className={styles.passage} key={id}>
          <h3>{heading}</h3>
          {notes}
          <p className={styles.text} lang={language}>
            {text}
          </p>
          {url && (
            <Link href={pageElsewhere(url)} target="_blank">
              {t('knowledge.open_passage')}
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}
