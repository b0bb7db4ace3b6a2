/** What is in the cart with its numbers, how it is paid, and the total with what is charged for the rest of a period. */
import { type BillingInterval, type Cart, type CartItem, constraints } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { formatMoney } from '../../product/billing/money.ts'
import { addOnsQuery, cart as client } from '../../product/cart/queries.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './cart.module.css'
import { CartTotals } from './cart-totals.tsx'
import { PromotionCodeForm } from './promotion-code-form.tsx'

export function CartContents({ site_id, cart }: { site_id: string; cart: Cart }) {
  const { t, language } = useMessages()
  const { interval, currency, fixed } = cart
  const { data: addOns } = useQuery(addOnsQuery(site_id))
  const currencies = [...new Set([currency, ...(addOns?.data ?? []).flatMap(one => one.prices.map(p => p.currency))])]
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney({ amount, currency }, language))
  const refreshes = [['carts', site_id]] as const
  const update = useChange({
    run: (body: { interval?: BillingInterval; currency?: string }) => client.update({ site_id, body }),
    shows: 'the answer',
    refreshes,
  })
  const count = useChange({
    run: ({ plan_id, quantity }: { plan_id: string; quantity: number }) =>
      client.updateItem({ site_id, plan_id, body: { quantity } }),
    shows: 'the answer',
    refreshes,
  })
  // What was refused is not shown as if it were in the cart.
  const shownQuantity = ({ plan_id, quantity }: CartItem) =>
    count.isPending && count.variables.plan_id === plan_id ? count.variables.quantity : quantity
  const remove = useChange({
    run: (plan_id: string) => client.deleteItem({ site_id, plan_id }),
    shows: 'the answer',
    refreshes,
  })
  const toQuantity = (item: CartItem) => (
    <div className={styles.quantity}>
      <NumberField
        label={t('cart.quantity_of', { name: item.plan_name })}
        value={shownQuantity(item)}
        minValue={constraints.CartItemChanges.quantity.minimum}
        maxValue={constraints.CartItemChanges.quantity.maximum}
        onChange={quantity =>
          Number.isInteger(quantity) && quantity !== item.quantity && count.mutate({ plan_id: item.plan_id, quantity })
        }
        isRequired
      />
    </div>
  )
  return (
    <div className={styles.columns}>
      <div className="stack">
        <Section title={t('cart.items')}>
          <div className={styles.items}>
            <PlainTable
              rows={cart.items}
              keyOf={({ plan_id }) => plan_id}
              header={{ label: t('cart.item'), cell: ({ plan_name }) => plan_name }}
              columns={[
                { label: t('cart.quantity'), cell: toQuantity },
                { label: t('checkout.price'), cell: ({ unit_amount }) => money(unit_amount) },
                {
                  label: t('cart.remove'),
                  isMenu: true,
                  cell: ({ plan_id, plan_name }) => (
                    <Button
                      variant="quiet"
                      isPending={remove.isPending && remove.variables === plan_id}
                      aria-label={t('cart.remove_named', { name: plan_name })}
                      onPress={() => remove.mutate(plan_id)}
                    >
                      {t('cart.remove')}
                    </Button>
                  ),
                },
              ]}
            />
          </div>
        </Section>
        {fixed ? (
          <p className="muted">{t('cart.fixed')}</p>
        ) : (
          <div className={styles.choices}>
            <ChoiceBar<BillingInterval>
              label={t('pricing.interval')}
              options={[
                { id: 'month', label: t('pricing.monthly') },
                { id: 'year', label: t('pricing.yearly') },
              ]}
              value={interval}
              onChange={id => update.mutate({ interval: id })}
            />
            {currencies.length > 1 && (
              <Select
                label={t('pricing.currency')}
                options={currencies.map(id => ({ id, label: id }))}
                value={currency}
                onChange={id => update.mutate({ currency: id })}
                isRequired
              />
            )}
          </div>
        )}
        <PromotionCodeForm key={cart.promotion_code} site_id={site_id} code={cart.promotion_code} />
      </div>
      <CartTotals site_id={site_id} cart={cart} />
    </div>
  )
}
