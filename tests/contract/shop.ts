/** Stripe's stand-in for the walk, and what the walk buys there. Events are not delivered: nothing works in the world of the walk. */
import Stripe from 'stripe'
import { findSubscription } from '../../api/account/billing/rules.ts'
import { billingNotices } from '../../api/account/billing/table.ts'
import { membershipsOf } from '../../api/account/memberships/rules.ts'
import { startFakeStripe } from '../../api/testing/fake-stripe/fake-stripe.ts'
import { attach, usePaymentMethod } from '../../api/testing/fake-stripe/payment-methods.ts'
import { type Harness, startOfTest } from '../../api/testing/harness.ts'
import type { Fixture } from './fixtures.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

export const startStripe = () => startFakeStripe({ start: startOfTest, seed: 'walk', send: async () => 200 })
type Fake = Awaited<ReturnType<typeof startStripe>>

export const stripeVariables = ({ keys, publishableKey, origin }: Fake) => ({
  STRIPE_SECRET_KEY: keys.test,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_API_URL: origin,
})

const toPrice = (interval: 'month' | 'year', amount: number) => ({ currency: 'EUR', interval, amount })
const stripe = new Stripe('sk_test_0123456789')

/** What a super administrator does there: plans with their prices, made once. */
export function openShop(h: Harness, fake: Fake) {
  let plans: Promise<{ starter: string; leads: string }> | undefined

  async function newPlan(offer: object): Promise<string> {
    const prices = [toPrice('month', 900), toPrice('year', 9_000)]
    return expectMade(await h.post('/v1/plans', { prices, ...offer }), 201).body.id
  }

  async function open() {
    const starter = await newPlan({ name: 'Starter of the walk', limits: {} })
    const leads = await newPlan({ name: 'Leads of the walk', plan_type: 'lead', limits: { leads: 1_000 } })
    expectMade(await h.post('/v1/installation/billing-setup'), 200)
    return { starter, leads }
  }

  return {
    fake,
    newPlan,
    plans() {
      plans ??= open()
      return plans
    },
    async newCoupon(code: string): Promise<string> {
      return expectMade(await h.post('/v1/installation/coupons', { code, percent_off: 20, duration: 'once' }), 201).body
        .id
    },
    /** An event as Stripe sends it, signed now. */
    async signEvent(id: string) {
      await this.plans()
      const data = { object: { id: `cus_${id}`, object: 'customer' } }
      const payload = JSON.stringify({
        id,
        object: 'event',
        type: 'customer.updated',
        created: 1,
        livemode: false,
        data,
      })
      const secret = [...fake.world.endpointSecrets.values()].at(-1)?.[0]?.secret ?? ''
      const timestamp = Math.floor(h.clock.now() / 1_000)
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { body: payload, headers: { 'stripe-signature': signature } }
    },
    async newEvent(id: string): Promise<string> {
      const sent = await this.signEvent(id)
      expectMade(await h.call('POST', '/v1/public/stripe-events', { token: null, ...sent }), 200)
      const { body } = await h.get(`/v1/installation/payment-events?object_id=cus_${id}`)
      return String(body.data[0]?.id)
    },
  }
}

/** A site with so many of an add-on in its cart. */
async function siteWithCart(w: People, quantity = 2): Promise<string> {
  const { leads } = await w.shop.plans()
  const site_id = await w.publishedSite(`Shop ${w.next()}`)
  const cart = `/v1/sites/${site_id}/cart`
  expectMade(await w.patch(cart, { currency: 'EUR' }), 200)
  expectMade(await w.post(`${cart}/items`, { plan_id: leads, quantity }), 201)
  return site_id
}

const buyer = { email: 'ana@example.com', name: 'Ana', address: { country: 'ES', postal_code: '28013' } }

/** A site whose add-ons are paid for. */
async function boughtSite(w: People): Promise<{ site_id: string; subscription_id: string }> {
  const site_id = await siteWithCart(w)
  const checkout = `/v1/sites/${site_id}/cart/checkout`
  const { session } = expectMade(await w.post(checkout, {}), 200).body as unknown as {
    session: { client_secret: string }
  }
  await w.shop.fake.buyer.pay(session.client_secret.split('_secret_')[0] ?? '', 'pm_card_visa', buyer)
  const { body } = expectMade(await w.post(`${checkout}/settle`), 200)
  const { subscription } = body as unknown as { subscription: { id: string } }
  return { site_id, subscription_id: subscription.id }
}

export const newSubscription = async (w: People): Promise<string> => (await boughtSite(w)).subscription_id

export async function newInvoice(w: People): Promise<string> {
  const { site_id } = await boughtSite(w)
  const { body } = await w.get(`/v1/billing/invoices?site_id=${site_id}`)
  return String(body.data[0]?.id)
}

/** More is paid at once, less is scheduled for the end of the period. */
async function newChange(w: People, quantity: number) {
  const { leads } = await w.shop.plans()
  const subscription_id = await newSubscription(w)
  const path = `/v1/billing/subscriptions/${subscription_id}/changes`
  const shown = expectMade(await w.post(path, { items: [{ plan_id: leads, quantity }] }), 201)
  return { subscription_id, change_id: shown.body.id }
}

