/** Refunds of charges, whole or in part. */
import type Stripe from 'stripe'
import { refuse } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { mergeMetadata, type Routes, route } from './route.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

type RefundInput = Pick<Stripe.RefundCreateParams, 'amount' | 'charge' | 'payment_intent' | 'reason' | 'metadata'>

function findCharge(world: World, { charge, payment_intent }: RefundInput): Stripe.Charge {
  if (charge) return world.charges.get(charge, 'charge')
  if (!payment_intent)
    throw refuse('One of the following params should be provided for this request: payment_intent or charge.')
  const intent = world.payment_intents.get(payment_intent, 'payment_intent')
  const id = toId(intent.latest_charge)
  if (intent.status !== 'succeeded' || !id)
    throw refuse(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, 'payment_intent')
  return world.charges.get(id)
}

export function createRefund(world: World, params: RefundInput): Stripe.Refund {
  const charge = findCharge(world, params)
  const rest = charge.amount - charge.amount_refunded
  if (charge.status !== 'succeeded') throw refuse(`Charge ${charge.id} was not successful and cannot be refunded.`)
  if (rest === 0) throw refuse(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
  const amount = params.amount ?? rest
  if (amount <= 0 || amount > rest)
    throw refuse(`Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`, 'amount')
  const refund = {
    id: world.newId('re_'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: world.clock.seconds(),
    currency: charge.currency,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } as unknown as Stripe.Refund
  world.refunds.add(refund)
  world.emit('refund.created', refund)
  const before = charge.amount_refunded
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  world.emit('charge.refunded', charge, { amount_refunded: before })
  return refund
}

export const refunds: Routes = {
  'POST /v1/refunds': route<RefundInput>(createRefund),
  'GET /v1/refunds': route<ListParams & { charge?: string; payment_intent?: string }>((world, params) =>
    listPage(
      '/v1/refunds',
      world.refunds
        .all()
        .filter(row => params.charge === undefined || row.charge === params.charge)
        .filter(row => params.payment_intent === undefined || row.payment_intent === params.payment_intent),
      params,
    ),
  ),
  'GET /v1/refunds/{refund}': route((world, _, path) => world.refunds.get(path.refund!)),
  'POST /v1/refunds/{refund}': route<Stripe.RefundUpdateParams>((world, params, path) => {
    const refund = world.refunds.get(path.refund!)
    return world.update('refund.updated', refund, () => {
      refund.metadata = mergeMetadata(refund.metadata, params.metadata)
    })
  }),
}
