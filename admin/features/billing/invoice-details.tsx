/** The lines and totals of an invoice. */
import type { Invoice } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { formatAmount } from '../../product/billing/money.ts'
import styles from './billing.module.css'
import { PayLink, PdfLink } from './invoice-links.tsx'

export function InvoiceDetails({ invoice }: { invoice: Invoice }) {
  const { t, date, language } = useMessages()
  const { id, status, lines, currency, next_attempt_at } = invoice
  const money = (amount: number) => formatAmount({ amount, currency }, language)
  const sums: [label: string, amount: number][] = [
    ...(invoice.tax > 0 ? [[t('billing.tax'), invoice.tax] satisfies [string, number]] : []),
    [t('billing.total'), invoice.total],
    ...(invoice.amount_refunded > 0
      ? [[t('billing.given_back'), -invoice.amount_refunded] satisfies [string, number]]
      : []),
  ]
  return (
    <div className="stack">
      <dl className={`${styles.lines} numbers`}>
        {[...lines.entries()].map(([at, line]) => (
          <div key={at}>
            <dt>
              {line.description}
              <br />
              <small className="muted">
                {t('billing.period', { from: date(line.period_start_at), to: date(line.period_end_at) })}
              </small>
            </dt>
            <dd>{money(line.amount)}</dd>
          </div>
        ))}
        {sums.map(([label, amount]) => (
          <div key={label} className={label === t('billing.total') ? styles.total : undefined}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {next_attempt_at && <p>{t('billing.notice_next_attempt', { date: date(next_attempt_at) })}</p>}
      <div className={styles.actions}>
        {status === 'open' && <PayLink invoice_id={id} />}
        <PdfLink invoice_id={id} />
      </div>
    </div>
  )
}