/** A change whose bank asks for a confirmation. */
async function waitingChange(w: People): Promise<Fixture> {
  const params = await newChange(w, 3)
  const { world } = w.shop.fake
  const row = await w.installation.databases.control.read(db => findSubscription(db, params.subscription_id))
  const subscription = world.subscriptions.get(row?.stripe_id ?? '')
  const card = usePaymentMethod(world, 'pm_card_authenticationRequired')
  subscription.default_payment_method = attach(world, card, String(subscription.customer)).id
  const path = `/v1/billing/subscriptions/${params.subscription_id}/changes/${params.change_id}/confirm`
  expectMade(await w.post(path), 200)
  return { params }
}

async function scheduledChange(w: People): Promise<Fixture> {
  const params = await newChange(w, 1)
  const path = `/v1/billing/subscriptions/${params.subscription_id}/changes/${params.change_id}/confirm`
  expectMade(await w.post(path), 200)
  return { params }
}

async function expiringSubscription(w: People): Promise<Fixture> {
  const subscription_id = await newSubscription(w)
  const path = `/v1/billing/subscriptions/${subscription_id}/auto-renewal`
  expectMade(await w.call('PUT', path, { body: { auto_renewal: false } }), 200)
  return { params: { subscription_id } }
}

/** Another than the one that pays. */
async function newMethod(w: People): Promise<Fixture> {
  const { body } = expectMade(await w.post('/v1/billing/payment-method-setups', { currency: 'EUR' }), 201)
  const { world } = w.shop.fake
  const { customer } = world.setup_intents.get(String(body.client_secret).split('_secret_')[0] ?? '')
  const method = attach(world, usePaymentMethod(world, 'pm_card_visa'), customer as string)
  return { params: { payment_method_id: method.id } }
}

export async function newNotice(w: People): Promise<string> {
  const { databases, newId, clock } = w.installation
  const id = newId('billing_notice')
  await databases.control.write(async tx => {
    const account_id = (await membershipsOf(tx, w.person.user_id))[0]?.account_id ?? ''
    const about = { account_id, type: 'subscription_ended', occasion: id, subject_id: null } as const
    await tx.insert(billingNotices).values({ id, ...about, values: {}, created_at: clock.now(), dismissed_at: null })
  })
  return id
}

/** Its name has no number of a site: plans are everybody's. */
const addOn = (w: People) =>
  w.shop.newPlan({ name: `Leads ${crypto.randomUUID()}`, plan_type: 'lead', limits: { leads: 1_000 } })

async function cartItem(w: People, site: string): Promise<Fixture> {
  const plan_id = await addOn(w)
  expectMade(await w.post(`/v1/sites/${site}/cart/items`, { plan_id }), 201)
  return { params: { plan_id } }
}

/** A site whose checkout was begun. */
async function withCheckout(w: People): Promise<Fixture> {
  const site_id = await siteWithCart(w)
  expectMade(await w.post(`/v1/sites/${site_id}/cart/checkout`, {}), 200)
  return { params: { site_id } }
}

/** Of an account that Stripe knows. */
async function withMethod(w: People): Promise<Fixture> {
  await newMethod(w)
  return {}
}

const withCart = async (w: People): Promise<Fixture> => ({ params: { site_id: await siteWithCart(w) } })

export const shopFixtures: Record<string, (w: People, site: string) => Promise<Fixture>> = {
  createCheckoutSession: async w => ({
    // Going on at Stripe's page replaces it by none then: an account has one at a time.
    body: { plan_id: (await w.shop.plans()).starter, interval: 'month', currency: 'EUR', page: 'hosted' },
  }),
  getOpenCheckout: async (w, site) => {
    const body = (await shopFixtures.createCheckoutSession?.(w, site))?.body
    expectMade(await w.post('/v1/checkout-sessions', body), 201)
    return {}
  },
  resumeSubscription: expiringSubscription,
  getSubscriptionChange: waitingChange,
  confirmSubscriptionChange: async w => ({ params: await newChange(w, 3) }),
  cancelSubscriptionChange: scheduledChange,
  updateBillingDetails: withMethod,
  listPaymentMethods: withMethod,
  setDefaultPaymentMethod: newMethod,
  deletePaymentMethod: newMethod,
  updateCart: async w => {
    const promotion_code = `SUMMER-${w.next()}`
    await w.shop.newCoupon(promotion_code)
    return { body: { promotion_code } }
  },
  addCartItem: async w => ({ body: { plan_id: await addOn(w), quantity: 2 } }),
  updateCartItem: cartItem,
  deleteCartItem: cartItem,
  previewCartTotal: withCart,
  checkOutCart: withCart,
  getCartCheckout: withCheckout,
  settleCartCheckout: withCheckout,
  receiveStripeEvent: w => w.shop.signEvent(`evt_${w.next()}`),
  createCoupon: async w => ({ body: { code: `SPRING-${w.next()}`, percent_off: 20, duration: 'once' } }),
  deleteCoupon: async w => ({ params: { coupon_id: await w.shop.newCoupon(`AUTUMN-${w.next()}`) } }),
}
