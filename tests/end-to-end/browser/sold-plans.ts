/** Payments that are set up with the fake Stripe, and what is for sale: two plans, an add-on, and a code for half the price. */
import { Leadwright } from '@leadwright/sdk'
import Stripe from 'stripe'
import type { FakeStripe } from '../../../api/testing/fake-stripe/fake-stripe.ts'
import { openServerFixture, type ServerFixture, setUpToken } from '../../tools/server-fixture.ts'

export const seller = {
  ...{ email: 'rosa@example.com', password: 'correct horse staple' },
  ...{ first_name: 'Rosa', last_name: 'Vega' },
}

export const openPaidServer = (fake: FakeStripe): Promise<ServerFixture> =>
  openServerFixture({
    STRIPE_SECRET_KEY: fake.keys.test,
    STRIPE_PUBLISHABLE_KEY: fake.publishableKey,
    STRIPE_API_URL: fake.origin,
  })

/** Answers with the seller's client. */
export async function sellPlans(fixture: ServerFixture, fake: FakeStripe): Promise<Leadwright> {
  const anybody = new Leadwright({ baseUrl: fixture.url })
  const token = await setUpToken(fixture.server)
  const { email, password } = seller
  await anybody.auth.setUp({ body: { ...seller, password_confirmation: password, token } })
  const signedIn = await anybody.auth.signIn({ body: { email, password } })
  const client = new Leadwright({ baseUrl: fixture.url, token: signedIn.token })
  const sold = (name: string, amount: number, sites: number) =>
    client.plans.create({
      body: {
        name,
        limits: { sites },
        prices: [
          { currency: 'EUR', interval: 'month', amount },
          { currency: 'EUR', interval: 'year', amount: amount * 10 },
        ],
        is_public: true,
      },
    })
  await sold('Starter', 2_900, 3)
  await sold('Studio', 9_900, 20)
  await client.plans.create({
    body: {
      name: '1,000 leads more',
      plan_type: 'lead',
      limits: { leads: 1_000 },
      prices: [{ currency: 'EUR', interval: 'month', amount: 900 }],
      is_public: true,
    },
  })
  await client.installation.billingSetup.run()
  const stripe = new Stripe(fake.keys.test, fake.client)
  const { id: coupon } = await stripe.coupons.create({ percent_off: 50, duration: 'once' })
  await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code: 'HALF' })
  return client
}
