/** The plans that are for sale, side by side, with what each holds; the guarantee and the owner's questions below. */
import type { BillingInterval, OfferedPlan, Pricing } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { useId, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { formatMoney } from '../../product/billing/money.ts'
import { pricingQuery } from '../../product/billing/pricing-query.ts'
import { fileSize } from '../../product/file-size.ts'
import { knownPlanFeatures, offeredName, planFeatureName } from '../../product/plan-words.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './offered-plans.module.css'

export function OfferedPlans({ mayRegister }: { mayRegister: boolean }) {
  const { data } = useQuery(pricingQuery())
  return data && data.plans.length > 0 ? <Offer pricing={data} mayRegister={mayRegister} /> : null
}

function Offer({ pricing, mayRegister }: { pricing: Pricing; mayRegister: boolean }) {
  const { t, language } = useMessages()
  const { plans, texts, money_back_days } = pricing
  const prices = plans.flatMap(plan => plan.prices)
  const intervals = (['month', 'year'] as const).filter(one => prices.some(({ interval }) => interval === one))
  const currencies = [...new Set(prices.map(({ currency }) => currency))]
  const [interval, setInterval] = useState<BillingInterval>(intervals[0] ?? 'month')
  const [currency, setCurrency] = useState(currencies[0] ?? '')
  const limited = [...new Set(plans.flatMap(plan => Object.keys(plan.limits)))]
  const { claim, questions } = texts[language]
  return (
    <section className={styles.offer} aria-labelledby="plans">
      <header className={styles.head}>
        <h2 id="plans">{t('pricing.plans')}</h2>
        {claim !== '' && <p className="muted">{claim}</p>}
        <div className={styles.choices}>
          {intervals.length > 1 && (
            <ChoiceBar<BillingInterval>
              label={t('pricing.interval')}
              options={intervals.map(id => ({ id, label: t(id === 'month' ? 'pricing.monthly' : 'pricing.yearly') }))}
              value={interval}
              onChange={setInterval}
            />
          )}
          {currencies.length > 1 && (
            <ChoiceBar
              label={t('pricing.currency')}
              options={currencies.map(id => ({ id, label: id }))}
              value={currency}
              onChange={setCurrency}
            />
          )}
        </div>
      </header>
      <ul className={styles.plans}>
        {plans.map(plan => (
          <PlanCard
            key={plan.id}
            plan={plan}
            limited={limited}
            interval={interval}
            currency={currency}
            mayRegister={mayRegister}
          />
        ))}
      </ul>
      <p className={styles.guarantee}>{t('pricing.guarantee', { days: money_back_days })}</p>
      {questions.length > 0 && (
        <div className={styles.questions}>
          <h2>{t('pricing.questions')}</h2>
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      )}
    </section>
  )
}

interface PlanCardProps {
  plan: OfferedPlan
  /** Names of all that some plan limits, so that each plan says its number of each. */
  limited: readonly string[]
  interval: BillingInterval
  currency: string
  mayRegister: boolean
}

function PlanCard({ plan, limited, interval, currency, mayRegister }: PlanCardProps) {
  const messages = useMessages()
  const { t, number, language } = messages
  const id = useId()
  const { description, highlights } = plan.texts[language]
  const limits = limited.map(name => {
    const most = plan.limits[name]
    const words = name === 'storage' ? (bytes: number) => fileSize(bytes, messages) : number
    return t('pricing.limit', {
      name: offeredName(name, t),
      most: most === undefined ? t('pricing.unlimited') : words(most),
    })
  })
  const isIncluded = (feature: string) => plan.features?.includes(feature) ?? true
  return (
    <li className={styles.plan}>
      <h3 id={`${id}-name`}>{plan.name}</h3>
      <p className="muted">{description}</p>
      <Price plan={plan} interval={interval} currency={currency} />
      {mayRegister && (
        <Link
          look="button"
          id={`${id}-choose`}
          href={toWayIn(plan, interval, currency)}
          aria-labelledby={`${id}-choose ${id}-name`}
        >
          {plan.trial_days > 0 ? t('pricing.try_days', { count: plan.trial_days }) : t('pricing.choose')}
        </Link>
      )}
      <ul className={styles.holds}>
        {[...limits, ...highlights].map(line => (
          <li key={line}>
            <Check size={16} aria-hidden />
            {line}
          </li>
        ))}
        {knownPlanFeatures.map(feature => (
          <li key={feature} data-missing={!isIncluded(feature) || undefined}>
            {isIncluded(feature) ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
            {isIncluded(feature)
              ? planFeatureName(feature, t)
              : t('pricing.not_included', { name: planFeatureName(feature, t) })}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** What is paid begins with the checkout, what is free with an account. */
const toWayIn = ({ id, prices }: OfferedPlan, interval: BillingInterval, currency: string) =>
  prices.length > 0 ? pathTo('/checkout', undefined, { plan: id, interval, currency }) : pathTo('/register')

/** In the chosen currency; a plan that is sold by the other interval alone says its price for that one. */
function Price({ plan, interval, currency }: Omit<PlanCardProps, 'limited' | 'mayRegister'>) {
  const { t, language } = useMessages()
  if (plan.prices.length === 0)
    return (
      <p className={styles.price}>
        <strong>{t('pricing.free')}</strong>
      </p>
    )
  const inCurrency = plan.prices.filter(price => price.currency === currency)
  const price = inCurrency.find(one => one.interval === interval) ?? inCurrency[0]
  if (!price) return <p className={styles.price}>{t('pricing.not_in_currency', { currency })}</p>
  return (
    <p className={styles.price}>
      <strong>{formatMoney(price, language)}</strong>{' '}
      <span className="muted">
        {price.interval === 'month'
          ? t('pricing.a_month')
          : t('pricing.a_year', { month: formatMoney({ ...price, amount: Math.round(price.amount / 12) }, language) })}
      </span>
    </p>
  )
}
