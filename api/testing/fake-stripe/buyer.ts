/** A buyer before Stripe's pages: pays, passes or fails 3-D Secure, types codes, cancels. */
import type Stripe from 'stripe'
import { authenticate } from './authenticate.ts'
import type { BuyerDetails } from './buyer-details.ts'
import { collect } from './collect-invoice.ts'
import { type Completion, completeSession } from './complete-session.ts'
import { attach, type CardInput, createPaymentMethod, usePaymentMethod } from './payment-methods.ts'
import { cancelInPortal } from './portal.ts'
import { applyPromotionCode } from './session-changes.ts'
import type { World } from './world.ts'

type Reference = string | { id: string }
const toKey = (reference: Reference): string => (typeof reference === 'string' ? reference : reference.id)

/** A token (`pm_card_visa`), the number of a test card, a payment method, or a card with its expiry. */
export type BuyerCard = string | CardInput

export function useCard(world: World, card: BuyerCard, details: BuyerDetails = {}): Stripe.PaymentMethod {
  if (typeof card === 'string' && world.payment_methods.has(card)) return usePaymentMethod(world, card)
  const input = typeof card === 'string' ? { number: card } : card
  const { name, email, address } = details
  const billing_details = { name, email, address } as CardInput['billing_details']
  return createPaymentMethod(world, { billing_details, ...input })
}

export function createBuyer(getWorld: () => World, settle: () => Promise<void>) {
  async function act<Result>(action: (world: World) => Result): Promise<Result> {
    const result = action(getWorld())
    await settle()
    return result
  }

  return {
    /** Without a card, where the session asks for none. */
    pay: (session: Reference, card?: BuyerCard, details: BuyerDetails = {}): Promise<Completion> =>
      act(world => {
        const method = card === undefined ? undefined : useCard(world, card, details)
        return completeSession(world, world.sessions.get(toKey(session)), { method, details })
      }),

    /** Ends 3-D Secure of a session, or of a payment or setup intent. */
    authenticate: (reference: Reference, { succeeds = true } = {}) =>
      act(world => authenticate(world, toKey(reference), succeeds)),

    /** On the page of an invoice that is open: with another card, or the same once more. */
    payInvoice: (
      invoice: Reference,
      { card, isAuthenticated = true }: { card?: BuyerCard; isAuthenticated?: boolean } = {},
    ) =>
      act(world => {
        const row = world.invoices.get(toKey(invoice))
        const method = card === undefined ? undefined : attach(world, useCard(world, card), row.customer as string)
        collect(world, row, { off_session: false, isAuthenticated, method })
        return structuredClone(row)
      }),

    applyPromotionCode: (session: Reference, code: string) =>
      act(world => applyPromotionCode(world, world.sessions.get(toKey(session)), code)),

    /** In Stripe's portal: `cancel_at` is set, `cancel_at_period_end` stays false. */
    cancelInPortal: (subscription: Reference) =>
      act(world => cancelInPortal(world, world.subscriptions.get(toKey(subscription)))),
  }
}
