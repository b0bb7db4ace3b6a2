/** The endpoints of payment methods. Stripe keeps them: they are asked for each time. */
import type Stripe from 'stripe'
import type { Context } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { askStripe, isMissing, requirePayments } from '../../platform/network/payments.ts'
import { problem } from '../../platform/problem/problem.ts'
import * as contract from './contract.ts'
import { ensureCustomer, oneAtATime } from './customers.ts'
import { toId } from './read-invoice.ts'
import * as store from './store.ts'
import { liveOfAccount, settleSubscription } from './subscriptions/rules.ts'

const accountOf = ({ rights }: Pick<Context, 'rights'>): string => rights?.account_id ?? ''
/** Of an account that has paid in none yet. */
const first_currency = 'EUR'

interface Own {
  method: Stripe.PaymentMethod
  customer: string
  isDefault: boolean
}

/** Without a default of its own, a subscription's method is the one that counts. */
async function loadMethods(context: Context): Promise<Own[]> {
  const { installation } = context
  const { stripe, mode } = requirePayments(installation)
  const { customers, live } = await installation.databases.control.read(async db => ({
    customers: await store.listCustomers(db, accountOf(context), mode),
    live: await liveOfAccount(db, accountOf(context)),
  }))
  const own: Own[] = []
  for (const { stripe_id } of customers) {
    const customer = await askStripe(() => stripe.customers.retrieve(stripe_id))
    if (customer.deleted) continue
    const { data } = await askStripe(() => stripe.customers.listPaymentMethods(stripe_id, { limit: 100 }))
    const paying = live.find(row => row.stripe_customer_id === stripe_id)?.payment_method_id
    const chosen = toId(customer.invoice_settings.default_payment_method) ?? paying
    for (const method of data) own.push({ method, customer: stripe_id, isDefault: method.id === chosen })
  }
  return own
}

/** A card counts until the end of its month. */
const expiresBefore = (card: Stripe.PaymentMethod.Card | undefined, at: number): boolean =>
  card !== undefined && Date.UTC(card.exp_year, card.exp_month, 1) <= at

async function show(context: Context) {
  const { installation } = context
  const live = await installation.databases.control.read(db => liveOfAccount(db, accountOf(context)))
  const next = Math.max(context.now(), ...live.map(({ period_end_at }) => period_end_at ?? 0))
  const own = await loadMethods(context)
  return {
    data: own.map(({ method, isDefault }) => ({
      id: method.id,
      type: method.type,
      brand: method.card?.brand ?? null,
      last4: method.card?.last4 ?? null,
      expires_month: method.card?.exp_month ?? null,
      expires_year: method.card?.exp_year ?? null,
      name: method.billing_details.name,
      is_default: isDefault,
      expires_soon: expiresBefore(method.card, next),
    })),
  }
}

export const listPaymentMethods = query(
  contract.listPaymentMethods,
  async () => null,
  (_found, _input, context) => show(context),
)

export const createPaymentMethodSetup = action(
  contract.createPaymentMethodSetup,
  ({ body }, context) =>
    oneAtATime(context.installation, accountOf(context), async () => {
      const { installation } = context
      const { stripe, mode, publishable_key } = requirePayments(installation)
      const account_id = accountOf(context)
      const [there] = await installation.databases.control.read(db => store.listCustomers(db, account_id, mode))
      const currency = body.currency ?? there?.currency ?? first_currency
      const customer = await ensureCustomer(installation, account_id, currency)
      const intent = await askStripe(() => stripe.setupIntents.create({ customer, usage: 'off_session' }))
      return { client_secret: intent.client_secret ?? '', publishable_key }
    }),
  async (_tx, _input, context, shown) => {
    context.auditAs(null)
    return shown
  },
)

async function requireOwn(context: Context, id: string): Promise<{ chosen: Own; own: Own[] }> {
  const own = await loadMethods(context)
  const chosen = own.find(({ method }) => method.id === id)
  if (!chosen) throw problem('not_found')
  return { chosen, own }
}

export const setDefaultPaymentMethod = action(
  contract.setDefaultPaymentMethod,
  ({ params }, context) =>
    oneAtATime(context.installation, accountOf(context), async () => {
      const { installation } = context
      const { stripe } = requirePayments(installation)
      const { chosen } = await requireOwn(context, params.payment_method_id)
      const { customer } = chosen
      const live = await installation.databases.control.read(db => liveOfAccount(db, accountOf(context)))
      await askStripe(async () => {
        const default_payment_method = params.payment_method_id
        await stripe.customers.update(customer, { invoice_settings: { default_payment_method } })
        for (const { stripe_id, stripe_customer_id } of live) {
          if (stripe_customer_id !== customer) continue
          await stripe.subscriptions.update(stripe_id, { default_payment_method })
          await settleSubscription(installation, stripe_id)
        }
      })
      return show(context)
    }),
  async (_tx, _input, context, shown) => {
    context.auditAs(null)
    return shown
  },
)

export const deletePaymentMethod = action(
  contract.deletePaymentMethod,
  ({ params }, context) =>
    oneAtATime(context.installation, accountOf(context), async () => {
      const { installation } = context
      const { stripe } = requirePayments(installation)
      const { chosen, own } = await requireOwn(context, params.payment_method_id)
      const live = await installation.databases.control.read(db => liveOfAccount(db, accountOf(context)))
      const paying = live.filter(row => row.stripe_customer_id === chosen.customer && row.ends_at === null)
      const others = own.filter(one => one.customer === chosen.customer && one.method.id !== chosen.method.id)
      // Each subscription has the method that it was bought by, until another one is made the default of all.
      const pays = paying.some(({ payment_method_id }) =>
        payment_method_id === null ? chosen.isDefault : payment_method_id === chosen.method.id,
      )
      if (paying.length > 0 && (pays || others.length === 0)) throw problem('last_payment_method')
      try {
        await stripe.paymentMethods.detach(chosen.method.id)
      } catch (error) {
        if (!isMissing(error)) await askStripe(() => Promise.reject(error))
      }
    }),
  async (_tx, _input, context) => context.auditAs(null),
)
