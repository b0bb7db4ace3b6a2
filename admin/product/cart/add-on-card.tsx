/** One add-on that can be bought: its price in the cart's currency and interval, a number, a button. */
import { type AddOn, type Cart, constraints } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { formatMoney } from '../billing/money.ts'
import { allowanceName, allowanceOfType } from '../plan-words.ts'
import { useChange } from '../screens/use-change.ts'
import styles from './add-on-list.module.css'
import { cart as client } from './queries.ts'

interface AddOnCardProps {
  site_id: string
  addOn: AddOn
  cart: Cart
  heading: 'h2' | 'h3'
}

export function AddOnCard({ site_id, addOn, cart, heading: Heading }: AddOnCardProps) {
  const { t, language, number } = useMessages()
  const [quantity, setQuantity] = useState(1)
  const { interval, currency } = cart
  const price = addOn.prices.find(one => one.interval === interval && one.currency === currency)
  const add = useChange({
    run: () => client.addItem({ site_id, body: { plan_id: addOn.id, quantity } }),
    shows: 'the answer',
    refreshes: [['carts', site_id]],
    done: () => ({ tone: 'good', text: t('cart.added', { name: addOn.name }) }),
  })
  const { description, highlights } = addOn.texts[language]
  const amount = price && formatMoney(price, language)
  const adds = { name: allowanceName(allowanceOfType(addOn.plan_type) ?? '', t), adds: number(addOn.adds) }
  return (
    <li className={styles.card}>
      <div>
        <Heading>{addOn.name}</Heading>
        {description && <p className="muted">{description}</p>}
      </div>
      {highlights.length > 0 && (
        <ul className="muted stack" data-near>
          {highlights.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className={styles.price}>
        {amount
          ? t(interval === 'month' ? 'checkout.each_month' : 'checkout.each_year', { amount })
          : t('pricing.not_in_currency', { currency })}
      </p>
      <p className="muted">
        {addOn.owned === 0 ? t('cart.adds_first', adds) : t('cart.adds', { ...adds, owned: number(addOn.owned) })}
      </p>
      <div className={styles.add}>
        {addOn.in_cart ? (
          <Badge tone="good">{t('cart.in_cart')}</Badge>
        ) : (
          <>
            <NumberField
              label={t('cart.quantity')}
              value={quantity}
              onChange={setQuantity}
              minValue={constraints.NewCartItem.quantity.minimum}
              maxValue={constraints.NewCartItem.quantity.maximum}
              isRequired
            />
            <Button
              isPending={add.isPending}
              aria-label={t('cart.add_named', { name: addOn.name })}
              onPress={() => add.mutate(undefined)}
            >
              {t('cart.add')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
