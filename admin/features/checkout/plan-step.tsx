/** Confirm plan: which plan, how often and in which currency it is paid, by which code; what is due today and later. */
import type { BillingInterval, CheckoutSession, OfferedPlan } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { formatMoney } from '../../product/billing/money.ts'
import { OrderSummary } from '../../product/payment/order-summary.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './checkout.module.css'
import { type Choice, isFor, toChoice } from './choice.ts'
import { checkout, openCheckoutQuery } from './queries.ts'

interface PlanStepProps {
  plans: readonly OfferedPlan[]
  choice: Choice
  /** Of the account's subscriptions; null where it has none. */
  fixedCurrency: string | null
  hasTrial: boolean
  begun: CheckoutSession | undefined
  /** The promotion code as it was typed so far. */
  code: string
  onCodeChange: (code: string) => void
  moneyBackDays: number
}

export function PlanStep(props: PlanStepProps) {
  const { plans, choice, fixedCurrency, hasTrial, begun, code, onCodeChange, moneyBackDays } = props
  const { t, language } = useMessages()
  const [{ state }, change] = useView('/checkout')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { plan, interval, currency, price } = choice
  const isSold = ({ prices }: OfferedPlan) =>
    prices.some(one => fixedCurrency === null || one.currency === fixedCurrency)
  const intervals = [...new Set(plan.prices.filter(one => one.currency === currency).map(one => one.interval))]
  const currencies = fixedCurrency === null ? [...new Set(plan.prices.map(one => one.currency))] : [fixedCurrency]
  const trialDays = hasTrial ? plan.trial_days : 0
  const amount = formatMoney(price, language)

  const toNote = (one: OfferedPlan) => {
    const offered = toChoice([one], { interval, currency }, fixedCurrency)
    const each = offered && {
      amount: formatMoney(offered.price, language),
      key: offered.interval === 'month' ? ('checkout.each_month' as const) : ('checkout.each_year' as const),
    }
    const parts = [each ? t(each.key, { amount: each.amount }) : '', one.texts[language].description]
    return parts.filter(part => part !== '').join(' · ')
  }

  const begin = useChange({
    run: () => {
      const promotion_code = code.trim() || null
      return checkout.createSession({ body: { plan_id: plan.id, interval, currency, promotion_code } })
    },
    shows: 'the answer',
    isHandled: () => true,
  })
  const goOn = async () => {
    queries.setQueryData(openCheckoutQuery().queryKey, { session: await begin.mutateAsync() })
    await navigate({ href: pathTo('/checkout', undefined, { step: 'payment', plan: plan.id, interval, currency }) })
  }
  const discard = useChange({
    run: (checkout_session_id: string) => checkout.cancelSession({ checkout_session_id }),
    shows: 'the answer',
    refreshes: [['checkouts', 'open']],
  })
  const toDiscard = begun && isFor(begun, choice) && (
    <Button isPending={discard.isPending} onPress={() => discard.mutate(begun.id)}>
      {t('checkout.discard')}
    </Button>
  )

  return (
    <>
      {state === 'cancel' ? (
        <Notice
          tone="info"
          title={t('checkout.canceled')}
          action={toDiscard}
          onDismiss={() => change({ state: undefined, session: undefined })}
        >
          {t('checkout.canceled_text')}
        </Notice>
      ) : (
        toDiscard && <Notice tone="info" title={t('checkout.unfinished', { name: plan.name })} action={toDiscard} />
      )}
      <div className={styles.columns}>
        <Form onSubmit={goOn}>
          <RadioGroup
            label={t('checkout.plan')}
            value={plan.id}
            onChange={id => change({ plan: id, interval, currency })}
            options={plans.filter(isSold).map(one => ({
              id: one.id,
              label: one.name,
              note: toNote(one),
            }))}
            isRequired
          />
          {intervals.length > 1 && (
            <div className="row-of">
              <ChoiceBar<BillingInterval>
                label={t('pricing.interval')}
                options={intervals.map(id => ({ id, label: t(id === 'month' ? 'pricing.monthly' : 'pricing.yearly') }))}
                value={interval}
                onChange={id => change({ plan: plan.id, interval: id, currency })}
              />
            </div>
          )}
          {currencies.length > 1 && (
            <Select
              label={t('pricing.currency')}
              options={currencies.map(id => ({ id, label: id }))}
              value={currency}
              onChange={id => change({ plan: plan.id, interval, currency: id })}
              isRequired
            />
          )}
          <TextField
            name="promotion_code"
            label={t('payment.promotion_code')}
            value={code}
            onChange={onCodeChange}
            autoComplete="off"
            spellCheck="false"
          />
          <FormActions>
            <SubmitButton>{t('checkout.to_payment')}</SubmitButton>
            <Link href={pathTo('/sites')}>{t('checkout.later')}</Link>
          </FormActions>
        </Form>
        <OrderSummary
          order={{
            currency,
            lines: [
              {
                label: t(interval === 'month' ? 'checkout.line_month' : 'checkout.line_year', { name: plan.name }),
                amount: price.amount,
              },
              ...(trialDays > 0
                ? [{ label: t('checkout.line_trial', { count: trialDays }), amount: -price.amount }]
                : []),
            ],
            due: trialDays > 0 ? 0 : price.amount,
          }}
        >
          {trialDays > 0 ? (
            <p>
              {t(interval === 'month' ? 'checkout.trial_month' : 'checkout.trial_year', { count: trialDays, amount })}
            </p>
          ) : (
            <p>{t(interval === 'month' ? 'checkout.renews_month' : 'checkout.renews_year', { amount })}</p>
          )}
          <p>{t('pricing.guarantee', { days: moneyBackDays })}</p>
        </OrderSummary>
      </div>
    </>
  )
}
