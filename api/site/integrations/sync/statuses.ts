/** Leads as a connection would send them: the mapped values, the names of synced tags and audiences, and whether they get email. */

import { and, eq, inArray } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Present } from '../../../platform/schemas/filter/relative.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import { campaignLeads, campaigns } from '../../capture/campaigns/table.ts'
import { audiences } from '../../contacts/audiences/table.ts'
import { latestEntries, latestWithdrawals, ownConsents } from '../../contacts/consents/rules.ts'
import { valuesByLead } from '../../contacts/custom-fields/rules.ts'
import type { OwnField } from '../../contacts/lead-records/fields.ts'
import { type LeadRow, leadRows } from '../../contacts/lead-records/rules.ts'
import { toLeads } from '../../contacts/leads/rules.ts'
import { personHash } from '../../contacts/mailability/rules.ts'
import { tags } from '../../contacts/tags/table.ts'
import type { SyncReason } from '../connections/ports.ts'
import { type ConnectionRow, type LeadField, loadLeadFields } from '../connections/rules.ts'
import { decidedAudiences } from './decided-audiences.ts'
import { erasedAmong } from './erased-store.ts'
import type { KnownState } from './table.ts'

type Db = Handle<'site'>
export type Value = KnownState['fields'][string]

export interface LeadState {
  lead: LeadRow
  /** By the field of leads, as it is here. */
  fields: Record<string, Value>
  tags: string[]
  /** `withdrawn`: they said no, or their address is suppressed. `none`: they never said yes. */
  consent: 'subscribed' | 'withdrawn' | 'none'
  /** Why they would not be added there. */
  left_out: SyncReason | null
  /** When the person last agreed themself. */
  agreed_at: number | undefined
  /** They said no, and have not agreed themself since: others may have subscribed them again. */
  has_said_no: boolean
  /** Their address came back, and nothing else keeps email from them. */
  is_bounced: boolean
  /** Somebody who was erased had the address: what the service holds of it is theirs, until something of this lead has been sent. */
  follows_erased: boolean
}

/** Tags and audiences of a connection, by the names that are tags there. */
export interface SyncedSet {
  kind: 'tag' | 'audience'
  id: string
  name: string
  /** Members follow from a filter: nobody is added or taken out by what happens there. */
  is_dynamic: boolean
}

/** What belongs to the site, and to the moment. */
export interface Around {
  /** The site's, by which people are recognized of whom nothing else is kept. */
  key: Buffer
  /** By which filters decide who is on audiences that are not settled. */
  present: Present
}

export interface Mapping extends Around {
  connection: ConnectionRow
  fields: { own: LeadField; mapped: ConnectionRow['fields'][number] }[]
  sets: SyncedSet[]
}

/** `locale`: of the labels of fields. */
export async function loadMapping(
  db: Db,
  connection: ConnectionRow,
  around: Around,
  locale: Locale = 'en',
): Promise<Mapping> {
  const ours = new Map((await loadLeadFields(db, locale)).map(field => [field.id, field]))
  const fields = connection.fields.flatMap(mapped => {
    const own = ours.get(mapped.field)
    return own ? [{ own, mapped }] : []
  })
  const { tag_ids, audience_ids } = connection
  const tagRows = tag_ids.length > 0 ? await db.select().from(tags).where(inArray(tags.id, tag_ids)) : []
  const audienceRows =
    audience_ids.length > 0 ? await db.select().from(audiences).where(inArray(audiences.id, audience_ids)) : []
  const sets: SyncedSet[] = [
    ...tagRows.map(({ id, name }) => ({ kind: 'tag' as const, id, name, is_dynamic: false })),
    ...audienceRows.map(({ id, name, filter }) => ({
      ...{ kind: 'audience' as const, id, name },
      is_dynamic: filter !== null,
    })),
  ]
  return { ...around, connection, fields, sets }
}

export async function loadLeadStates(
  db: Db,
  mapping: Mapping,
  lead_ids: readonly string[],
): Promise<Map<string, LeadState>> {
  const rows = await leadRows.withIds(db, lead_ids)
  const ids = [...rows.keys()]
  if (ids.length === 0) return new Map()
  const wires = await toLeads(db, [...rows.values()])
  const values = await valuesByLead(db, ids)
  const [entries, agreed] = [await latestEntries(db, ids), await ownConsents(db, ids)]
  const withdrawn = await latestWithdrawals(db, ids)
  const chosen = await loadCampaignLeads(db, mapping, ids)
  const hashes = new Map([...rows.values()].map(({ id, email_key }) => [id, personHash(mapping.key, email_key)]))
  const erased = await erasedAmong(db, mapping.connection.id, [...hashes.values()])
  const decided = await decidedAudiences(db, mapping, ids)
  const states = new Map<string, LeadState>()
  for (const wire of wires) {
    const lead = rows.get(wire.id)
    if (!lead) continue
    const audience_ids = decided?.get(lead.id) ?? wire.audience_ids
    const own = mapping.sets.filter(({ kind, id }) => (kind === 'tag' ? wire.tag_ids : audience_ids).includes(id))
    const isSuppressed = wire.suppression !== undefined
    const agreed_at = agreed.get(lead.id)
    const withdrawn_at = withdrawn.get(lead.id)?.at
    const has_said_no = withdrawn_at !== undefined && withdrawn_at >= (agreed_at ?? 0)
    const hasAgreed = entries.get(lead.id)?.type === 'given'
    const isChosen = mapping.connection.leads === 'all' || own.length > 0 || chosen.has(lead.id)
    states.set(lead.id, {
      lead,
      fields: toFields(mapping, lead, values.get(lead.id) ?? {}),
      tags: own.map(({ name }) => name),
      consent: toConsent(lead, isSuppressed),
      left_out: toReason(lead, { isSuppressed, hasAgreed, isChosen }),
      ...{ agreed_at, has_said_no },
      is_bounced: wire.suppression?.reason === 'hard_bounce' && lead.unsubscribed_at === null && !has_said_no,
      follows_erased: erased.has(hashes.get(lead.id) ?? ''),
    })
  }
  return states
}

/** Of active campaigns and of those that were. */
async function loadCampaignLeads(db: Db, { connection }: Mapping, ids: readonly string[]): Promise<Set<string>> {
  if (connection.leads === 'all') return new Set()
  const rows = await db
    .select({ lead_id: campaignLeads.lead_id })
    .from(campaignLeads)
    .innerJoin(campaigns, eq(campaigns.id, campaignLeads.campaign_id))
    .where(and(eq(campaigns.connection_id, connection.id), inArray(campaignLeads.lead_id, [...ids])))
  return new Set(rows.map(({ lead_id }) => lead_id))
}

const toFields = ({ fields }: Mapping, lead: LeadRow, values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    fields.map(({ own }) => [own.id, (own.custom ? values[own.custom.name] : lead[own.id as OwnField]) ?? null]),
  )

function toConsent(lead: LeadRow, isSuppressed: boolean): LeadState['consent'] {
  if (isSuppressed || lead.unsubscribed_at !== null) return 'withdrawn'
  return lead.mailability === 'subscribed' ? 'subscribed' : 'none'
}

function toReason(
  lead: LeadRow,
  { isSuppressed, hasAgreed, isChosen }: { isSuppressed: boolean; hasAgreed: boolean; isChosen: boolean },
): SyncReason | null {
  if (isSuppressed) return 'suppressed'
  if (lead.confirmation === 'pending') return 'unconfirmed'
  if (lead.mailability !== 'subscribed' || !hasAgreed) return 'not_subscribed'
  return isChosen ? null : 'not_chosen'
}
