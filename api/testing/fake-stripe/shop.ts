/** A seller with two plans and an add-on at the fake, for tests of the fake itself. */
import Stripe from 'stripe'
import { type FakeStripeOptions, startFakeStripe } from './fake-stripe.ts'

export const DAY = 86_400_000
export const HOUR = 3_600_000
/** 15 January 2026, noon. */
const START = Date.UTC(2026, 0, 15, 12)

export type Shop = Awaited<ReturnType<typeof openShop>>

export async function openShop(options: FakeStripeOptions = {}) {
  const fake = await startFakeStripe({ start: START, seed: 'shop', ...options })
  const connect = (key = fake.keys.test, config: Stripe.StripeConfig = {}) =>
    new Stripe(key, { ...fake.client, maxNetworkRetries: 0, ...config })
  const stripe = connect()
  const product = await stripe.products.create({ name: 'Pro' })
  const price = (unit_amount: number, interval: 'month' | 'year', currency = 'usd') =>
    stripe.prices.create({ product: product.id, currency, unit_amount, recurring: { interval } })
  const [basic, pro, yearly, addOn, euro] = await Promise.all([
    price(2_000, 'month'),
    price(5_000, 'month'),
    price(48_000, 'year'),
    price(700, 'month'),
    price(2_000, 'month', 'eur'),
  ])

  return {
    fake,
    stripe,
    connect,
    prices: { basic, pro, yearly, addOn, euro },
    customer: (email = 'buyer@example.com') => stripe.customers.create({ email, name: 'Eva' }),
    /** A customer who subscribed with a card. */
    async subscribe(
      price: Stripe.Price,
      card = 'pm_card_visa',
      more: Partial<Stripe.Checkout.SessionCreateParams> = {},
    ) {
      const customer = await stripe.customers.create({ email: 'buyer@example.com' })
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        ui_mode: 'elements',
        customer: customer.id,
        return_url: 'https://shop.example/return?session={CHECKOUT_SESSION_ID}',
        line_items: [{ price: price.id, quantity: 1 }],
        ...more,
      })
      const completion = await fake.buyer.pay(session, card)
      if (completion.status !== 'complete') throw new Error(`the payment is ${completion.status}`)
      return stripe.subscriptions.retrieve(completion.session.subscription as string)
    },
    reload: (subscription: { id: string }) => stripe.subscriptions.retrieve(subscription.id),
    invoices: async (subscription: { id: string }) =>
      (await stripe.invoices.list({ subscription: subscription.id, limit: 100 })).data,
    /** Names of all events so far, in their order. */
    eventTypes: () => fake.world.events.all().map(({ type }) => type),
  }
}
