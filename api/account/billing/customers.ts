/** Customers at Stripe: one for each account, currency and mode. */
import type Stripe from 'stripe'
import type { Installation } from '../../platform/features/context.ts'
import { askStripe, type Payments, readFailure, requirePayments } from '../../platform/network/payments.ts'
import { invalid } from '../../platform/problem/problem.ts'
import { administratorsOf } from '../memberships/rules.ts'
import * as store from './store.ts'

/** One at a time of what an account does with its money: two tabs make one customer and one subscription. */
export const oneAtATime = <T>({ inFlight }: Installation, account_id: string, work: () => Promise<T>): Promise<T> =>
  inFlight.after(`billing ${account_id}`, work)

/** One at a time of what is taken over of an object at Stripe: what was fetched first is written first. */
export const oneSettlement = <T>({ inFlight }: Installation, stripe_id: string, work: () => Promise<T>): Promise<T> =>
  inFlight.after(`stripe ${stripe_id}`, work)

type Owner = Awaited<ReturnType<typeof administratorsOf>>[number]
/** A business is named by its billing details. */
const toOwner = ({ email, first_name, last_name, language }: Owner, details: store.DetailsRow | undefined) => ({
  email,
  name: details?.name || `${first_name} ${last_name}`.trim(),
  preferred_locales: [language],
})

export async function ensureCustomer(
  installation: Installation,
  account_id: string,
  currency: string,
): Promise<string> {
  const { databases, clock } = installation
  const { stripe, mode } = requirePayments(installation)
  const found = await databases.control.read(async db => ({
    customers: await store.listCustomers(db, account_id, mode),
    details: await store.findDetails(db, account_id),
    owner: (await administratorsOf(db, [account_id]))[0],
  }))
  const there = found.customers.find(customer => customer.currency === currency)
  if (there) return there.stripe_id
  const { owner, details } = found
  const create = (idempotencyKey: string) =>
    askStripe(() => stripe.customers.create({ metadata: { account_id, currency } }, { idempotencyKey }))
  const key = `customer ${account_id} ${currency} ${mode}`
  let customer = await create(key)
  // For a day the key answers with the former one, who may have been deleted at Stripe since.
  if ((await askStripe(() => stripe.customers.retrieve(customer.id))).deleted)
    customer = await create(`${key} after ${customer.id}`)
  if (owner) {
    await askStripe(() => stripe.customers.update(customer.id, toOwner(owner, details)))
  }
  const row = { stripe_id: customer.id, account_id, currency, mode, created_at: clock.now() }
  await databases.control.write(tx => store.insertCustomer(tx, row))
  if (details) await askStripe(() => writeDetails({ stripe }, customer.id, details))
  return customer.id
}

/** Receipts go to the present address of whoever administers the account longest, once `leaving` has left. */
export async function changeOwner(installation: Installation, account_id: string, leaving?: string): Promise<void> {
  const { payments, databases } = installation
  if (!payments) return
  const { customers, details, owner } = await databases.control.read(async db => ({
    customers: await store.listCustomers(db, account_id, payments.mode),
    details: await store.findDetails(db, account_id),
    owner: (await administratorsOf(db, [account_id])).find(({ email }) => email !== leaving),
  }))
  if (owner)
    for (const { stripe_id } of customers)
      await askStripe(() => payments.stripe.customers.update(stripe_id, toOwner(owner, details)))
}

export const writeDetails = async ({ stripe }: Pick<Payments, 'stripe'>, id: string, row: store.DetailsRow) => {
  const { name, address } = row
  const given = Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''))
  await stripe.customers.update(id, { ...(name && { name }), address: given })
  const { data } = await stripe.customers.listTaxIds(id)
  const isThere = data.some(({ type, value }) => type === row.tax_id_type && value === row.tax_id_value)
  for (const { id: tax_id, type, value } of data)
    if (type !== row.tax_id_type || value !== row.tax_id_value) await stripe.customers.deleteTaxId(id, tax_id)
  if (!isThere && row.tax_id_type && row.tax_id_value) {
    const type = row.tax_id_type as Stripe.CustomerCreateTaxIdParams.Type
    try {
      await stripe.customers.createTaxId(id, { type, value: row.tax_id_value })
    } catch (error) {
      if (readFailure(error)?.type === 'StripeInvalidRequestError') throw invalid('/tax_id', 'tax_id_invalid')
      throw error
    }
  }
}
