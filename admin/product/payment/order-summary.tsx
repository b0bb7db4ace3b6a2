/** What is bought and what it costs, line by line, as it is seen before anything is paid. */
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { formatMoney } from '../billing/money.ts'
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
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const rows = [
    ...order.lines,
    ...(discount > 0 ? [{ label: t('payment.discount'), amount: -discount }] : []),
    ...(tax > 0 ? [{ label: t('payment.tax'), amount: tax }] : []),
  ]
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
