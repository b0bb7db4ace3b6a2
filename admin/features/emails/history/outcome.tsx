/** What became of an email, and why or which link: on one line, which ends where there is no more room. */
import type { EmailHistoryEntry } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { bounceWords } from '../../../product/emails/bounce-words.ts'
import { reasonWords } from '../../../product/journeys/run-words.ts'
import { pageOf } from '../../../product/visitors/visitor-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import styles from './outcome.module.css'
import { happenings } from './words.ts'

export function Happening({ of: { happened, reason, url } }: { of: EmailHistoryEntry }) {
  const messages = useMessages()
  const [name, Icon, tone] = happenings[happened]
  const words = (code: string) => (happened === 'bounced' && bounceWords(messages, code)) || reasonWords(messages, code)
  const detail = [reason && words(reason), url && pageOf(url)].filter(Boolean).join(', ')
  return (
    <span className={styles.happening}>
      <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
        {messages.t(name)}
      </Badge>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  )
}
