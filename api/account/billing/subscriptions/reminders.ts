/** Things that are said before they happen: a trial that ends, a card that expires. Once each, whoever finds out first. */
import type Stripe from 'stripe'
import type { Installation } from '../../../platform/features/context.ts'
import { requirePayments } from '../../../platform/network/payments.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { billingLimits } from '../limits.ts'
import { notify } from '../notices.ts'
import { toId } from '../read-invoice.ts'
import { dismissNotices, hasNotice } from '../store.ts'
import { hasAccess } from './status.ts'
import type { SubscriptionRow } from './store.ts'

const day_ms = 86_400_000
const trial_ms = billingLimits.trial_notice_days * day_ms
const card_ms = billingLimits.card_notice_days * day_ms

/** Reminders never fail what they accompany: each night they are tried again. */
export async function remind(
  installation: Installation,
  row: SubscriptionRow,
  fetched: Stripe.Subscription,
): Promise<void> {
  try {
    await remindOfTrial(installation, row)
    const { default_payment_method: method } = fetched
    if (typeof method === 'object' && method) await remindOfCard(installation, row, method)
  } catch (error) {
    installation.log.warn({ ...errorFields(error), subscription_id: row.id }, 'a reminder of billing')
  }
}

/** The same at night, where the card may be the customer's. */
export async function remindByNight(
  installation: Installation,
  row: SubscriptionRow,
  fetched: Stripe.Subscription,
): Promise<void> {
  const { stripe } = requirePayments(installation)
  if (fetched.default_payment_method !== null) return remind(installation, row, fetched)
  const id = toId(fetched.customer) ?? ''
  const customer = await stripe.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] })
  const method = customer.deleted ? null : customer.invoice_settings.default_payment_method
  return remind(installation, row, { ...fetched, default_payment_method: method })
}

async function remindOfTrial(installation: Installation, row: SubscriptionRow): Promise<void> {
  const { databases, clock } = installation
  const { trial_ends_at, account_id, currency, id } = row
  const now = clock.now()
  if (row.status !== 'trialing' || trial_ends_at === null || row.ends_at !== null) return
  if (trial_ends_at <= now || trial_ends_at - now > trial_ms) return
  const occasion = `${id} ${trial_ends_at}`
  const about = { account_id, type: 'trial_ending', occasion, subject_id: id } as const
  if (await databases.control.read(db => hasNotice(db, about))) return
  const { stripe } = requirePayments(installation)
  const { amount_due: amount } = await stripe.invoices.createPreview({ subscription: row.stripe_id })
  const values = { amount, currency, ends_at: new Date(trial_ends_at).toISOString() }
  await databases.control.write(tx => notify(tx, installation, { ...about, values }, now))
}

async function remindOfCard(
  installation: Installation,
  row: SubscriptionRow,
  { id, card }: Stripe.PaymentMethod,
): Promise<void> {
  const { databases, clock } = installation
  const { account_id } = row
  const now = clock.now()
  // A card is valid until the end of its month.
  const expires_at = card ? Date.UTC(card.exp_year, card.exp_month, 1) - 1 : Number.POSITIVE_INFINITY
  const isDue = expires_at - now <= card_ms && row.ends_at === null && hasAccess(row)
  const occasion = `${id} ${expires_at}`
  await databases.control.write(async tx => {
    // Another card pays now.
    await dismissNotices(tx, { account_id, types: ['card_expiring'], subject_id: row.id, except: occasion }, now)
    if (!card || !isDue || expires_at <= now) return
    const values = { last4: card.last4 ?? '', brand: card.brand, expires_at: new Date(expires_at).toISOString() }
    const about = { account_id, type: 'card_expiring', occasion, subject_id: row.id } as const
    await notify(tx, installation, { ...about, values }, now)
  })
}
