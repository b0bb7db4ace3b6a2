/** Visitors of the site who wait for a person, whichever assistant they spoke with, and the ways to them. */
import type { Conversation } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { conversationPath } from '../../../product/assistants/paths.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { awaitingReplyQuery, waitingQuery } from './queries.ts'
import styles from './waiting-notice.module.css'

/** As many are named. */
const named = 5

export function WaitingNotice({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const { data: waiting = [] } = useQuery(waitingQuery(site_id))
  const { data: taken = [] } = useQuery(awaitingReplyQuery(site_id))
  if (waiting.length + taken.length === 0) return null
  return (
    <div className={styles.waiting}>
      <Waiting
        site_id={site_id}
        title={t('attention.conversations_waiting', { count: waiting.length })}
        conversations={waiting}
      />
      <Waiting
        site_id={site_id}
        title={t('attention.conversations_unanswered', { count: taken.length })}
        conversations={taken}
      />
    </div>
  )
}

interface WaitingProps {
  site_id: string
  title: string
  conversations: readonly Conversation[]
}

function Waiting({ site_id, title, conversations }: WaitingProps) {
  const { t } = useMessages()
  if (conversations.length === 0) return null
  return (
    <Notice tone="warning" title={title}>
      <ul className="stack" data-near>
        {conversations.slice(0, named).map(({ id, assistant_id, title: name }) => (
          <li key={id}>
            <Link href={conversationPath(site_id, assistant_id, id)}>{name || t('conversations.untitled')}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
