/** Every payment, those that failed too, each with what became of it. */
import type { Payment, PaymentStatus } from '@leadwright/sdk'
import { type MessageKey, type Messages, useMessages } from '../../messages/messages.tsx'
import { failureWords } from '../../product/billing/failure-words.ts'
import { formatAmount } from '../../product/billing/money.ts'
import { useList } from '../../product/lists/use-list.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Tone } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './billing.module.css'
import { toMethodName } from './method-name.ts'
import { paymentsQuery } from './queries.ts'

const statuses: Record<PaymentStatus, [MessageKey, Tone | undefined]> = {
  succeeded: ['billing.payment_succeeded', 'good'],
  failed: ['billing.payment_failed', 'bad'],
  requires_action: ['billing.payment_requires_action', 'warning'],
  refunded: ['billing.payment_refunded', 'info'],
  partially_refunded: ['billing.payment_partially_refunded', 'info'],
}

const toMethod = ({ method_type, card_brand, card_last4 }: Payment, messages: Messages): string =>
  method_type || card_brand ? toMethodName({ type: method_type, brand: card_brand, last4: card_last4 }, messages) : '–'

const whole = (words: string) => <span className={styles.whole}>{words}</span>

export function PaymentTable() {
  const messages = useMessages()
  const { t, date, language } = messages
  const list = useList(paymentsQuery())
  const money = ({ amount, currency }: Payment) => formatAmount({ amount, currency }, language)
  return (
    <Section title={t('billing.payments')} isFlush>
      <DataTable
        label={t('billing.payments')}
        {...list}
        isPart
        nameOf={payment => `${date(payment.created_at)}, ${money(payment)}`}
        empty={<EmptyState title={t('billing.no_payments')} text={t('billing.no_payments_text')} />}
        columns={[
          { id: 'date', label: t('billing.date'), width: '120px', cell: ({ created_at }) => whole(date(created_at)) },
          {
            id: 'method',
            label: t('billing.method'),
            hideBelow: 600,
            cell: payment => whole(toMethod(payment, messages)),
          },
          { id: 'status', label: t('billing.state'), cell: payment => <PaymentOutcome payment={payment} /> },
          { id: 'amount', label: t('billing.amount'), width: '110px', align: 'end', cell: one => whole(money(one)) },
        ]}
      />
    </Section>
  )
}

function PaymentOutcome({ payment: { status, failure_code } }: { payment: Payment }) {
  const { t } = useMessages()
  const [label, tone] = statuses[status]
  return (
    <span className="row-of">
      <Badge tone={tone}>{t(label)}</Badge>
      {failure_code && <span className="muted">{t(failureWords(failure_code))}</span>}
    </span>
  )
}
