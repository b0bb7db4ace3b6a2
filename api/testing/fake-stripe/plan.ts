/** A subscription as it will be after a change, and what was billed for it so far. */
import type Stripe from 'stripe'

export interface Debit {
  /** After discounts. */
  amount: number
  start: number
  end: number
  quantity: number
  product: string
  /** Null while it waits for the next invoice. */
  invoice: string | null
  line: string
}

export interface PlannedItem {
  id: string
  price: Stripe.Price
  quantity: number
  metadata: Stripe.Metadata
  current: Stripe.SubscriptionItem | undefined
  isChanged: boolean
}

export interface Plan {
  items: PlannedItem[]
  discounts: Stripe.Discount[]
  anchor: number
  /** Unchanged when the subscription is in a trial that does not end now. */
  trial_end: number | null
  /** A new period begins with the change. */
  isNewPeriod: boolean
  lines: Stripe.InvoiceLineItem[]
  /** An invoice is made at once. */
  isBilled: boolean
}
