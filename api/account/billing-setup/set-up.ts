/** Makes products, prices and the webhook endpoint at Stripe from the plans. Repeated, it finds what it made. */
import type Stripe from 'stripe'
import type { PlanPrice } from '../../platform/features/allowances/control-table.ts'
import type { Installation } from '../../platform/features/context.ts'
import { wrapSecret } from '../../platform/identity/secrets.ts'
import { askStripe, isMissing, type Payments, requirePayments } from '../../platform/network/payments.ts'
import { problem } from '../../platform/problem/problem.ts'
import { allPlans, findPlan, type PlanRow } from '../plans/rules.ts'
import { eventTypes } from './event-types.ts'
import * as store from './store.ts'
import { ensureWallets } from './wallets.ts'

type Tools = Payments & { installation: Installation }

export const endpointUrl = ({ config }: Installation): string => `${config.public_url}/v1/public/stripe-events`

export const oneSetUp = <T>({ inFlight }: Installation, work: () => Promise<T>): Promise<T> =>
  inFlight.after('billing set-up', work)

export const runSetUp = (installation: Installation): Promise<void> =>
  oneSetUp(installation, async () => {
    const { databases } = installation
    const tools = { ...requirePayments(installation), installation }
    const account = await askStripe(() => tools.stripe.accounts.retrieveCurrent())
    const former = await databases.control.read(db => store.findSetup(db, tools.mode))
    if (former && former.stripe_account_id !== account.id) throw problem('stripe_key_refused')
    const plans = await databases.control.read(allPlans)
    await askStripe(async () => {
      for (const plan of plans) await syncPlan(tools, plan)
      await archiveGone(tools, plans)
      await ensureEndpoint(tools, account.id, former)
      await ensureWallets(installation, tools.stripe)
    })
  })

/** After an edit; before the first set-up there is nothing to bring in line. */
export const syncPlanPrices = (installation: Installation, plan_id: string): Promise<void> =>
  oneSetUp(installation, async () => {
    const tools = { ...requirePayments(installation), installation }
    const { databases } = installation
    if (!(await databases.control.read(db => store.findSetup(db, tools.mode)))) return
    const plan = await databases.control.read(db => findPlan(db, plan_id))
    if (plan) await syncPlan(tools, plan)
    else await archiveGone(tools, await databases.control.read(allPlans))
  })

const productId = (plan_id: string): string => `leadwright_${plan_id}`
const toLookupKey = (plan_id: string, { currency, interval }: PlanPrice): string =>
  `${plan_id}_${currency}_${interval}`.toLowerCase()

async function syncPlan(tools: Tools, plan: PlanRow): Promise<void> {
  const { stripe, mode, installation } = tools
  const { databases, clock } = installation
  const there = (await databases.control.read(db => store.activePrices(db, mode))).filter(
    ({ plan_id }) => plan_id === plan.id,
  )
  if (plan.prices.length === 0 && there.length === 0) return
  const product_id = await ensureProduct(stripe, plan)
  const kept = new Set<string>()
  for (const price of plan.prices) {
    const made = await ensurePrice(stripe, plan.id, product_id, price)
    kept.add(made.id)
    const { currency, interval, amount } = price
    const row = { ...{ stripe_id: made.id, mode, plan_id: plan.id, product_id }, currency, interval, amount }
    const lookup_key = toLookupKey(plan.id, price)
    await databases.control.write(tx =>
      store.savePrice(tx, { ...row, lookup_key, active: true, created_at: clock.now() }),
    )
  }
  await archive(
    tools,
    there.filter(({ stripe_id }) => !kept.has(stripe_id)),
  )
}

async function ensureProduct(stripe: Stripe, { id, name }: PlanRow): Promise<string> {
  const product_id = productId(id)
  try {
    const product = await stripe.products.retrieve(product_id)
    if (product.name !== name || !product.active) await stripe.products.update(product_id, { name, active: true })
  } catch (error) {
    if (!isMissing(error)) throw error
    await stripe.products.create({ id: product_id, name, metadata: { plan_id: id } })
  }
  return product_id
}

/** A price of Stripe never changes: another amount is a new one, to which the lookup key moves. */
async function ensurePrice(stripe: Stripe, plan_id: string, product: string, price: PlanPrice): Promise<Stripe.Price> {
  const lookup_key = toLookupKey(plan_id, price)
  const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true })
  const there = data.find(({ unit_amount }) => unit_amount === price.amount)
  if (there) return there
  return stripe.prices.create({
    product,
    lookup_key,
    transfer_lookup_key: true,
    metadata: { plan_id },
    currency: price.currency.toLowerCase(),
    unit_amount: price.amount,
    recurring: { interval: price.interval },
  })
}

async function archive({ stripe, installation }: Tools, prices: readonly store.PriceRow[]): Promise<void> {
  for (const { stripe_id } of prices) await stripe.prices.update(stripe_id, { active: false })
  const ids = prices.map(({ stripe_id }) => stripe_id)
  if (ids.length > 0) await installation.databases.control.write(tx => store.archivePrices(tx, ids))
}

async function archiveGone(tools: Tools, plans: readonly PlanRow[]): Promise<void> {
  const ids = new Set(plans.map(({ id }) => id))
  const active = await tools.installation.databases.control.read(db => store.activePrices(db, tools.mode))
  await archive(
    tools,
    active.filter(({ plan_id }) => !ids.has(plan_id)),
  )
}

/** The secret is shown once, when the endpoint is made: one whose secret we do not have is made anew. */
async function ensureEndpoint(tools: Tools, account_id: string, former: store.SetupRow | undefined): Promise<void> {
  const { stripe, installation } = tools
  const url = endpointUrl(installation)
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const enabled_events = [...eventTypes]
  const own = data.find(({ id }) => id === former?.endpoint_id)
  if (former && own) {
    await stripe.webhookEndpoints.update(own.id, { url, enabled_events, disabled: false })
    return saveSetup(tools, { ...former, endpoint_url: url })
  }
  for (const { id, url: other } of data) if (other === url) await stripe.webhookEndpoints.del(id)
  const made = await stripe.webhookEndpoints.create({ url, enabled_events, api_version: apiVersion })
  const key = await installation.databases.controlKey()
  const endpoint_secret = wrapSecret(key, 'stripe', made.secret ?? '')
  const set_up_at = installation.clock.now()
  await saveSetup(tools, {
    mode: tools.mode,
    stripe_account_id: account_id,
    endpoint_id: made.id,
    endpoint_url: url,
    endpoint_secret,
    set_up_at,
  })
}

/** The version that the library speaks. */
const apiVersion = '2026-08-26.dahlia'

const saveSetup = ({ installation }: Tools, row: store.SetupRow): Promise<void> =>
  installation.databases.control.write(tx => store.saveSetup(tx, { ...row, set_up_at: installation.clock.now() }))
