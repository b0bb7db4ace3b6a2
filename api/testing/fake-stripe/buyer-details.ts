/** Fields that a buyer fills beside the card. */
import type Stripe from 'stripe'

export interface BuyerDetails {
  email?: string
  name?: string
  address?: Partial<Stripe.Address>
  tax_id?: { type: string; value: string }
}
