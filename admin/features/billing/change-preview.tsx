/** What a change costs and exceeds, as it will be carried out: at this price, or not at all. */
import type { PaymentConfirmation, Subscription, SubscriptionChange } from '@leadwright/sdk'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { formatAmount } from '../../product/billing/money.ts'
import { intervalPrice } from '../../product/billing/subscription-words.ts'
import { PaymentDue } from '../../product/payment/payment-due.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './billing.module.css'
import { ExceededList } from './exceeded.tsx'
import { useConfirmChange } from './use-confirm-change.ts'
import { useItemsName } from './use-items-name.ts'

interface ChangePreviewProps {
  preview: SubscriptionChange
  subscription: Subscription
  onBack: () => void
  /** Asks for the price anew. */
  onRenew: () => Promise<void>
  /** The bank asks who pays. */
  onWait: (confirmation: PaymentConfirmation) => void
  onClose: () => void
}

export function ChangePreview({ preview, subscription, onBack, ...ways }: ChangePreviewProps) {
  const messages = useMessages()
  const { t, date, language } = messages
  const name = useItemsName(subscription, preview.items)
  const { currency, lines, discount, tax, amount_due, next_amount, effective_at, exceeded } = preview
  const { refusal, isExpired, isPending, confirm, renew } = useConfirmChange({ preview, ...ways })
  const money = (amount: number) => formatAmount({ amount, currency }, language)
  const rows = [
    ...lines,
    ...(discount > 0 ? [{ description: t('payment.discount'), amount: -discount }] : []),
    ...(tax !== 0 ? [{ description: t('payment.tax'), amount: tax }] : []),
  ]
  const preventing = exceeded.some(({ prevents }) => prevents)
  // The form is gone with its focus: reading goes on here, and a second press of Enter pays nothing.
  const first = useRef<HTMLParagraphElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="stack">
      <p ref={first} tabIndex={-1} className={styles.begin}>
        {effective_at ? t('billing.takes_effect_on', { date: date(effective_at) }) : t('billing.takes_effect_now')}
      </p>
      {/* It was to end, and goes on with another plan. */}
      {subscription.status === 'expiring' && <Notice tone="info" title={t('billing.renews_again')} />}
      {preventing && <Notice tone="bad" title={t('billing.no_disk_space')} />}
      {exceeded.length > 0 && (
        <Notice tone="warning" title={t('billing.will_exceed')}>
          <ExceededList exceeded={exceeded} />
          <p>{t('billing.nothing_deleted')}</p>
        </Notice>
      )}
      <dl className={`${styles.lines} numbers`}>
        {name !== '' && (
          <div>
            <dt>{subscription.site ? t('site_billing.add_ons') : t('billing.new_plan')}</dt>
            <dd>{name}</dd>
          </div>
        )}
        {[...rows.entries()].map(([at, { description, amount }]) => (
          <div key={at}>
            <dt>{description}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('billing.due_now')}</dt>
          <dd>{money(amount_due)}</dd>
        </div>
        <div>
          <dt>{t('billing.next_renewal')}</dt>
          <dd>{intervalPrice({ amount: next_amount, currency }, preview.interval, messages)}</dd>
        </div>
      </dl>
      {refusal?.code === 'payment_due' ? (
        <PaymentDue text={refusal.text} />
      ) : (
        refusal && <Notice tone="bad" title={refusal.text} />
      )}
      <div className={styles.actions}>
        {isExpired ? (
          <Button variant="primary" onPress={renew}>
            {t('billing.show_price_again')}
          </Button>
        ) : (
          !preventing && (
            <Button variant="primary" isPending={isPending} onPress={confirm}>
              {effective_at
                ? t('billing.confirm_later')
                : amount_due > 0
                  ? t('billing.confirm_pay', { amount: money(amount_due) })
                  : t('billing.confirm_change')}
            </Button>
          )
        )}
        <Button onPress={onBack}>{t('billing.back')}</Button>
      </div>
    </div>
  )
}
