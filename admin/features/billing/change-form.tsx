/** Another plan, quantity or interval: first chosen, then shown with its price and its consequences, then confirmed. */
import type { BillingInterval, PaymentConfirmation, Subscription, SubscriptionChange } from '@leadwright/sdk'
import { constraints } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { formatAmount } from '../../product/billing/money.ts'
import { pricingQuery } from '../../product/billing/pricing-query.ts'
import { intervalPrice } from '../../product/billing/subscription-words.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { ChangePreview } from './change-preview.tsx'
import { subscriptions } from './queries.ts'

interface ChangeFormProps {
  subscription: Subscription
  /** The bank asks who pays. */
  onWait: (confirmation: PaymentConfirmation) => void
  onClose: () => void
}

const intervals = ['month', 'year'] as const

export function ChangeForm({ subscription, onWait, onClose }: ChangeFormProps) {
  const { t } = useMessages()
  const [items, setItems] = useState(() => subscription.items.map(({ plan_id, quantity }) => ({ plan_id, quantity })))
  const [interval, setInterval] = useState<BillingInterval>(subscription.interval)
  const [preview, setPreview] = useState<SubscriptionChange>()
  const show = useChange({
    run: () => subscriptions.previewChange({ subscription_id: subscription.id, body: { items, interval } }),
    shows: 'the answer',
    isHandled: () => true,
  })
  if (preview)
    return (
      <ChangePreview
        preview={preview}
        subscription={subscription}
        onBack={() => setPreview(undefined)}
        onRenew={async () => setPreview(await show.mutateAsync(undefined))}
        onWait={onWait}
        onClose={onClose}
      />
    )
  return (
    <Form onSubmit={async () => setPreview(await show.mutateAsync(undefined))}>
      {subscription.type === 'account_plan' ? (
        <PlanField
          subscription={subscription}
          plan_id={items[0]?.plan_id ?? ''}
          interval={interval}
          onChange={plan_id => setItems([{ plan_id, quantity: 1 }])}
        />
      ) : (
        subscription.items.map(({ plan_id, plan_name }) => (
          <NumberField
            key={plan_id}
            label={t('billing.quantity_of', { name: plan_name })}
            isRequired
            minValue={constraints.SubscriptionChangeItem.quantity.minimum}
            maxValue={constraints.SubscriptionChangeItem.quantity.maximum}
            value={items.find(item => item.plan_id === plan_id)?.quantity ?? 1}
            onChange={value => {
              const quantity = Number.isNaN(value) ? 1 : value
              setItems(latest => latest.map(item => (item.plan_id === plan_id ? { plan_id, quantity } : item)))
            }}
          />
        ))
      )}
      <RadioGroup
        label={t('billing.interval')}
        value={interval}
        onChange={id => setInterval(intervals.find(one => one === id) ?? 'month')}
        options={[
          { id: 'month', label: t('billing.monthly') },
          { id: 'year', label: t('billing.yearly') },
        ]}
      />
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('billing.show_price')}</SubmitButton>
      </FormActions>
    </Form>
  )
}

interface PlanFieldProps {
  subscription: Subscription
  plan_id: string
  interval: BillingInterval
  onChange: (plan_id: string) => void
}

/** Plans on offer with a price in the currency that the account pays in, and the present one, which may not be on offer any longer. */
function PlanField({ subscription, plan_id, interval, onChange }: PlanFieldProps) {
  const messages = useMessages()
  const { t, language } = messages
  const { data } = useQuery(pricingQuery())
  const { currency, items } = subscription
  const offered = (data?.plans ?? []).flatMap(({ id, name, prices }) => {
    const price = prices.find(one => one.currency === currency && one.interval === interval)
    return price ? [{ id, label: name, note: intervalPrice(price, interval, messages) }] : []
  })
  const present = items
    .filter(item => !offered.some(({ id }) => id === item.plan_id))
    .map(item => ({
      id: item.plan_id,
      label: item.plan_name,
      note: formatAmount({ amount: item.unit_amount, currency }, language),
    }))
  return (
    <Select
      label={t('billing.plan_name')}
      isRequired
      options={[...present, ...offered]}
      value={plan_id}
      onChange={onChange}
    />
  )
}
