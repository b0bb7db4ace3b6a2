/** The endpoints of subscriptions. */

import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { askStripe, requirePayments } from '../../../platform/network/payments.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { oneAtATime } from '../customers.ts'
import { showPriceLines } from '../line-words.ts'
import { releaseSchedule, setRenewal } from './carry-out.ts'
import { type Confirmation, confirmChange, showChange, toChange } from './changes.ts'
import { dropPending, loadConfirmation } from './confirmation.ts'
import * as contract from './contract.ts'
import { withReachedNames } from './exceeded.ts'
import { giveBack } from './give-back.ts'
import { settleSubscription } from './settle-subscription.ts'
import { isFinal } from './status.ts'
import * as store from './store.ts'
import { loadNames, showSubscription, toSubscription } from './wire.ts'

const reachOf = ({ rights }: Pick<Context, 'rights'>) => rights?.site_ids ?? 'all'
const accountOf = ({ rights }: Pick<Context, 'rights'>): string => rights?.account_id ?? ''

async function requireOwn(context: Context, id: string): Promise<store.SubscriptionRow> {
  const row = await context.installation.databases.control.read(db => store.findSubscription(db, id))
  if (row?.account_id !== accountOf(context)) throw problem('not_found')
  return row
}

const show = async (context: Context, id: string) => {
  const { databases } = context.installation
  return databases.control.read(async db => {
    const row = await store.findSubscription(db, id)
    if (!row) throw problem('not_found')
    return showSubscription(db, row, context.now(), reachOf(context))
  })
}

/** Work on a subscription at Stripe, one at a time for each account, and how it stands then. */
function changing(context: Context, id: string, work: (row: store.SubscriptionRow) => Promise<void>) {
  return oneAtATime(context.installation, accountOf(context), async () => {
    const row = await requireOwn(context, id)
    requirePayments(context.installation)
    await work(row)
    return show(context, id)
  })
}

export const listSubscriptions = query(contract.listSubscriptions, async (db, { query: q }, context) => {
  const { site_id, live } = q
  const rows = await store.pageOfSubscriptions(db, {
    ...listPage(q),
    account_id: accountOf(context),
    ...(site_id && { site_id }),
    ...(live !== undefined && { live }),
  })
  const names = await loadNames(db, rows, reachOf(context))
  return page(q, rows, listKey(q), row => toSubscription(row, names, context.now()))
})

export const getSubscription = query(contract.getSubscription, async (db, { params }, context) => {
  const row = await store.findSubscription(db, params.subscription_id)
  if (row?.account_id !== accountOf(context)) throw problem('not_found')
  return showSubscription(db, row, context.now(), reachOf(context))
})

export const setAutoRenewal = action(
  contract.setAutoRenewal,
  ({ params, body }, context) =>
    changing(context, params.subscription_id, async row => {
      if (isFinal(row)) throw problem('subscription_ended')
      await setRenewal(context.installation, row, body.auto_renewal)
      await askStripe(() => settleSubscription(context.installation, row.stripe_id))
    }),
  async (_tx, _input, _context, shown) => shown,
)

export const resumeSubscription = action(
  contract.resumeSubscription,
  ({ params }, context) =>
    changing(context, params.subscription_id, async row => {
      const { installation } = context
      if (isFinal(row)) throw problem('subscription_ended')
      if (row.status === 'paused') {
        const { stripe } = requirePayments(installation)
        await askStripe(() => stripe.subscriptions.resume(row.stripe_id, { billing_cycle_anchor: 'now' }))
      } else if (row.ends_at === null) throw problem('transition_not_allowed', { values: { status: 'active' } })
      else await setRenewal(installation, row, true)
      await askStripe(() => settleSubscription(installation, row.stripe_id))
    }),
  async (_tx, _input, _context, shown) => shown,
)

export const previewSubscriptionChange = action(
  contract.previewSubscriptionChange,
  ({ params, body }, context) =>
    oneAtATime(context.installation, accountOf(context), async () => {
      const row = await requireOwn(context, params.subscription_id)
      const { interval = row.interval, promotion_code } = body
      const items = body.items ?? row.items.map(({ plan_id, quantity }) => ({ plan_id, quantity }))
      const { installation, locale } = context
      const shown = await showChange(installation, row, { items, interval, promotion_code })
      return toChange(shown.row, {
        lines: await showPriceLines(installation, shown.lines, locale),
        discount: shown.discount,
        tax: shown.tax,
        exceeded: withReachedNames(shown.exceeded, reachOf(context)),
      })
    }),
  async (_tx, _input, _context, shown) => shown,
)

export const getSubscriptionChange = query(
  contract.getSubscriptionChange,
  async (db, { params }, context) => {
    const row = await store.findChange(db, params.change_id)
    if (row?.account_id !== accountOf(context) || row.subscription_id !== params.subscription_id)
      throw problem('not_found')
    return row
  },
  async (row, _input, { installation }) =>
    toChange(row, { confirmation: installation.payments && (await loadConfirmation(installation, row)) }),
)

async function requireChange(
  context: Context,
  { subscription_id, change_id }: { subscription_id: string; change_id: string },
) {
  const row = await context.installation.databases.control.read(db => store.findChange(db, change_id))
  if (row?.account_id !== accountOf(context) || row.subscription_id !== subscription_id) throw problem('not_found')
  return row
}

export const confirmSubscriptionChange = action(
  contract.confirmSubscriptionChange,
  async ({ params }, context) => {
    let confirmation: Confirmation | undefined
    const shown = await changing(context, params.subscription_id, async () => {
      confirmation = await confirmChange(context.installation, await requireChange(context, params))
    })
    return { ...shown, ...(confirmation && { confirmation }) }
  },
  async (_tx, _input, _context, shown) => shown,
)

export const cancelSubscriptionChange = action(
  contract.cancelSubscriptionChange,
  async ({ params }, context) => {
    await changing(context, params.subscription_id, async row => {
      const change = await requireChange(context, params)
      if (row.pending_change_id === change.id) return dropPending(context.installation, row)
      if (change.status !== 'scheduled' || row.next_change_id !== change.id)
        throw problem('transition_not_allowed', { values: { status: change.status } })
      await releaseSchedule(context.installation, row)
      await askStripe(() => settleSubscription(context.installation, row.stripe_id))
    })
  },
  async (tx, { params }, context) => {
    await store.updateChange(tx, params.change_id, { status: 'canceled', updated_at: context.now() })
  },
)

export const refundSubscription = action(
  contract.refundSubscription,
  ({ params }, context) => changing(context, params.subscription_id, row => giveBack(context.installation, row)),
  async (_tx, _input, _context, shown) => shown,
)
