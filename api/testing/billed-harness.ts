/** An installation with the fake Stripe, set up, with plans to buy. */

import { openSession } from '../account/auth/rules.ts'
import { features } from '../features.ts'
import type { JobHandler } from '../platform/jobs/handler.ts'
import { JobWorker } from '../platform/jobs/worker.ts'
import { FixedClock } from '../platform/runtime/clock.ts'
import { newId } from '../platform/runtime/ids.ts'
import { createLog } from '../platform/runtime/log.ts'
import { startFakeStripe } from './fake-stripe/fake-stripe.ts'
import { createHarness, type Harness } from './harness.ts'

export type Shop = Awaited<ReturnType<typeof openBilledHarness>>

const start = Date.parse('2027-03-14T09:30:00Z')
export const price = (amount: number, interval: 'month' | 'year' = 'month', currency = 'EUR') => ({
  currency,
  interval,
  amount,
})

export async function openBilledHarness(environment: Record<string, string> = {}) {
  let app: Harness['app'] | undefined
  const receiverClock = new FixedClock(start)
  const receiver = { isDeaf: false }
  const send = async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    if (receiver.isDeaf) return 200
    const response = await app?.request(new URL(url).pathname, { method: 'POST', headers, body })
    return response?.status ?? 0
  }
  const fake = await startFakeStripe({ start, receiverClock, send, seed: 'billing' })
  const h = await createHarness({
    STRIPE_SECRET_KEY: fake.keys.test,
    STRIPE_PUBLISHABLE_KEY: fake.publishableKey,
    STRIPE_API_URL: fake.origin,
    ...environment,
  })
  app = h.app
  // The library asks once more after a connection that was cut: at once here.
  const { stripe } = h.installation.payments ?? {}
  if (stripe) stripe.getInitialNetworkRetryDelay = () => 0.001
  interface Commits {
    left: number
    when: 'before' | 'after'
  }
  let kill: 'before' | 'after' | Commits | undefined
  /** A process that dies in the middle of a job, before its effect or before its end is written. */
  const mortal = (handler: JobHandler<'control'>): JobHandler<'control'> => ({
    ...handler,
    async perform(job, signal) {
      const now = kill
      kill = undefined
      if (now === 'before') throw new Error('killed')
      if (typeof now === 'object') commits = now
      const outcome = await handler.perform(job, signal).finally(() => {
        if (typeof now === 'object') commits = undefined
      })
      if (now === 'after') throw new Error('killed')
      return outcome
    },
  })
  /** A process that dies before a commit, or after it and before anything that follows. */
  const { control } = h.installation.databases
  const write = control.write.bind(control)
  let commits: Commits | undefined
  control.write = async (fn, how) => {
    const dies = commits && --commits.left === 0 ? commits.when : undefined
    if (dies) commits = undefined
    if (dies === 'before') throw new Error('killed')
    const result = await write(fn, how)
    if (dies === 'after') throw new Error('killed')
    return result
  }
  const handlers = features.flatMap(one => one.installationHandlers?.(h.installation) ?? []).map(mortal)

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
    /** In the next job: before it, after it, or at a commit of it. */
    killNext(when: 'before' | 'after' | Commits) {
      kill = when
    },
    /** The process dies at the commit that comes after so many; undefined spares it. */
    killAtCommit(at: Commits | undefined) {
      commits = at
    },
    /** Events are answered, and not kept. */
    receiver,
    /** All that is under way arrives: no misfortune lasts. */
    async arrive(): Promise<void> {
      kill = undefined
      commits = undefined
      fake.recover()
      Object.assign(fake.deliveries.options, { times: 1, delay: 0, lost: 0, isBeforeAnswer: false })
      await fake.deliveries.release()
      await forward(4 * 86_400_000)
      await forward(3_600_000)
    },
    async sessionOf(user_id: string): Promise<string> {
      const { databases } = h.installation
      const session = await databases.control.write(tx => openSession(tx, user_id, { newId, now: () => h.clock.now() }))
      return session.token
    },
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
