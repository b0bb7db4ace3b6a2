/** Visitors of the site who wait for a person, whichever assistant they spoke with, and the ways to them. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { conversationPath } from '../../../product/assistants/paths.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { waitingQuery } from './queries.ts'
import styles from './waiting-notice.module.css'

/** As many are named. */
const named = 5

export function WaitingNotice({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const { data: waiting = [] } = useQuery(waitingQuery(site_id))
  if (waiting.length === 0) return null
  return (
    <div className={styles.waiting}>
      <Notice tone="warning" title={t('attention.conversations_waiting', { count: waiting.length })}>
        <ul className="stack" data-near>
          {waiting.slice(0, named).map(({ id, assistant_id, title }) => (
            <li key={id}>
              <Link href={conversationPath(site_id, assistant_id, id)}>{title || t('conversations.untitled')}</Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
