/** What an event points to: the object that is fetched and settled. Pure. */
import type Stripe from 'stripe'

export type ObjectKind = 'subscription' | 'invoice' | 'checkout.session' | 'payment_intent' | 'customer'

export interface Pointer {
  /** Null for what nothing follows from. */
  kind: ObjectKind | null
  id: string
}

const byPrefix: readonly [string, ObjectKind][] = [
  ['customer.subscription.', 'subscription'],
  ['checkout.session.', 'checkout.session'],
  ['invoice.', 'invoice'],
  ['customer.tax_id.', 'customer'],
]
const byName: Readonly<Record<string, ObjectKind>> = { 'customer.updated': 'customer', 'customer.deleted': 'customer' }

interface ObjectPointer {
  id?: string
  customer?: string | { id: string } | null
  payment_intent?: string | { id: string } | null
}

const toId = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id

/** Refunds point to the payment that they are of; an invoice that does not exist yet, to nothing. */
export function toPointer({ type, data }: Stripe.Event): Pointer {
  const object = data.object as ObjectPointer
  const id = object.id ?? ''
  if (type === 'invoice.upcoming') return { kind: null, id }
  if (type.startsWith('refund.') || type === 'charge.refunded') {
    const intent = toId(object.payment_intent)
    return intent ? { kind: 'payment_intent', id: intent } : { kind: null, id }
  }
  const kind = byName[type] ?? byPrefix.find(([prefix]) => type.startsWith(prefix))?.[1] ?? null
  if (type.startsWith('customer.tax_id.')) return { kind, id: toId(object.customer) ?? id }
  return { kind, id }
}
