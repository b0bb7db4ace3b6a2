/** What a comparison with Stripe found: each difference with both sides. */
import type { Reconciliation } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'

const kinds: Record<string, MessageKey> = {
  status: 'billing_console.differs_status',
  ends_at: 'billing.ends',
  period_end_at: 'billing_console.differs_period',
  interval: 'billing.interval',
  currency: 'billing_console.currency',
  trial_ends_at: 'billing.trial_ends',
  items: 'billing_console.plan',
  missing_here: 'billing_console.missing_here',
  missing_there: 'billing_console.missing_there',
}

export function Differences({ comparison }: { comparison: Reconciliation }) {
  const { t, moment } = useMessages()
  const { status, failure, differences } = comparison
  const words = (what: string, side: string | null) => {
    if (side === null) return '–'
    if (what === 'interval') return t(side === 'year' ? 'pricing.yearly' : 'pricing.monthly')
    return what.endsWith('_at') ? moment(side) : side
  }
  if (failure) return <Notice tone="bad" title={t('billing_console.failure', { reason: failure })} />
  if (status === 'running') return <Notice tone="info" title={t('billing_console.comparison_running')} />
  if (differences.length === 0)
    return <EmptyState title={t('billing_console.comparison_done')} text={t('billing_console.no_differences')} />
  return (
    <div className="stack">
      <p>{t('billing_console.differences_text')}</p>
      <PlainTable
        rows={differences}
        keyOf={({ stripe_id, what }) => `${stripe_id} ${what}`}
        header={{
          label: t('billing_console.object'),
          cell: ({ stripe_id }) => (
            <Link href={pathTo('/console/billing', undefined, { tab: 'events', object: stripe_id })}>{stripe_id}</Link>
          ),
        }}
        columns={[
          {
            label: t('billing_console.what'),
            isText: true,
            cell: ({ what }) => {
              const key = kinds[what]
              return key ? t(key) : what.replaceAll('_', ' ')
            },
          },
          { label: t('billing_console.ours'), cell: ({ what, ours }) => words(what, ours) },
          { label: t('billing_console.stripes'), cell: ({ what, stripes }) => words(what, stripes) },
        ]}
      />
    </div>
  )
}
