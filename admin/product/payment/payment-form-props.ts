/** A payment form: its session, who pays, and where it leads. */
import type { CheckoutSession } from '@leadwright/sdk'
import type { ReactNode } from 'react'
import type { PaymentContact } from './contact.ts'

export interface PaymentFormProps {
  session: CheckoutSession
  contact: PaymentContact
  onContactChange: (changes: Partial<PaymentContact>) => void
  /** Whether the payer may set the tax ID of the account. */
  hasTaxId: boolean
  onPaid: () => void
  /** The session is of no use any more: another one is needed. */
  onRestart: () => void
  /** The same on Stripe's own page; answers its address. */
  openHostedPage: () => Promise<string>
  /** Below the total. */
  note?: ReactNode
  /** Beside the button that pays. */
  back: ReactNode
}
