/** Apple Pay, Google Pay and Link: the payment form offers them on domains that Stripe knows. */
import type Stripe from 'stripe'
import type { Installation } from '../../platform/features/context.ts'
import { readFailure } from '../../platform/network/payments.ts'

/** Stripe takes no addresses of numbers and no names of this machine or network alone. */
function findDomain({ config }: Installation): string | undefined {
  const { protocol, hostname } = new URL(config.public_url)
  const isPublic = protocol === 'https:' && hostname.includes('.') && /[a-z]$/.test(hostname)
  return isPublic ? hostname : undefined
}

const findRegistered = async (stripe: Stripe, domain_name: string) =>
  (await stripe.paymentMethodDomains.list({ domain_name })).data[0]

const isActive = ({ enabled, apple_pay, google_pay }: Stripe.PaymentMethodDomain): boolean =>
  enabled && [apple_pay, google_pay].every(({ status }) => status === 'active')

/** Cards are taken all the same: a key that may not do this, or a domain that Stripe refuses, ends no set-up. */
export async function ensureWallets(installation: Installation, stripe: Stripe): Promise<void> {
  const domain_name = findDomain(installation)
  if (!domain_name) return
  try {
    const there = await findRegistered(stripe, domain_name)
    if (!there) await stripe.paymentMethodDomains.create({ domain_name })
    else if (!there.enabled) await stripe.paymentMethodDomains.update(there.id, { enabled: true })
    else if (!isActive(there)) await stripe.paymentMethodDomains.validate(there.id)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
}

const isRefused = (error: unknown): boolean =>
  ['StripePermissionError', 'StripeInvalidRequestError'].includes(readFailure(error)?.type ?? '')

export async function askWallets(installation: Installation): Promise<'active' | 'inactive' | 'needs_domain'> {
  const domain_name = findDomain(installation)
  if (!domain_name) return 'needs_domain'
  const { payments } = installation
  try {
    const there = payments && (await findRegistered(payments.stripe, domain_name))
    return there && isActive(there) ? 'active' : 'inactive'
  } catch (error) {
    if (!readFailure(error)) throw error
    return 'inactive'
  }
}
