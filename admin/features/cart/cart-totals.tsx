/** The total before paying. Where the site has a subscription, one press pays it; else a payment form follows. */
import type { Cart, CartTotal } from '@leadwright/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { formatMoney } from '../../product/billing/money.ts'
import { cart as client } from '../../product/cart/queries.ts'
import { OrderSummary } from '../../product/payment/order-summary.tsx'
import { PaymentDue } from '../../product/payment/payment-due.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CartAtBank } from './cart-at-bank.tsx'
import { cartCheckoutQuery, totalQuery } from './queries.ts'
import { changedByCart, useCartAtBank } from './use-cart-at-bank.ts'

export function CartTotals({ site_id, cart }: { site_id: string; cart: Cart }) {
  const { t } = useMessages()
  const total = useQuery(totalQuery(site_id, cart.version))
  const hasPrices = cart.items.every(({ unit_amount }) => unit_amount !== null)
  if (!hasPrices) return <Notice tone="warning" title={t('cart.not_sold_so')} />
  const { code, text, errors } = problemOf(total.error)
  const ofCode = errors.find(({ pointer }) => pointer.endsWith('/promotion_code'))
  if (total.error && ofCode) return <EndedCode site_id={site_id} text={ofCode.text} />
  if (total.error && code === 'payment_due') return <PaymentDue text={text} />
  if (total.error) return <ErrorState error={total.error} onRetry={() => void total.refetch()} />
  if (!total.data) return <Skeleton />
  return <Payable site_id={site_id} cart={cart} total={total.data} />
}

/** The promotion code was valid when it was applied, and is no longer. */
function EndedCode({ site_id, text }: { site_id: string; text: string }) {
  const { t } = useMessages()
  const remove = useChange({
    run: () => client.update({ site_id, body: { promotion_code: null } }),
    shows: 'the answer',
    refreshes: [['carts', site_id]],
  })
  return (
    <Notice
      tone="warning"
      title={text}
      action={
        <Button isPending={remove.isPending} onPress={() => remove.mutate(undefined)}>
          {t('cart.without_code')}
        </Button>
      }
    />
  )
}

/** Refusals that are told where one pays. */
const told = new Set(['payment_failed', 'price_expired', 'payment_due'])

function Payable({ site_id, cart, total }: { site_id: string; cart: Cart; total: CartTotal }) {
  const { t, language, date } = useMessages()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { change_id, currency, amount_due, next_amount, renews_at } = total
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const bank = useCartAtBank(site_id)
  const pay = useChange({
    run: async () => {
      const paid = await client.checkOut({ site_id, body: change_id === null ? {} : { change_id } })
      if (paid.confirmation) return void bank.ask(paid.confirmation)
      queries.setQueryData(cartCheckoutQuery(site_id).queryKey, paid)
      const search = paid.session ? { step: 'payment' as const } : { state: 'success' as const }
      await navigate({ href: pathTo('/sites/$site_id/cart', { site_id }, search) })
    },
    shows: 'the answer',
    refreshes: changedByCart(site_id),
    isHandled: error => told.has(problemOf(error).code),
  })
  const isAtBank = bank.state !== undefined && bank.state.step !== 'expired' && bank.state.step !== 'failed'
  const refused = pay.error ? problemOf(pay.error) : undefined
  return (
    <div className="stack">
      <OrderSummary
        order={{
          currency,
          lines: total.lines.map(({ description, amount }) => ({ label: description, amount })),
          discount: total.discount,
          tax: total.tax,
          due: amount_due,
        }}
      >
        {change_id !== null && <p>{t('cart.prorated')}</p>}
        {renews_at === null ? (
          <p>
            {t(cart.interval === 'month' ? 'checkout.renews_month' : 'checkout.renews_year', {
              amount: money(next_amount),
            })}
          </p>
        ) : (
          <p>
            {t(cart.interval === 'month' ? 'cart.next_month' : 'cart.next_year', {
              amount: money(next_amount),
              date: date(renews_at),
            })}
          </p>
        )}
      </OrderSummary>
      {refused?.code === 'payment_due' ? (
        <PaymentDue text={refused.text} />
      ) : (
        refused && told.has(refused.code) && <Notice tone="bad" title={refused.text} />
      )}
      {bank.change_id && <CartAtBank site_id={site_id} change_id={bank.change_id} bank={bank} />}
      {!isAtBank && (
        <Button variant="primary" wide isPending={pay.isPending} onPress={() => pay.mutate(undefined)}>
          {change_id === null ? t('checkout.to_payment') : t('payment.pay', { amount: money(amount_due) })}
        </Button>
      )}
    </div>
  )
}
