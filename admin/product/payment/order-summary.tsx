/** What is bought and what it costs, line by line, as it is seen before anything is paid. */
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { currencyDecimals } from '../billing/currency.ts'
import { formatAmount, formatMoney } from '../billing/money.ts'
import styles from './order-summary.module.css'

export interface Order {
  currency: string
  lines: readonly { label: string; amount: number }[]
  /** Positive: it is taken off. */
  discount?: number
  tax?: number
  due: number
}

export function OrderSummary({ order, children }: { order: Order; children?: ReactNode }) {
  const { t, language } = useMessages()
  const { currency, discount = 0, tax = 0 } = order
  const rows = [
    ...order.lines,
    ...(discount > 0 ? [{ label: t('payment.discount'), amount: -discount }] : []),
    ...(tax > 0 ? [{ label: t('payment.tax'), amount: tax }] : []),
  ]
  // Amounts beneath each other are all written with decimals, or none is.
  const isWhole = [...rows.map(({ amount }) => amount), order.due].every(
    amount => amount % 10 ** currencyDecimals(currency) === 0,
  )
  const money = (amount: number) => (isWhole ? formatMoney : formatAmount)({ amount, currency }, language)
  return (
    <aside className={styles.summary} aria-label={t('payment.order')}>
      <h2>{t('payment.order')}</h2>
      <dl className="numbers">
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={styles.due}>
          <dt>{t('payment.due_now')}</dt>
          <dd>{money(order.due)}</dd>
        </div>
      </dl>
      {children && <div className="muted">{children}</div>}
    </aside>
  )
}
