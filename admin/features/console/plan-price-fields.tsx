/** Prices of a plan: a row for each currency, by the month and by the year. An empty price is none. */
import type { BillingInterval, PlanPrice } from '@leadwright/sdk'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { fromUnits, toUnits } from '../../product/billing/currency.ts'
import { chargedFormat } from '../../product/billing/money.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './console.module.css'

interface PlanPriceFieldsProps {
  prices: readonly PlanPrice[]
  onChange: (prices: PlanPrice[]) => void
}

const intervals = ['month', 'year'] as const

export function PlanPriceFields({ prices, onChange }: PlanPriceFieldsProps) {
  const { t, language } = useMessages()
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const [currencies, setCurrencies] = useState(() => [...new Set(prices.map(({ currency }) => currency))])
  const setPrice = (currency: string, interval: BillingInterval, units: number) => {
    const others = prices.filter(price => price.currency !== currency || price.interval !== interval)
    const amount = Number.isNaN(units) ? 0 : fromUnits(units, currency)
    onChange(amount > 0 ? [...others, { currency, interval, amount }] : others)
  }
  const remove = (currency: string) => {
    setCurrencies(currencies.filter(one => one !== currency))
    onChange(prices.filter(price => price.currency !== currency))
  }
  const free = Intl.supportedValuesOf('currency').filter(one => !currencies.includes(one))
  return (
    <div className={styles.prices}>
      {currencies.length === 0 && <p className="muted">{t('console.no_prices')}</p>}
      {currencies.map(currency => (
        <div key={currency} className={styles.price}>
          {intervals.map(interval => {
            const at = prices.findIndex(one => one.currency === currency && one.interval === interval)
            const price = prices[at]
            return (
              <NumberField
                key={interval}
                {...(price && { name: `prices.${at}.amount` })}
                label={t(interval === 'month' ? 'console.price_month' : 'console.price_year', { currency })}
                minValue={0}
                formatOptions={chargedFormat(currency)}
                value={price ? toUnits(price.amount, currency) : Number.NaN}
                onChange={units => setPrice(currency, interval, units)}
              />
            )
          })}
          <IconButton
            label={t('console.remove_currency', { currency })}
            icon={<Trash2 size={16} aria-hidden />}
            onPress={() => remove(currency)}
          />
        </div>
      ))}
      <Select
        label={t('console.add_currency')}
        options={free.map(id => ({ id, label: `${id} · ${names.of(id)}` }))}
        value={null}
        onChange={currency => setCurrencies([...currencies, currency])}
      />
    </div>
  )
}
