/** Payments that failed, of all accounts: why, and whether they were made good. */
import { useMessages } from '../../messages/messages.tsx'
import { failureWords } from '../../product/billing/failure-words.ts'
import { formatAmount } from '../../product/billing/money.ts'
import { useList } from '../../product/lists/use-list.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './billing-console.module.css'
import { ownerName } from './owner.ts'
import { failedPaymentsQuery } from './queries.ts'

export function FailedPaymentTable() {
  const { t, date, language } = useMessages()
  const list = useList(failedPaymentsQuery())
  return (
    <Section title={t('billing_console.failed')} isFlush>
      <DataTable
        label={t('billing_console.failed')}
        {...list}
        isPart
        nameOf={one => `${ownerName(one)}, ${date(one.created_at)}`}
        empty={<EmptyState title={t('billing_console.no_failed')} text={t('billing_console.no_failed_text')} />}
        columns={[
          { id: 'owner', label: t('billing_console.account'), cell: one => ownerName(one) },
          {
            id: 'date',
            label: t('billing_console.date'),
            width: '120px',
            cell: ({ created_at }) => <span className={styles.whole}>{date(created_at)}</span>,
          },
          {
            id: 'amount',
            label: t('billing_console.amount'),
            width: '110px',
            align: 'end',
            cell: ({ amount, currency }) => (
              <span className={styles.whole}>{formatAmount({ amount, currency }, language)}</span>
            ),
          },
          {
            id: 'settled',
            label: t('billing_console.state'),
            cell: ({ settled, next_attempt_at, failure_code }) => (
              <span className="row-of">
                <Badge tone={settled ? 'good' : 'bad'}>
                  {t(settled ? 'billing_console.settled' : 'billing_console.not_settled')}
                </Badge>
                {/* Words break where a badge does not. */}
                <span className="muted">
                  {t(failureWords(failure_code ?? ''))}
                  {!settled &&
                    next_attempt_at &&
                    ` · ${t('billing_console.next_attempt', { date: date(next_attempt_at) })}`}
                </span>
              </span>
            ),
          },
        ]}
      />
    </Section>
  )
}
