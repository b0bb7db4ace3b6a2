/** Columns of recent results of popups and campaigns: rate, and submissions by day. */
import type { RecentResults } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import type { TableColumn } from '../../ui/data-table.tsx'
import { percent } from '../charts/percent.ts'
import { Sparkline } from '../charts/sparkline.tsx'
import styles from './recent-columns.module.css'

export function useRecentColumns<Row extends { recent_results?: RecentResults }>(): TableColumn<Row>[] {
  const { t, number } = useMessages()
  return [
    {
      id: 'rate',
      label: t('results.rate'),
      align: 'end',
      width: '150px',
      cell: ({ recent_results: recent }) =>
        recent?.rate == null ? <span className="muted">–</span> : percent(number, recent.rate),
    },
    {
      id: 'trend',
      label: t('results.recent'),
      width: '132px',
      hideBelow: 1024,
      cell: ({ recent_results: recent }) =>
        recent && (
          <span className={styles.trend}>
            <Sparkline values={recent.days} />
            <span className="visually-hidden">{t('results.recent_count', { count: recent.submitted })}</span>
          </span>
        ),
    },
  ]
}
