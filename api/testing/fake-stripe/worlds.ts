/** The platform's account and those connected to it, each in test and in live mode. */
import type Stripe from 'stripe'
import type { Clock } from './clock.ts'
import { settleIntent } from './collect-invoice.ts'
import { settleFailed, settlePaid } from './dunning.ts'
import { StripeFailure } from './failure.ts'
import { createWorld, type Settings, type World } from './world.ts'

export const PLATFORM = 'acct_1FakePlatform0001'

interface Surroundings {
  clock: Clock
  settings: Settings
  seed: string
  origin: () => string
  onEvent(world: World, event: Stripe.Event): void
}

export const noAccess = (account: string) =>
  new StripeFailure(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
  })

export function createWorlds(surroundings: Surroundings) {
  const worlds = new Map<string, World>()

  function add(account: string): void {
    for (const livemode of [false, true]) {
      const otherMode = () => get(account, !livemode)!
      const world = createWorld({ ...surroundings, account, livemode, otherMode })
      connect(world)
      world.getAccount = id => {
        if (!worlds.has(`${id} ${livemode}`)) throw noAccess(id)
        return id
      }
      worlds.set(`${account} ${livemode}`, world)
    }
  }
  const get = (account: string, livemode: boolean): World | undefined => worlds.get(`${account} ${livemode}`)

  add(PLATFORM)
  return { add, get, platform: (livemode: boolean): World => get(PLATFORM, livemode)! }
}

/** Consequences of payments for the invoice or subscription that they were for. */
function connect(world: World): void {
  world.onInvoicePaid = invoice => settlePaid(world, invoice)
  world.onInvoiceFailed = invoice => settleFailed(world, invoice)
  world.onIntentSettled = intent => {
    const payment = world.invoice_payments.all().find(row => row.payment.payment_intent === intent.id)
    const invoice = payment && world.invoices.find(payment.invoice as string)
    if (invoice?.status === 'open') settleIntent(world, invoice, intent)
  }
  world.onSetupSettled = intent => {
    const subscription = world.subscriptions.all().find(row => row.pending_setup_intent === intent.id)
    if (!subscription || intent.status !== 'succeeded') return
    world.update('customer.subscription.updated', subscription, () => {
      subscription.default_payment_method = intent.payment_method
      subscription.pending_setup_intent = null
    })
  }
}
