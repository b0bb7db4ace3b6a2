/** A subscription that has not ended: its state, what it costs and until when, and all that can be done with it. */
import type { Subscription } from '@leadwright/sdk'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { SubscriptionBadge } from '../../product/billing/subscription-badge.tsx'
import { intervalPrice, subscriptionName } from '../../product/billing/subscription-words.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice, type Tone } from '../../ui/notice.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import styles from './billing.module.css'
import { ChangeForm } from './change-form.tsx'
import { PendingChange, toWaitingChange } from './pending-change.tsx'
import { RefundButton } from './refund-button.tsx'
import { RenewalSwitch, ResumeButton } from './renewal.tsx'
import { ScheduledChange } from './scheduled-change.tsx'
import { subscriptionFacts } from './subscription-facts.ts'
import { useChangeAtBank } from './use-confirm-change.ts'

export function SubscriptionSection({ subscription }: { subscription: Subscription }) {
  const messages = useMessages()
  const { t } = messages
  const [isChanging, setChanging] = useState(false)
  const { site, status, reason, scheduled_change_id } = subscription
  const bank = useChangeAtBank(subscription)
  const waiting_id = toWaitingChange(subscription, bank)
  const name = subscriptionName(subscription, messages)
  const problem = reason && problems[reason]
  const hasAccess = status === 'active' || status === 'expiring'
  return (
    <Section
      title={site ? t('billing.add_ons_of', { site: site.name || t('billing.other_site') }) : t('billing.subscription')}
      action={<SubscriptionBadge subscription={subscription} />}
    >
      <div className="stack">
        {problem && <ProblemNotice problem={problem} />}
        <Facts
          facts={[
            [site ? t('site_billing.add_ons') : t('billing.plan_name'), name],
            [t('billing.price'), intervalPrice(subscription, subscription.interval, messages)],
            ...subscriptionFacts(subscription, messages),
          ]}
        />
        {waiting_id && <PendingChange subscription={subscription} change_id={waiting_id} bank={bank} />}
        {scheduled_change_id && (
          <ScheduledChange subscription={subscription} change_id={scheduled_change_id} key={scheduled_change_id} />
        )}
        {hasAccess && <RenewalSwitch subscription={subscription} />}
        <div className={styles.actions}>
          {hasAccess && (
            <Button onPress={() => setChanging(true)}>
              {site ? t('billing.change_add_ons') : t('billing.change_plan')}
            </Button>
          )}
          <ResumeButton subscription={subscription} />
          <RefundButton subscription={subscription} />
        </div>
      </div>
      <Dialog title={t('billing.change_title', { name })} isOpen={isChanging} onClose={() => setChanging(false)}>
        <ChangeForm
          subscription={subscription}
          onWait={confirmation => void bank.ask(confirmation)}
          onClose={() => setChanging(false)}
        />
      </Dialog>
    </Section>
  )
}

interface Problem {
  tone: Tone
  text: MessageKey
  /** Part of billing that settles it. */
  tab: 'history' | 'payment'
}

const problems: Partial<Record<NonNullable<Subscription['reason']>, Problem>> = {
  payment_due: { tone: 'warning', text: 'billing.payment_due_text', tab: 'history' },
  payment_incomplete: { tone: 'warning', text: 'billing.payment_incomplete_text', tab: 'history' },
  unpaid: { tone: 'bad', text: 'billing.unpaid_text', tab: 'history' },
  paused: { tone: 'warning', text: 'billing.paused_text', tab: 'payment' },
}

/** Why it is not simply active, and the way to what settles that. */
function ProblemNotice({ problem: { tone, text, tab } }: { problem: Problem }) {
  const { t } = useMessages()
  return (
    <Notice
      tone={tone}
      title={t(text)}
      action={
        <Link look="button" href={pathTo('/billing', undefined, { tab })}>
          {t(tab === 'history' ? 'billing.see_invoices' : 'billing.see_methods')}
        </Link>
      }
    />
  )
}
