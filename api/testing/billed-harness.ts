/** An installation with the fake Stripe, set up, with plans to buy. */

import { features } from '../features.ts'
import { FixedClock } from '../platform/clock.ts'
import { JobWorker } from '../platform/jobs/worker.ts'
import { createLog } from '../platform/log.ts'
import { startFakeStripe } from './fake-stripe/fake-stripe.ts'
import { createHarness, type Harness } from './harness.ts'

export type Shop = Awaited<ReturnType<typeof openBilledHarness>>

const start = Date.parse('2027-03-14T09:30:00Z')
export const price = (amount: number, interval: 'month' | 'year' = 'month', currency = 'EUR') => ({
  currency,
  interval,
  amount,
})

export async function openBilledHarness() {
  let app: Harness['app'] | undefined
  const receiverClock = new FixedClock(start)
  const send = async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const response = await app?.request(new URL(url).pathname, { method: 'POST', headers, body })
    return response?.status ?? 0
  }
  const fake = await startFakeStripe({ start, receiverClock, send, seed: 'billing' })
  const h = await createHarness({
    STRIPE_SECRET_KEY: fake.keys.test,
    STRIPE_PUBLISHABLE_KEY: fake.publishableKey,
    STRIPE_API_URL: fake.origin,
  })
  app = h.app
  const handlers = features.flatMap(one => one.installationHandlers?.(h.installation) ?? [])

  /** Carries on what is due: jobs, deliveries, and what follows from them. */
  async function settle(): Promise<void> {
    await fake.deliveries.settle()
    const { databases, clock } = h.installation
    for (;;) {
      const worker = new JobWorker<'control'>({
        database: databases.control,
        handlers,
        clock,
        log: createLog('silent'),
      })
      await worker.start()
      while (!worker.idle) await new Promise(resolve => setTimeout(resolve, 1))
      const due = await worker.nextDue()
      await worker.stop()
      await fake.deliveries.settle()
      if (due === null || due > clock.now()) return
    }
  }

  /** Both clocks, and what falls due. */
  async function forward(milliseconds: number): Promise<void> {
    h.clock.forward(milliseconds)
    receiverClock.forward(milliseconds)
    await fake.clock.advance(milliseconds)
    await settle()
    await h.signInAgain()
  }

  async function newPlan(name: string, offer: object = {}): Promise<string> {
    const made = await h.post('/v1/plans', {
      name,
      limits: { sites: 3 },
      prices: [price(2_900), price(29_000, 'year')],
      ...offer,
    })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    return made.body.id
  }

  return {
    ...h,
    fake,
    settle,
    forward,
    newPlan,
    receiverClock,
    setUp: () => h.post('/v1/installation/billing-setup'),
    /** Buys a plan for the account of whoever calls. */
    async buy(
      plan_id: string,
      {
        card = 'pm_card_visa',
        interval = 'month',
        ...options
      }: { card?: string; interval?: string; token?: string } = {},
    ) {
      const body = { plan_id, interval, currency: 'EUR' }
      const { body: session, status } = await h.post('/v1/checkout-sessions', body, options)
      if (status !== 201) throw new Error(JSON.stringify(session))
      const id = String(session.client_secret).split('_secret_')[0] ?? ''
      await fake.buyer.pay(id, card, {
        email: 'ana@example.com',
        name: 'Ana',
        address: { country: 'ES', postal_code: '28013' },
      })
      await settle()
      return session.id
    },
    async close() {
      await h.close()
      await fake.close()
    },
  }
}
