/** A subscription that has not ended: its state, what it costs and until when, and all that can be done with it. */
import type { Subscription } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { SubscriptionBadge } from '../../product/billing/subscription-badge.tsx'
import { intervalPrice, subscriptionName } from '../../product/billing/subscription-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import styles from './billing.module.css'
import { ChangeForm } from './change-form.tsx'
import { RefundButton } from './refund-button.tsx'
import { RenewalSwitch, ResumeButton } from './renewal.tsx'
import { ScheduledChange } from './scheduled-change.tsx'
import { subscriptionFacts } from './subscription-facts.ts'

export function SubscriptionSection({ subscription }: { subscription: Subscription }) {
  const messages = useMessages()
  const { t } = messages
  const [isChanging, setChanging] = useState(false)
  const { site, state, reason, scheduled_change_id } = subscription
  const name = subscriptionName(subscription, messages)
  const hasAccess = state === 'active' || state === 'expiring'
  return (
    <Section
      title={site ? t('billing.add_ons_of', { site: site.name || t('billing.other_site') }) : t('billing.subscription')}
      action={<SubscriptionBadge subscription={subscription} />}
    >
      <div className="stack">
        {reason === 'payment_due' && <Notice tone="warning" title={t('billing.payment_due_text')} />}
        {reason === 'payment_incomplete' && <Notice tone="warning" title={t('billing.payment_incomplete_text')} />}
        {reason === 'unpaid' && <Notice tone="bad" title={t('billing.unpaid_text')} />}
        {reason === 'paused' && <Notice tone="warning" title={t('billing.paused_text')} />}
        <Facts
          facts={[
            [t('billing.plan_name'), name],
            [t('billing.price'), intervalPrice(subscription, subscription.interval, messages)],
            ...subscriptionFacts(subscription, messages),
          ]}
        />
        {scheduled_change_id && (
          <ScheduledChange subscription={subscription} change_id={scheduled_change_id} key={scheduled_change_id} />
        )}
        {hasAccess && <RenewalSwitch subscription={subscription} />}
        <div className={styles.actions}>
          {hasAccess && <Button onPress={() => setChanging(true)}>{t('billing.change_plan')}</Button>}
          <ResumeButton subscription={subscription} />
          <RefundButton subscription={subscription} />
        </div>
      </div>
      <Dialog title={t('billing.change_title', { name })} isOpen={isChanging} onClose={() => setChanging(false)}>
        <ChangeForm subscription={subscription} onClose={() => setChanging(false)} />
      </Dialog>
    </Section>
  )
}
