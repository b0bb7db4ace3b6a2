/** One line on what came while the person was away, until it is put away. */
import type { NewsType } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { updated } from '../../product/lists/shown.ts'
import { visitQuery } from '../../product/notifications/queries.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import type { Href } from '../../ui/href.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './since-last-visit.module.css'

const words: Record<NewsType, MessageKey<{ count: number; shown: string }>> = {
  leads: 'news.leads',
  submissions: 'news.submissions',
  emails_delivered: 'news.emails_delivered',
  changes_by_others: 'news.changes_by_others',
}

const pathOf: Record<NewsType, (site_id: string) => Href> = {
  leads: site_id => pathTo('/sites/$site_id/leads', { site_id }),
  submissions: site_id => pathTo('/sites/$site_id/site/popups', { site_id }),
  emails_delivered: site_id => pathTo('/sites/$site_id/emails/sent', { site_id }),
  changes_by_others: site_id => pathTo('/sites/$site_id/activities', { site_id }),
}

export function SinceLastVisit({ site_id }: { site_id: string }) {
  const { t, number, relative } = useMessages()
  const { data } = useQuery(visitQuery(site_id))
  const dismiss = useChange({
    run: (_: undefined) => client.notifications.dismissNews({ site_id }),
    shows: () => [updated(visitQuery(site_id), () => ({ news: [] }))],
  })
  if (!data?.away_since || data.news.length === 0) return null
  return (
    <section className={styles.line} aria-label={t('news.label')}>
      <span className="muted">{t('news.since', { when: relative(data.away_since) })}</span>
      <ul className={styles.news}>
        {data.news.map(({ type, count, has_more }) => (
          <li key={type}>
            <Link href={pathOf[type](site_id)}>
              {t(words[type], { count, shown: `${number(count)}${has_more ? '+' : ''}` })}
            </Link>
          </li>
        ))}
      </ul>
      <IconButton
        label={t('ui.dismiss')}
        icon={<X size={16} aria-hidden />}
        onPress={() => dismiss.mutate(undefined)}
      />
    </section>
  )
}
