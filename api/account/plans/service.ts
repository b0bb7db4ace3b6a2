/** The endpoints on plans, and on how much of them is used. */

import type { Config } from '../../platform/config/config.ts'
import type { Handle, Kind } from '../../platform/database/handle.ts'
import { noTexts, type PlanType } from '../../platform/features/allowances/control-table.ts'
import type { Allowance, CountContext } from '../../platform/features/allowances/define.ts'
import { allowedBy, type PlanFacts, readPlan } from '../../platform/features/allowances/plan.ts'
import type { Context, InAction, Installation } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../platform/http/list-page.ts'
import { page } from '../../platform/http/pagination.ts'
import { restart } from '../../platform/jobs/jobs.ts'
import { type FieldError, problem, refusedAt } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { foldKey } from '../../platform/schemas/schemas.ts'
import { accountExists } from '../memberships/rules.ts'
import * as contract from './contract.ts'
import { endGrants } from './jobs.ts'
import { type Offer, offerErrors } from './offer.ts'
import { planCheckouts, planSales } from './ports.ts'
import { retryInSites } from './rules.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

const toPlan = (row: store.PlanRow, accounts: number) => ({
  id: row.id,
  name: row.name,
  limits: row.limits,
  features: row.features,
  plan_type: row.plan_type,
  texts: row.texts,
  prices: row.prices,
  trial_days: row.trial_days,
  is_public: row.is_public,
  is_default: row.is_default,
  accounts,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

async function existing(db: Db, id: string): Promise<store.PlanRow> {
  const row = await store.findPlan(db, id)
  if (!row) throw problem('not_found')
  return row
}

async function shown(db: Db, id: string) {
  const row = await existing(db, id)
  return toPlan(row, (await store.accountsWith(db, [id])).get(id) ?? 0)
}

export const listPlans = query(contract.listPlans, async (db, { query: q }) => {
  const rows = await store.pageOfPlans(db, listPage(q))
  const accounts = await store.accountsWith(
    db,
    rows.map(({ id }) => id),
  )
  return page(q, rows, listKey(q), row => toPlan(row, accounts.get(row.id) ?? 0))
})

export const getPlan = query(contract.getPlan, (db, { params }) => shown(db, params.plan_id))

const installationOf = async (_input: unknown, { installation }: Context): Promise<Installation> => installation

interface PlanInput {
  limits?: Record<string, number> | undefined
  features?: string[] | null | undefined
}

/** 422 at each name that no feature declares. */
function requireDeclared({ limits = {}, features }: PlanInput, { connections }: Installation): void {
  const names = connections.allowances.map(({ name }) => name)
  const errors: FieldError[] = [
    ...Object.keys(limits).flatMap(name =>
      names.includes(name) ? [] : { pointer: `/limits/${name}`, code: 'allowance_unknown' },
    ),
    ...(features ?? []).flatMap((name, at) =>
      connections.planFeatures.includes(name) ? [] : { pointer: `/features/${at}`, code: 'feature_unknown' },
    ),
  ]
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

const newOffer = (plan_type: PlanType = 'account') => ({
  plan_type,
  features: plan_type === 'account' ? null : [],
  texts: { en: noTexts, es: noTexts },
  prices: [],
  trial_days: 0,
  is_public: false,
  is_default: false,
})

function requireOffer(offer: Offer): void {
  const errors = offerErrors(offer)
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** The sites look at their plan anew, and so does email that waited for more of it. */
function lookAgain(tx: Db, { afterCommit, now }: InAction, installation: Installation, ids: readonly string[]) {
  for (const id of ids) tx.announce(`site ${id}`)
  afterCommit(() => retryInSites(installation, ids, now()))
}

export const createPlan = action(contract.createPlan, installationOf, async (tx, { body }, context, installation) => {
  requireDeclared(body, installation)
  const name_key = foldKey(body.name)
  if (await store.planNamed(tx, name_key)) throw refusedAt('/name', 'name_taken')
  const at = context.now()
  const own = { ...newOffer(body.plan_type), ...body, name_key }
  requireOffer(own)
  if (own.is_default) await store.endDefault(tx, at)
  const row = { id: context.newId('plan'), ...own, version: 1, created_at: at, updated_at: at }
  await store.insertPlan(tx, row)
  await installation.connections.through(planSales).offerChanged(tx, row.id, at)
  return toPlan(row, 0)
})

export const updatePlan = action(
  contract.updatePlan,
  installationOf,
  async (tx, { params, body }, context, installation) => {
    const row = await existing(tx, params.plan_id)
    context.ifMatch(row.version)
    context.changedFrom(row)
    requireDeclared(body, installation)
    const name_key = foldKey(body.name ?? row.name)
    if (await store.planNamed(tx, name_key, row.id)) throw refusedAt('/name', 'name_taken')
    requireOffer({ ...row, ...body })
    if (body.is_default && !row.is_default) await store.endDefault(tx, context.now())
    await store.savePlan(tx, row.id, { ...body, name_key, updated_at: context.now() })
    lookAgain(tx, context, installation, await store.sitesWithPlan(tx, row.id))
    await installation.connections.through(planSales).offerChanged(tx, row.id, context.now())
    return shown(tx, row.id)
  },
)

export const deletePlan = action(contract.deletePlan, installationOf, async (tx, { params }, context, installation) => {
  const row = await existing(tx, params.plan_id)
  const sales = installation.connections.through(planSales)
  if ((await sales.isPaidFor(tx, row.id)) || (await store.hasAddOn(tx, row.id))) throw problem('plan_in_use')
  const isOpen = installation.connections.through(planCheckouts)
  if (await isOpen(tx, row.id, context.now())) throw problem('plan_in_use', { detail: 'plans.in_checkout' })
  if ((await store.accountsWith(tx, [row.id])).has(row.id)) throw problem('plan_in_use')
  if (row.is_default) throw problem('plan_is_default')
  await store.removePlan(tx, row.id)
  await sales.offerChanged(tx, row.id, context.now())
})

async function planForAccount(db: Db, id: string): Promise<store.PlanRow> {
  const plan = await store.findPlan(db, id)
  if (plan?.plan_type === 'account') return plan
  const code = plan ? 'plan_is_add_on' : 'unknown_reference'
  throw problem('validation_failed', { errors: [{ pointer: '/plan_id', code }] })
}

export const setAccountPlan = action(
  contract.setAccountPlan,
  installationOf,
  async (tx, { params: { account_id }, body }, context, installation) => {
    if (!(await accountExists(tx, account_id))) throw problem('not_found')
    const plan = body.plan_id === null ? null : await planForAccount(tx, body.plan_id)
    if (await installation.connections.through(planSales).paysForPlan(tx, account_id))
      throw problem('subscription_exists')
    const ends_at = body.ends_at ? Date.parse(body.ends_at) : null
    const given_at = context.now()
    const given = plan && ({ plan_id: plan.id, given_at, source: 'granted', ends_at, note: body.note ?? '' } as const)
    await store.givePlan(tx, account_id, given)
    if (ends_at !== null) await restart(tx, endGrants, { subject_id: account_id, due_at: ends_at }, given_at)
    lookAgain(tx, context, installation, await store.sitesOfAccount(tx, account_id))
    return { account_id, ...(plan && { plan: { id: plan.id, name: plan.name } }) }
  },
)

interface UsageContext extends CountContext {
  plan: PlanFacts | null
  config: Config
}

async function metersOf<K extends Kind>(db: Handle<K>, allowances: readonly Allowance<K>[], of: UsageContext) {
  const meters = []
  for (const allowance of allowances) {
    const limit = allowedBy(of.plan, allowance, of.config)
    const { name, unit, waits = false } = allowance
    meters.push({ name, unit, used: await allowance.used(db, of), limit, waits })
  }
  return meters
}

export const getUsage = query(contract.getUsage, async (db, _input, { installation, rights, now }) => {
  const { connections, config } = installation
  const id = rights?.account_id ?? ''
  const plan = await readPlan(db, id)
  const counted = connections.allowances.filter(one => one.of === 'control')
  return {
    ...(plan && { plan: { id: plan.id, name: plan.name } }),
    account: await metersOf(db, counted, { id, now: now(), timezone: 'UTC', plan, config }),
    features: connections.planFeatures.map(name => ({
      name,
      included: plan?.features?.includes(name) ?? true,
    })),
  }
})

export const getSiteUsage = query(contract.getSiteUsage, async (db, _input, { installation, site, now }) => {
  const { connections, config } = installation
  const counted = connections.allowances.filter(one => one.of === 'site')
  const of = { id: site.id, now: now(), timezone: site.timezone, plan: site.plan, config }
  return { data: await metersOf(db, counted, of) }
})
