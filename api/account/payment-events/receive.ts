/** Takes in an event: the row of the ledger and the job that settles its object are one transaction, then Stripe is answered. */
import type Stripe from 'stripe'
import type { Context, Installation } from '../../platform/features/context.ts'
import { unwrapSecret } from '../../platform/identity/secrets.ts'
import { restart } from '../../platform/jobs/jobs.ts'
import { requirePayments } from '../../platform/network/payments.ts'
import { problem } from '../../platform/problem/problem.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { findSetup, type SetupRow } from '../billing-setup/rules.ts'
import { settleStripeObject } from './jobs.ts'
import { paymentEventLimits } from './limits.ts'
import { toPointer } from './pointer.ts'
import { insertEvent } from './store.ts'

const header = 'stripe-signature'

interface EndpointSecret {
  wrapped: string
  plain: string
}
/** The secret that was used last, by the key that it is wrapped with: unwrapping costs more than a signature. */
const endpointSecrets = new WeakMap<Buffer, EndpointSecret>()

function unwrap(key: Buffer, wrapped: string): string {
  const former = endpointSecrets.get(key)
  if (former?.wrapped === wrapped) return former.plain
  const plain = unwrapSecret(key, 'stripe', wrapped)
  endpointSecrets.set(key, { wrapped, plain })
  return plain
}

async function findSecret({ databases }: Installation, mode: 'test' | 'live') {
  const setup = await databases.control.read(db => findSetup(db, mode))
  if (!setup) throw problem('payments_off', { detail: 'payments.not_set_up' })
  return { setup, secret: unwrap(await databases.controlKey(), setup.endpoint_secret) }
}

/** The library refuses what is too old; a time that is as far ahead is refused here. */
function verify(context: Context, stripe: Stripe, secret: string): Stripe.Event {
  const { installation, request } = context
  const signature = request.headers.get(header) ?? ''
  const tolerance = paymentEventLimits.stripe_signature_seconds
  const now = installation.clock.now()
  const body = Buffer.from(request.body)
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, now)
    const signed_at = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
    if (signed_at * 1_000 <= now + tolerance * 1_000) return event
  } catch (error) {
    if (error instanceof SyntaxError) throw problem('body_not_json', { values: { depth: limits.json_depth_max } })
  }
  throw problem('stripe_signature_invalid')
}

const isOurs = (event: Stripe.Event, setup: SetupRow): boolean =>
  event.livemode === (setup.mode === 'live') &&
  (event.account === undefined || event.account === setup.stripe_account_id)

/** False where it is not for us: noted in the log, and nothing is written. */
export async function receive(context: Context): Promise<boolean> {
  const { installation, log } = context
  const { stripe, mode } = requirePayments(installation)
  const { setup, secret } = await findSecret(installation, mode)
  const event = verify(context, stripe, secret)
  if (!isOurs(event, setup)) {
    log.warn({ event: event.id, type: event.type, livemode: event.livemode }, 'an event of another mode or account')
    return false
  }
  const { kind, id } = toPointer(event)
  const now = installation.clock.now()
  await installation.databases.control.write(async tx => {
    const row = {
      id: installation.newId('payment_event'),
      stripe_id: event.id,
      type: event.type,
      object_type: kind ?? (event.data.object as { object: string }).object,
      object_id: id,
      status: kind ? ('waiting' as const) : ('ignored' as const),
      effects: [],
      account_id: null,
      failure: null,
      tries: 0,
      occurred_at: event.created * 1_000,
      received_at: now,
      settled_at: kind ? null : now,
    }
    // A settlement that is under way may have fetched what was before this event: it begins again.
    if ((await insertEvent(tx, row)) && kind)
      await restart(tx, settleStripeObject, { subject_id: id, due_at: now }, now)
  })
  return true
}
