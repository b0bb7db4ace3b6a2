/** The endpoints of the checkout of an account's plan. */
import type { Context } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { askStripe, requirePayments } from '../../platform/network/payments.ts'
import { problem } from '../../platform/problem/problem.ts'
import { oneAtATime } from '../billing/rules.ts'
import * as contract from './contract.ts'
import { cancelCheckout, openCheckout } from './open-checkout.ts'
import { settleCheckout } from './settle-checkout.ts'
import * as store from './store.ts'
import { showCheckout } from './wire.ts'

const accountOf = ({ rights }: Context): string => rights?.account_id ?? ''

async function requireOwn(context: Context, id: string): Promise<store.CheckoutRow> {
  const row = await context.installation.databases.control.read(db => store.findCheckout(db, id))
  if (row?.account_id !== accountOf(context) || row.site_id !== null) throw problem('not_found')
  return row
}

export const createCheckoutSession = action(
  contract.createCheckoutSession,
  ({ body }, context) => {
    const account_id = accountOf(context)
    const { plan_id, interval, currency, promotion_code = null, page = 'elements' } = body
    const items = [{ plan_id, quantity: 1 }]
    return oneAtATime(context.installation, account_id, async () => {
      const wanted = { account_id, site_id: null, items, interval, currency, promotion_code, page }
      return showCheckout(context.installation, await openCheckout(context, wanted))
    })
  },
  async (_tx, _input, _context, shown) => shown,
)

export const getOpenCheckout = query(
  contract.getOpenCheckout,
  (db, _input, context) => store.findOpenCheckout(db, accountOf(context)),
  async (row, _input, { installation }) => (row ? { session: await showCheckout(installation, row) } : {}),
)

export const getCheckoutSession = query(
  contract.getCheckoutSession,
  async (db, { params }, context) => {
    const row = await store.findCheckout(db, params.checkout_session_id)
    if (row?.account_id !== accountOf(context) || row.site_id !== null) throw problem('not_found')
    return row
  },
  (row, _input, { installation }) => showCheckout(installation, row),
)

export const settleCheckoutSession = action(
  contract.settleCheckoutSession,
  async ({ params }, context) => {
    const { installation } = context
    const row = await requireOwn(context, params.checkout_session_id)
    requirePayments(installation)
    const { stripe_id } = row
    if (stripe_id) await askStripe(() => settleCheckout(installation, stripe_id))
    return showCheckout(installation, await requireOwn(context, row.id))
  },
  async (_tx, _input, _context, shown) => shown,
)

const requireOpen = ({ status }: store.CheckoutRow): void => {
  if (status !== 'open') throw problem('transition_not_allowed', { values: { status } })
}

export const openHostedCheckout = action(
  contract.openHostedCheckout,
  ({ params }, context) =>
    oneAtATime(context.installation, accountOf(context), async () => {
      requirePayments(context.installation)
      const row = await requireOwn(context, params.checkout_session_id)
      requireOpen(row)
      const { account_id, site_id, items, interval, currency, promotion_code } = row
      const wanted = { account_id, site_id, items, interval, currency, promotion_code, page: 'hosted' as const }
      return showCheckout(context.installation, await openCheckout(context, wanted))
    }),
  async (_tx, _input, _context, shown) => shown,
)

export const cancelCheckoutSession = action(
  contract.cancelCheckoutSession,
  ({ params }, context) =>
    oneAtATime(context.installation, accountOf(context), async () => {
      requirePayments(context.installation)
      const row = await requireOwn(context, params.checkout_session_id)
      requireOpen(row)
      await cancelCheckout(context.installation, row)
    }),
  async () => undefined,
)
