/** What a change costs and exceeds, as it will be carried out: at this price, or not at all. */
import type { SubscriptionChange } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { formatAmount } from '../../product/billing/money.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { problemOf } from '../../ui/problem.ts'
import styles from './billing.module.css'
import { ExceededList } from './exceeded.tsx'
import { changedByBilling, subscriptions } from './queries.ts'

interface ChangePreviewProps {
  preview: SubscriptionChange
  onBack: () => void
  /** Asks for the price anew. */
  onRenew: () => Promise<void>
  onClose: () => void
}

export function ChangePreview({ preview, onBack, onRenew, onClose }: ChangePreviewProps) {
  const { t, date, language } = useMessages()
  const { currency, lines, amount_due, next_amount, effective_at, exceeded } = preview
  const [refusal, setRefusal] = useState<{ code: string; text: string }>()
  const money = (amount: number) => formatAmount({ amount, currency }, language)
  const confirm = useChange({
    run: () => subscriptions.confirmChange({ subscription_id: preview.subscription_id, change_id: preview.id }),
    shows: 'the answer',
    refreshes: changedByBilling,
    done: () => ({ text: effective_at ? t('billing.scheduled_toast') : t('billing.changed_toast') }),
    isHandled: () => true,
  })
  const preventing = exceeded.some(({ prevents }) => prevents)
  const attempt = async (run: () => Promise<unknown>) => {
    setRefusal(undefined)
    try {
      await run()
    } catch (error) {
      const { code, text } = problemOf(error)
      setRefusal({ code, text: text || t('ui.unreachable') })
    }
  }
  const isExpired = refusal?.code === 'price_expired'
  return (
    <div className="stack">
      {preventing && <Notice tone="bad" title={t('billing.no_disk_space')} />}
      {exceeded.length > 0 && (
        <Notice tone="warning" title={t('billing.will_exceed')}>
          <ExceededList exceeded={exceeded} />
          <p>{t('billing.nothing_deleted')}</p>
        </Notice>
      )}
      <p>{effective_at ? t('billing.takes_effect_on', { date: date(effective_at) }) : t('billing.takes_effect_now')}</p>
      <dl className={`${styles.lines} numbers`}>
        {[...lines.entries()].map(([at, { description, amount }]) => (
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
          <dd>{money(next_amount)}</dd>
        </div>
      </dl>
      {refusal && <Notice tone="bad" title={refusal.text} />}
      <div className={styles.actions}>
        {isExpired ? (
          <Button variant="primary" onPress={() => attempt(onRenew)}>
            {t('billing.show_price_again')}
          </Button>
        ) : (
          !preventing && (
            <Button
              variant="primary"
              isPending={confirm.isPending}
              onPress={() =>
                attempt(async () => {
                  await confirm.mutateAsync(undefined)
                  onClose()
                })
              }
            >
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
