/** The endpoints of the set-up of payments. */

import type { Context, Installation } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { isUnsettled } from '../../platform/network/payments.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { type Locale, messageOf } from '../../platform/texts/messages/messages.ts'
import { allPlans } from '../plans/rules.ts'
import * as contract from './contract.ts'
import { beginNightly, lastEventAt, liveBegins } from './ports.ts'
import { endpointUrl, runSetUp } from './set-up.ts'
import * as store from './store.ts'
import { askWallets } from './wallets.ts'

type State = 'off' | 'not_set_up' | 'ready' | 'key_refused' | 'unreachable'

const off = {
  mode: null,
  stripe_account_id: null,
  endpoint_url: null,
  webhook_registered: false,
  wallets: 'inactive' as const,
  plans_to_update: [],
  price_count: 0,
  last_event_at: null,
  set_up_at: null,
}

async function askState(installation: Installation, setup: store.SetupRow | undefined): Promise<State> {
  const { payments } = installation
  if (!payments) return 'off'
  try {
    const account = await payments.stripe.accounts.retrieveCurrent()
    if (!setup) return 'not_set_up'
    return account.id === setup.stripe_account_id ? 'ready' : 'key_refused'
  } catch (error) {
    return isUnsettled(error) ? 'unreachable' : 'key_refused'
  }
}

async function show(installation: Installation, locale: Locale) {
  const { payments, databases } = installation
  const words = (status: State) => ({ status, text: messageOf(locale, `billing_setup.${status}`) })
  if (!payments) return { ...words('off'), ...off }
  const { mode } = payments
  const found = await databases.control.read(async db => ({
    setup: await store.findSetup(db, mode),
    prices: await store.activePrices(db, mode),
    plans: await allPlans(db),
    last_event_at: await installation.connections.through(lastEventAt)(db),
  }))
  const { setup, prices, plans, last_event_at } = found
  const isThere = (plan_id: string, price: { currency: string; interval: string; amount: number }) =>
    prices.some(
      one =>
        one.plan_id === plan_id &&
        one.currency === price.currency &&
        one.interval === price.interval &&
        one.amount === price.amount,
    )
  return {
    ...words(await askState(installation, setup)),
    mode,
    stripe_account_id: setup?.stripe_account_id ?? null,
    endpoint_url: setup?.endpoint_url ?? endpointUrl(installation),
    webhook_registered: setup !== undefined,
    wallets: await askWallets(installation),
    plans_to_update: plans
      .filter(plan => plan.prices.some(price => !isThere(plan.id, price)))
      .map(({ id, name }) => ({ id, name })),
    price_count: prices.length,
    last_event_at: last_event_at === null ? null : toInstant(last_event_at),
    set_up_at: setup ? toInstant(setup.set_up_at) : null,
  }
}

export const getBillingSetup = query(
  contract.getBillingSetup,
  async () => null,
  (_found, _input, { installation, locale }) => show(installation, locale),
)

const setUp = async (_input: unknown, { installation, locale }: Context) => {
  await runSetUp(installation)
  const { connections, payments } = installation
  const endTests = payments?.mode === 'live' ? connections.through(liveBegins) : undefined
  return { shown: await show(installation, locale), begin: connections.through(beginNightly), endTests }
}

export const runBillingSetup = action(
  contract.runBillingSetup,
  setUp,
  async (tx, _input, context, { shown, begin, endTests }) => {
    context.auditAs(null)
    await begin(tx, context.now())
    await endTests?.(tx, context.now())
    return shown
  },
)
