/** What was paid by month and plan, of one currency at a time: amounts of several are never added. */
import type { MonthlyRevenue } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { serverNow } from '../../messages/server-clock.ts'
import { formatAmount } from '../../product/billing/money.ts'
import { Figures } from '../../product/objects/figures.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './billing-console.module.css'
import { revenueQuery } from './queries.ts'
import { monthBefore, toMonths } from './revenue-months.ts'

export function RevenueSection() {
  const { t } = useMessages()
  const { data, error, refetch } = useQuery(revenueQuery(monthBefore(serverNow(), 11)))
  return (
    <Section title={t('billing_console.revenue')} description={t('billing_console.revenue_text')}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      {data?.length === 0 && (
        <EmptyState title={t('billing_console.no_revenue')} text={t('billing_console.no_revenue_text')} />
      )}
      {data && data.length > 0 && <Revenue rows={data} />}
    </Section>
  )
}

function Revenue({ rows }: { rows: readonly MonthlyRevenue[] }) {
  const { t, number, language } = useMessages()
  const [view, show] = useView('/console/billing')
  const currencies = [...new Set(rows.map(row => row.currency))].toSorted()
  const currency = currencies.find(one => one === view.currency) ?? currencies[0] ?? ''
  const months = toMonths(rows, currency, serverNow())
  const [present, last] = months
  const plans = new Map(
    rows
      .filter(row => row.currency === currency)
      .map(({ plan_id, plan_name }) => [plan_id ?? '', plan_name ?? t('billing_console.without_plan')]),
  )
  const monthName = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const money = (amount: number) => formatAmount({ amount, currency }, language)
  const trend = months.map(({ net }) => net).toReversed()
  return (
    <div className="stack">
      {currencies.length > 1 && (
        <div className={styles.choice}>
          <Select
            label={t('billing_console.currency')}
            isRequired
            options={currencies.map(id => ({ id, label: id }))}
            value={currency}
            onChange={id => show({ currency: id })}
          />
        </div>
      )}
      <Figures
        figures={[
          { label: t('billing_console.this_month'), value: money(present?.net ?? 0) },
          { label: t('billing_console.last_month'), value: money(last?.net ?? 0) },
          {
            label: t('billing_console.twelve_months'),
            value: money(months.reduce((sum, { net }) => sum + net, 0)),
            trend,
          },
        ]}
      />
      <PlainTable
        rows={months}
        keyOf={({ month }) => month}
        header={{
          label: t('billing_console.month'),
          cell: ({ month }) => monthName.format(new Date(`${month}-15T12:00:00Z`)),
        }}
        columns={[
          ...[...plans].map(([id, name]) => ({
            label: name,
            cell: ({ byPlan }: (typeof months)[number]) => money(byPlan.get(id) ?? 0),
          })),
          { label: t('billing_console.refunded'), cell: ({ refunded }) => money(refunded === 0 ? 0 : -refunded) },
          { label: t('billing_console.net'), cell: ({ net }) => <strong>{money(net)}</strong> },
          { label: t('billing_console.invoices'), cell: ({ invoices }) => number(invoices) },
        ]}
      />
    </div>
  )
}
