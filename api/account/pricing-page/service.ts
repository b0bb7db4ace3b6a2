/** The endpoints on the pricing page. */

import type { Handle } from '../../platform/database/handle.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { paymentSetupStatus } from '../billing-setup/rules.ts'
import { offeredPlans } from '../plans/rules.ts'
import * as contract from './contract.ts'
import { pricingPageLimits } from './limits.ts'
import { findPage, type PageRow, savePage } from './store.ts'

const nothing = { claim: '', questions: [] }
const unwritten = { texts: { en: nothing, es: nothing }, version: 0, updated_at: null }

const toPage = (row: Omit<PageRow, 'id'> | undefined) =>
  row ? { texts: row.texts, version: row.version, updated_at: toInstant(row.updated_at) } : unwritten

export const getPricingPage = query(contract.getPricingPage, async db => toPage(await findPage(db)))

export const updatePricingPage = action(contract.updatePricingPage, async (tx, { body }, context) => {
  const former = await findPage(tx)
  const { version } = toPage(former)
  context.ifMatch(version)
  const row = { texts: body.texts, version: version + 1, updated_at: context.now() }
  await savePage(tx, row)
  return toPage(row)
})

export const getPricing = query(contract.getPricing, async (db: Handle<'control'>, _input, { installation }) => {
  const payments = await paymentSetupStatus(db, installation.config.billing)
  const isSold = payments === 'on'
  const { texts } = toPage(await findPage(db))
  const plans = isSold ? await offeredPlans(db) : []
  return {
    payments,
    plans: plans.map(({ id, name, texts: words, limits, features, prices, trial_days }) => ({
      ...{ id, name, limits, features, trial_days },
      texts: words,
      prices: [...prices],
    })),
    texts: isSold ? texts : unwritten.texts,
    money_back_days: pricingPageLimits.money_back_days,
  }
})
