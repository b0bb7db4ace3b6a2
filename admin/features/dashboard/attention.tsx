/** What needs attention, with links. Empty if nothing does. */
import type { AttentionKind, Dashboard } from '@leadwright/sdk'
import { ArrowRight } from 'lucide-react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { aiDraftsPath, journeysPath } from '../../product/journeys/paths.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './attention.module.css'

const words: Record<AttentionKind, MessageKey<{ count: number }>> = {
  failed_runs: 'attention.failed_runs',
  texts_to_approve: 'attention.texts_to_approve',
  emails_in_doubt: 'attention.emails_in_doubt',
  unverified_senders: 'attention.unverified_senders',
  journeys_paused: 'attention.journeys_paused',
}

function pathOf(kind: AttentionKind, site_id: string): Href {
  switch (kind) {
    case 'texts_to_approve':
      return aiDraftsPath(site_id)
    case 'emails_in_doubt':
      return pathTo('/sites/$site_id/emails/sent', { site_id }, { state: 'unknown' })
    case 'unverified_senders':
      return pathTo('/sites/$site_id/emails/senders', { site_id })
    default:
      return journeysPath(site_id)
  }
}

export function NeedsAttention({ site_id, attention }: { site_id: string; attention: Dashboard['attention'] }) {
  const { t } = useMessages()
  if (attention.length === 0) return null
  return (
    <Section title={t('attention.title')}>
      <ul className={styles.list}>
        {attention.map(({ kind, count }) => (
          <li key={kind}>
            <Link look="plain" href={pathOf(kind, site_id)}>
              <span className={styles.row}>
                <span>{t(words[kind], { count })}</span>
                <ArrowRight size={14} aria-hidden />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
