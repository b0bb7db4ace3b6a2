/** Top popups, campaigns, sources and pages. */
import type { Dashboard } from '@leadwright/sdk'
import type { ReactNode } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { percent } from '../../product/charts/percent.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './top-lists.module.css'

interface Row {
  key: string
  name: ReactNode
  count: number
  note: string
}

export function TopLists({ site_id, dashboard: { top } }: { site_id: string; dashboard: Dashboard }) {
  const { t, number } = useMessages()
  const rate = (share: number | null) => (share === null ? '' : percent(number, share))
  const lists: [MessageKey, Row[] | undefined][] = [
    [
      'dashboard.top_popups',
      top.popups?.map(one => ({
        key: one.popup_id,
        name:
          one.name === null ? (
            t('dashboard.deleted')
          ) : (
            <Link
              look="plain"
              href={pathTo('/sites/$site_id/site/popups/$popup_id/settings', { site_id, popup_id: one.popup_id })}
            >
              {one.name}
            </Link>
          ),
        count: one.converted,
        note: rate(one.rate),
      })),
    ],
    [
      'dashboard.top_campaigns',
      top.campaigns?.map(one => ({
        key: one.campaign_id,
        name:
          one.name === null ? (
            t('dashboard.deleted')
          ) : (
            <Link
              look="plain"
              href={pathTo('/sites/$site_id/marketing/campaigns/$campaign_id/results', {
                site_id,
                campaign_id: one.campaign_id,
              })}
            >
              {one.name}
            </Link>
          ),
        count: one.converted,
        note: rate(one.rate),
      })),
    ],
    ['dashboard.top_sources', valuesOf(top.sources, value => (value === 'direct' ? t('results.direct') : value))],
    ['dashboard.top_pages', valuesOf(top.pages, value => value)],
  ]
  return (
    <div className={styles.lists}>
      {lists.map(([title, rows]) => rows && <TopList key={title} title={t(title)} rows={rows} />)}
    </div>
  )
}

const valuesOf = (values: Dashboard['top']['sources'], nameOf: (value: string) => string): Row[] | undefined =>
  values
    ?.filter(({ submitted }) => submitted > 0)
    .map(({ value, submitted }) => ({ key: value, name: nameOf(value), count: submitted, note: '' }))

function TopList({ title, rows }: { title: string; rows: Row[] }) {
  const { t, number } = useMessages()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p className="muted">{t('dashboard.nothing_yet')}</p>
      ) : (
        <ol className={`${styles.rows} numbers`}>
          {rows.map(({ key, name, count, note }) => (
            <li key={key}>
              <span className={styles.name}>{name}</span>
              <span className="muted">{note}</span>
              <strong>{number(count)}</strong>
              <svg className={styles.track} width="100%" height={4} aria-hidden>
                <rect className={styles.bar} width={`${(count / most) * 100}%`} height={4} rx={2} />
              </svg>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
