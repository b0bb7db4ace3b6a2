/** From rows to the wire: a page of leads with what hangs on them, in a fixed number of queries. */

import type { Handle } from '../../../platform/database/handle.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { normalizedPhone } from '../../../platform/schemas/schemas.ts'
import { type FieldValue, valuesByLead } from '../custom-fields/rules.ts'
import { scoreParts, suggestionFor } from '../lead-quality/rules.ts'
import { type ChoiceField, type OwnField, type OwnValues, ownField, ownFieldNames } from '../lead-records/fields.ts'
import type { LeadRow } from '../lead-records/rules.ts'
import { leadRows, membersOfLeads, originOnWire } from '../lead-records/rules.ts'
import type { leadExpansion } from './contract.ts'
import { readAudienceIds, readTagIds } from './facts.ts'
import { audiencesOfLeads, tagsOfLeads } from './store-lists.ts'
import { readSuppressions, type SuppressionFact } from './suppressed.ts'

type Expansion = (typeof leadExpansion)['options'][number]
interface NamedThing {
  id: string
  name: string
}

interface Around {
  tag_ids: string[]
  audience_ids: string[]
  assistant_ids: string[]
  tags: ReturnType<typeof toLeadTag>[] | undefined
  audiences: NamedThing[] | undefined
  custom_fields: Record<string, FieldValue>
  suppression: SuppressionFact | undefined
}

/** The result of verifying the address; the score has parts once that was done. */
const emailQuality = (row: LeadRow) => {
  const suggestion = suggestionFor(row)
  return {
    validity: row.email_validity,
    score: row.email_score,
    ...(row.email_score_parts && { parts: scoreParts(row.email_score_parts) }),
    disposable: row.email_disposable,
    free: row.email_free,
    role_based: row.email_role_based,
    checked_at: toInstantOrNull(row.email_checked_at),
    ...(suggestion !== undefined && { suggestion }),
  }
}

/** An empty text is null; an empty choice is absent. */
const ownOnWire = (row: LeadRow) =>
  Object.fromEntries(
    ownFieldNames.flatMap(field =>
      row[field] === null && ownField(field).type === 'choice' ? [] : [[field, row[field]]],
    ),
  ) as Pick<OwnValues, Exclude<OwnField, ChoiceField>> & { [F in ChoiceField]?: NonNullable<OwnValues[F]> }

const suppressionOnWire = ({ reason, since }: SuppressionFact) => ({
  reason,
  ...(since !== null && { since: toInstant(since) }),
})

const toLead = (row: LeadRow, around: Around) => {
  const origin = originOnWire(row)
  return {
    id: row.id,
    email: row.email,
    ...ownOnWire(row),
    phone_normalized: row.phone === null ? null : normalizedPhone(row.phone),
    mailability: row.mailability,
    unsubscribed_at: toInstantOrNull(row.unsubscribed_at),
    ...(around.suppression && { suppression: suppressionOnWire(around.suppression) }),
    source: row.source,
    registered_at: toInstant(row.registered_at),
    last_activity_at: toInstant(row.last_activity_at),
    last_contacted_at: toInstantOrNull(row.last_contacted_at),
    tag_ids: around.tag_ids,
    audience_ids: around.audience_ids,
    ...(around.tags && { tags: around.tags }),
    ...(around.audiences && { audiences: around.audiences }),
    custom_fields: around.custom_fields,
    assistant_ids: around.assistant_ids,
    sandbox_id: row.sandbox_id,
    ...(origin && { origin }),
    email_stats: {
      opens: row.opens,
      clicks: row.clicks,
      replies: row.replies,
      last_opened_at: toInstantOrNull(row.last_opened_at),
      last_clicked_at: toInstantOrNull(row.last_clicked_at),
      last_replied_at: toInstantOrNull(row.last_replied_at),
    },
    email_quality: emailQuality(row),
    confirmation: {
      status: row.confirmation,
      asked_at: toInstantOrNull(row.confirmation_asked_at),
      confirmed_at: toInstantOrNull(row.confirmed_at),
    },
    version: row.version,
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
  }
}

export type LeadOnWire = ReturnType<typeof toLead>

type TagOfLead = Awaited<ReturnType<typeof tagsOfLeads>>[number]

const toLeadTag = ({ id, name, source, source_id, at }: TagOfLead) => ({
  id,
  name,
  source,
  ...(source_id !== null && { source_id }),
  added_at: toInstant(at),
})

/** What belongs to each of these leads. */
async function belongings(db: Handle<'site'>, ids: readonly string[], expand: readonly Expansion[]) {
  const [tagIds, audienceIds, assistantIds, values, suppressions, tagsThere, audiencesThere] = await Promise.all([
    readTagIds(db, ids),
    readAudienceIds(db, ids),
    membersOfLeads(db, 'assistants', ids),
    valuesByLead(db, ids),
    readSuppressions(db, ids),
    expand.includes('tags') ? tagsOfLeads(db, ids) : undefined,
    expand.includes('audiences') ? audiencesOfLeads(db, ids) : undefined,
  ])
  const tags = tagsThere && Map.groupBy(tagsThere, t => t.lead_id)
  const audiences = audiencesThere && Map.groupBy(audiencesThere, a => a.lead_id)
  const named = (found: Map<string, NamedThing[]> | undefined, lead_id: string) =>
    found && (found.get(lead_id) ?? []).map(({ id, name }) => ({ id, name }))
  return (lead_id: string) => ({
    tag_ids: tagIds.get(lead_id) ?? [],
    audience_ids: audienceIds.get(lead_id) ?? [],
    assistant_ids: assistantIds.get(lead_id) ?? [],
    tags: tags && (tags.get(lead_id) ?? []).map(toLeadTag),
    audiences: named(audiences, lead_id),
    custom_fields: values.get(lead_id) ?? {},
    suppression: suppressions.get(lead_id),
  })
}

/** Leads as they travel, in the order of the rows. */
export async function toLeads(
  db: Handle<'site'>,
  rows: readonly LeadRow[],
  expand: readonly Expansion[] = [],
): Promise<LeadOnWire[]> {
  if (rows.length === 0) return []
  const ids = rows.map(row => row.id)
  const of = await belongings(db, ids, expand)
  return rows.map(row => toLead(row, of(row.id)))
}

/** The same, of which only the ids are known, in their order: the rows and what belongs to them are asked for together. */
export async function leadsOfIds(
  db: Handle<'site'>,
  ids: readonly string[],
  expand: readonly Expansion[] = [],
): Promise<LeadOnWire[]> {
  if (ids.length === 0) return []
  const [rows, of] = await Promise.all([leadRows.withIds(db, ids), belongings(db, ids, expand)])
  return ids.flatMap(id => {
    const row = rows.get(id)
    return row ? toLead(row, of(id)) : []
  })
}

/** One lead as it travels. */
export async function oneLead(db: Handle<'site'>, row: LeadRow, expand?: readonly Expansion[]): Promise<LeadOnWire> {
  const [wire] = await toLeads(db, [row], expand)
  if (!wire) throw new Error('one row makes one lead')
  return wire
}
