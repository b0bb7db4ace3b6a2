/** A new coupon: its code, what it takes off, for how long, and who may use it until when. */
import { constraints, type NewCoupon } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { serverNow } from '../../messages/server-clock.ts'
import { amountStep, currencyDecimals, fromUnits } from '../../product/billing/currency.ts'
import { formatAmount } from '../../product/billing/money.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { lastMomentOf } from '../../product/zone-time.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Form, FormActions, FormPair, SubmitButton } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { billingConsole, couponsQuery } from './queries.ts'

const durations = ['once', 'repeating', 'forever'] as const
const currencyPattern = /^[A-Z]{3}$/

export function CouponForm({ onClose }: { onClose: () => void }) {
  const { t, language } = useMessages()
  const [type, setKind] = useState<'percent' | 'amount'>('percent')
  const [off, setOff] = useState(Number.NaN)
  const [currency, setCurrency] = useState('')
  const [duration, setDuration] = useState<NewCoupon['duration']>('once')
  const [months, setMonths] = useState(3)
  const [most, setMost] = useState(Number.NaN)
  const [lastDay, setLastDay] = useState('')
  const [isFirstOrder, setFirstOrder] = useState(false)
  const isAmount = type === 'amount'
  const isKnown = currencyPattern.test(currency)
  const amount = isAmount && isKnown ? fromUnits(off, currency) : 0
  const step = amountStep(currency)
  const create = useChange({
    run: (fields: { code: string; name: string }) =>
      billingConsole.createCoupon({
        body: {
          ...fields,
          ...(isAmount ? { amount_off: amount, currency } : { percent_off: off }),
          duration,
          ...(duration === 'repeating' && { duration_months: months }),
          first_order_only: isFirstOrder,
          max_redemptions: Number.isNaN(most) ? null : most,
          expires_at: lastMomentOf(lastDay, 'UTC') ?? null,
        },
      }),
    shows: 'the answer',
    refreshes: [couponsQuery().queryKey],
    done: ({ code }) => ({ text: t('billing_console.coupon_created_toast', { code }) }),
    isHandled: () => true,
  })
  const offName = isAmount ? 'amount_off' : 'percent_off'
  return (
    <Form
      place={({ code }) => (code === 'name_taken' ? 'code' : undefined)}
      check={() => ({
        ...(Number.isNaN(off) && { [offName]: t('ui.required') }),
        ...(amount % step > 0 && {
          amount_off: t('billing_console.amount_step', { amount: formatAmount({ amount: step, currency }, language) }),
        }),
        ...(isAmount && !isKnown && { currency: t('billing_console.currency_invalid') }),
        ...(lastDay !== '' &&
          Date.parse(lastMomentOf(lastDay, 'UTC') ?? '') <= serverNow() && {
            expires_at: t('billing_console.day_passed'),
          }),
      })}
      onSubmit={async data => {
        await create.mutateAsync({ code: String(data.get('code')).trim(), name: String(data.get('name')).trim() })
        onClose()
      }}
    >
      <TextField
        name="code"
        label={t('billing_console.code')}
        description={t('billing_console.code_text')}
        maxLength={constraints.NewCoupon.code.maxLength}
        isRequired
      />
      <TextField
        name="name"
        label={t('billing_console.coupon_name')}
        maxLength={constraints.NewCoupon.name.maxLength}
      />
      <RadioGroup
        label={t('billing_console.discount')}
        value={type}
        onChange={id => {
          setKind(id === 'amount' ? 'amount' : 'percent')
          setOff(Number.NaN)
        }}
        options={[
          { id: 'percent', label: t('billing_console.by_percent') },
          { id: 'amount', label: t('billing_console.by_amount') },
        ]}
      />
      <FormPair>
        <NumberField
          key={type}
          name={offName}
          label={isAmount ? t('billing_console.amount_off') : t('billing_console.percent_off')}
          isRequired
          minValue={0}
          formatOptions={{ maximumFractionDigits: isAmount && isKnown ? currencyDecimals(currency) : 2 }}
          value={off}
          onChange={setOff}
        />
        {isAmount && (
          <TextField
            name="currency"
            label={t('billing_console.currency')}
            placeholder="EUR"
            isRequired
            value={currency}
            onChange={text => setCurrency(text.trim().toUpperCase())}
          />
        )}
      </FormPair>
      <RadioGroup
        label={t('billing_console.duration')}
        value={duration}
        onChange={id => setDuration(durations.find(one => one === id) ?? 'once')}
        options={[
          { id: 'once', label: t('billing_console.duration_once') },
          { id: 'repeating', label: t('billing_console.duration_repeating') },
          { id: 'forever', label: t('billing_console.duration_forever') },
        ]}
      />
      {duration === 'repeating' && (
        <NumberField
          name="duration_months"
          label={t('billing_console.months')}
          isRequired
          minValue={1}
          value={months}
          onChange={value => setMonths(Number.isNaN(value) ? 1 : value)}
        />
      )}
      <FormPair>
        <NumberField
          name="max_redemptions"
          label={t('billing_console.max_redemptions')}
          minValue={1}
          value={most}
          onChange={setMost}
        />
        <DateField
          name="expires_at"
          label={t('billing_console.last_day')}
          description={t('billing_console.last_day_text')}
          value={lastDay}
          onChange={setLastDay}
        />
      </FormPair>
      <Checkbox isSelected={isFirstOrder} onChange={setFirstOrder}>
        {t('billing_console.first_order_only')}
      </Checkbox>
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('billing_console.create_coupon')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
