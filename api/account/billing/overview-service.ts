/** The endpoints that say what an account and a site have of their plans. */

import type { Handle } from '../../platform/database/handle.ts'
import { planOfSite } from '../../platform/features/allowances/plan.ts'
import type { Context } from '../../platform/features/context.ts'
import { query } from '../../platform/features/endpoint.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { paymentSetupStatus } from '../billing-setup/rules.ts'
import { findPlan, planOfAccount } from '../plans/rules.ts'
import * as contract from './contract-overview.ts'
import * as store from './store.ts'
import {
  isTrialAvailable,
  listExceeded,
  liveOf,
  liveOfAccount,
  loadNames,
  toSubscription,
  withReachedNames,
} from './subscriptions/rules.ts'

type Db = Handle<'control'>

const toNotice = ({ id, type, subject_id, values, created_at }: store.NoticeRow) => ({
  id,
  type,
  subject_id,
  values,
  created_at: toInstant(created_at),
})

async function loadPlan(db: Db, account_id: string) {
  const given = await planOfAccount(db, account_id)
  const plan = given && (await findPlan(db, given.plan_id))
  if (!given || !plan) return undefined
  const { source, ends_at, ended_at } = given
  return {
    limits: ended_at === null ? plan.limits : undefined,
    shown: {
      id: plan.id,
      name: plan.name,
      source,
      ended: ended_at !== null,
      ends_at: ends_at === null ? null : toInstant(ends_at),
    },
  }
}

async function load(db: Db, _input: unknown, { installation, rights, now }: Context) {
  const { payments, config } = installation
  const account_id = rights?.account_id ?? ''
  const live = await liveOfAccount(db, account_id)
  const names = await loadNames(db, live, rights?.site_ids)
  const rows = live.map(row => toSubscription(row, names, now()))
  return {
    account_id,
    plan: await loadPlan(db, account_id),
    shown: {
      payments: await paymentSetupStatus(db, config.billing),
      publishable_key: payments?.publishable_key ?? null,
      site_subscriptions: rows.filter(({ type }) => type === 'site_add_ons'),
      trial_available: await isTrialAvailable(db, account_id),
      currency: live[0]?.currency ?? null,
      notices: (await store.openNotices(db, account_id)).map(toNotice),
    },
    own: rows.find(({ type }) => type === 'account_plan'),
  }
}

export const getBilling = query(
  contract.getBilling,
  load,
  async ({ account_id, plan, shown, own }, _input, context) => {
    const { installation } = context
    const plan_limits = plan && (plan.limits ?? (plan.shown.ended ? 'none' : undefined))
    const limitOf = (name: string) => (plan_limits === 'none' ? 0 : plan_limits?.[name])
    const exceeded = plan ? await listExceeded(installation, account_id, { limitOf }) : []
    return {
      ...shown,
      ...(plan && { plan: plan.shown }),
      ...(own && { subscription: own }),
      exceeded: withReachedNames(exceeded, context.rights?.site_ids ?? 'all').map(one => ({ ...one, prevents: false })),
    }
  },
)

export const getSiteBilling = query(
  contract.getSiteBilling,
  async (db, _input, { installation, site, now }) => {
    const { config, payments } = installation
    const live = await liveOf(db, site.id)
    return {
      plan: await planOfSite(db, site),
      shown: {
        payments: await paymentSetupStatus(db, config.billing),
        publishable_key: payments?.publishable_key ?? null,
        ...(live && { subscription: toSubscription(live, await loadNames(db, [live]), now()) }),
      },
    }
  },
  async ({ plan, shown }, _input, { installation, site }) => {
    const limitOf = (name: string) => plan?.limits[name] ?? (plan?.ended ? 0 : undefined)
    const exceeded = await listExceeded(installation, site.account_id, { limitOf }, site.id)
    return { ...shown, exceeded: exceeded.map(one => ({ ...one, prevents: false })) }
  },
)
