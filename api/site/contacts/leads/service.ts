/** The endpoints on leads: lists, searches, one lead's coming, changing and going. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { afterKey, page, pageLimit } from '../../../platform/http/pagination.ts'
import { actorId } from '../../../platform/identity/actor.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { requireStaticAudiences } from '../audiences/rules.ts'
import { recordConsent } from '../consents/rules.ts'
import { fieldsOfSite } from '../custom-fields/rules.ts'
import { suppressing, takeStatus } from '../email-status/rules.ts'
import { siteQuality, verifyEmail } from '../lead-quality/rules.ts'
import { existingLead, findLeadByKey } from '../lead-records/rules.ts'
import { requireTags } from '../tags/rules.ts'
import { leadsAllowance } from './allowances.ts'
import { changeLead, requireValues } from './change.ts'
import * as contract from './contract.ts'
import * as acts from './contract-mutations.ts'
import { countLeads as countMatching } from './counts.ts'
import { eraseLeads } from './erase.ts'
import type { LeadQuery } from './lead-conditions.ts'
import { leadLimits } from './limits.ts'
import { pageOfPlaces, type Slowly } from './pages.ts'
import { captureLead, filterProblems, registeredByDay } from './rules.ts'
import { requireOrder } from './selection.ts'
import { leadsOfIds, oneLead } from './wire.ts'

type Db = Handle<'site'>

interface LeadListQuery {
  sort?: string | undefined
  limit?: number
  cursor?: string
  expand?: ('tags' | 'audiences')[] | undefined
}

/** Reads of the same site that may take long. */
const slowlyOn =
  ({ installation, site }: Context): Slowly =>
  async work =>
    (await installation.databases.site(site.id)).readSlow(work)

const presentOf = ({ now, site: { timezone } }: Context) => ({ now: now(), timezone })

async function pageOf(db: Db, q: LeadListQuery, wanted: LeadQuery, context: Context) {
  const isByTime = wanted.created_after !== undefined || wanted.created_before !== undefined
  const order = await requireOrder(db, q.sort ?? (isByTime ? '-created_at' : '-registered_at'))
  const asked = { after: afterKey(q, 2), limit: pageLimit(q), order }
  const places = await pageOfPlaces(db, wanted, asked, slowlyOn(context))
  const shown = page(
    q,
    places,
    place => [...place],
    ([, id]) => id,
  )
  return { ...shown, data: await leadsOfIds(db, shown.data, q.expand) }
}

export const listLeads = query(contract.listLeads, (db, { query: q }, context) =>
  pageOf(db, q, { ...q, ...presentOf(context) }, context),
)

async function requireFilter(db: Db, filter: LeadQuery['filter']): Promise<void> {
  const errors = filter ? await filterProblems(db, filter) : []
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

export const searchLeads = query(acts.searchLeads, async (db, { body }, context) => {
  const { filter, search } = body
  await requireFilter(db, filter)
  return pageOf(db, body, { filter, search, fields: await fieldsOfSite(db), ...presentOf(context) }, context)
})

export const countLeads = query(acts.countLeads, async (db, { body: { filter, search } }, context) => {
  await requireFilter(db, filter)
  return countMatching(db, { filter, search, fields: await fieldsOfSite(db), ...presentOf(context) }, slowlyOn(context))
})

export const countLeadsByDay = query(acts.countLeadsByDay, async (db, { query: q }, { site: { timezone }, now }) => {
  return { timezone, data: await registeredByDay(db, q.days ?? leadLimits.leads_by_day_default, timezone, now()) }
})

export const getLead = query(contract.getLead, async (db, { params, query: q }) =>
  oneLead(db, await existingLead(db, params.lead_id), q.expand),
)

/** Refuses an address that another lead has, and names that lead. */
async function requireFreeEmail(tx: Db, email: string, own_id?: string): Promise<void> {
  const other = await findLeadByKey(tx, emailKey(email))
  if (!other || other.id === own_id) return
  throw problem('lead_exists', {
    errors: [{ pointer: '/email', code: 'lead_exists' }],
    blockers: [{ type: 'lead', id: other.id, name: other.email }],
  })
}

/** Verifies the given address; asks DNS, outside the write queue. */
async function verified({ body }: { body: { email?: string | undefined } }, { installation, site }: Context) {
  if (body.email === undefined) return undefined
  const database = await installation.databases.site(site.id)
  return verifyEmail(installation, await database.read(siteQuality), body.email)
}

const toCreate = async (input: { body: { email: string } }, context: Context) => ({
  quality: await verified(input, context),
  suppressions: context.installation.connections.through(suppressing),
})

export const createLead = action(contract.createLead, toCreate, async (tx, { body }, context, ready) => {
  const { quality, suppressions } = ready
  await requireFreeEmail(tx, body.email)
  await context.requireRoom(tx, leadsAllowance)
  await requireTags(tx, body.tag_ids ?? [])
  await requireStaticAudiences(tx, body.audience_ids ?? [])
  const { email, tag_ids, audience_ids, email_status, custom_fields, ...rest } = body
  const { consent: stated, ...own } = rest
  const consent = email_status ? undefined : stated
  await requireValues(tx, own, custom_fields)
  const given = Object.entries({ ...own, ...custom_fields }).filter(
    ([, value]) => value !== null && value !== undefined,
  )
  const { lead } = await captureLead(
    tx,
    {
      email,
      values: Object.fromEntries(given) as Record<string, string | number | boolean>,
      tag_ids: tag_ids ?? [],
      audience_ids: audience_ids ?? [],
      source: byWhom(context),
      source_id: actorId(context.actor),
      overwrite: false,
      subscribed: consent !== undefined,
      is_new: true,
      quality,
    },
    context,
  )
  if (consent) {
    const entry = { text: consent.text, text_version: consent.text_version ?? 1, page_url: consent.page_url ?? null }
    const place = context.actor.type === 'api_key' ? 'api' : 'admin'
    await recordConsent(
      tx,
      { lead_id: lead.id, ...entry, place, method: 'api', locale: body.language ?? null },
      context,
    )
  }
  if (email_status) await takeStatus(tx, lead, { ...email_status, address: email }, suppressions, context)
  return oneLead(tx, await existingLead(tx, lead.id))
})

const byWhom = ({ actor }: Pick<Context, 'actor'>) =>
  actor.type === 'api_key' ? ('api' as const) : ('manual' as const)

export const updateLead = action(contract.updateLead, verified, async (tx, { params, body }, context, quality) => {
  const row = await existingLead(tx, params.lead_id)
  context.ifMatch(row.version)
  if (body.email !== undefined) await requireFreeEmail(tx, body.email, row.id)
  const { email, custom_fields, ...own } = body
  await requireValues(tx, own, custom_fields, row.id)
  return oneLead(tx, await changeLead(tx, row, { own, email, quality, custom_fields }, context, byWhom(context)))
})

const keyOfSite = async (_input: unknown, { installation, site }: Context): Promise<Buffer> =>
  installation.databases.siteKey(site.id)

export const deleteLead = action(contract.deleteLead, keyOfSite, async (tx, { params }, context, key) => {
  await eraseLeads(tx, [await existingLead(tx, params.lead_id)], key, context)
})
