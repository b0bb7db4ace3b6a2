/** What needs attention, with links. Empty if nothing does. */
import type { Dashboard } from '@leadwright/sdk'
import { ArrowRight } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { attentionPath, attentionWords } from '../../product/notifications/attention-words.ts'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './attention.module.css'

export function NeedsAttention({ site_id, attention }: { site_id: string; attention: Dashboard['attention'] }) {
  const { t } = useMessages()
  if (attention.length === 0) return null
  return (
    <Section title={t('attention.title')}>
      <ul className={styles.list}>
        {attention.map(({ kind, count }) => (
          <li key={kind}>
            <Link look="plain" href={attentionPath(kind, site_id)}>
              <span className={styles.row}>
                <span>{t(attentionWords[kind], { count })}</span>
                <ArrowRight size={14} aria-hidden />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
