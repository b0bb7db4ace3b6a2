/** What needs attention, in one line of links. Empty if nothing does. */
import type { Dashboard } from '@leadwright/sdk'
import { TriangleAlert } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { attentionPath, attentionWords } from '../../product/notifications/attention-words.ts'
import { Link } from '../../ui/link.tsx'
import styles from './attention.module.css'

export function NeedsAttention({ site_id, attention }: { site_id: string; attention: Dashboard['attention'] }) {
  const { t } = useMessages()
  if (attention.length === 0) return null
  return (
    <section className={styles.line} aria-label={t('attention.title')}>
      <span className={styles.title}>
        <TriangleAlert size={16} aria-hidden />
        {t('attention.title')}
      </span>
      <ul className={styles.list}>
        {attention.map(({ type, count }) => (
          <li key={type}>
            <Link href={attentionPath(type, site_id)}>{t(attentionWords[type], { count })}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
