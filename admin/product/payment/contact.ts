/** Who pays: the fields of a payment that are ours. Number, expiry and security code of a card are Stripe's. */
import { BillingResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'
import { getTaxIdType, hasPostalCodes } from './countries.ts'

export interface PaymentContact {
  name: string
  country: string
  postal_code: string
  /** Empty for people without a business. */
  tax_id: string
}
export const emptyContact: PaymentContact = { name: '', country: '', postal_code: '', tax_id: '' }

export const toBillingContact = ({ name, country, postal_code }: PaymentContact) => ({
  name,
  address: { country, ...(hasPostalCodes(country) && { postal_code }) },
})

const { billing } = clientOf({ billing: BillingResource })

/** The tax ID of the account, for invoices from now on; what else is on them stays. */
export async function saveTaxId({ name, country, postal_code, tax_id }: PaymentContact): Promise<void> {
  const type = getTaxIdType(country)
  if (tax_id === '' || !type) return
  const former = await billing.getDetails()
  const address = { ...former.address, country, postal_code: postal_code || former.address.postal_code }
  await billing.updateDetails(
    { body: { name: former.name || name, address, tax_id: { type, value: tax_id } } },
    { ifMatch: former.version },
  )
}
