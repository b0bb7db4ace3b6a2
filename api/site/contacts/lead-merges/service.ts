/** The endpoints for merging leads. */

import type { Handle } from '../../../platform/database/handle.ts'
import { every_field, suppressUnless } from '../../../platform/events/define.ts'
import { emitWith } from '../../../platform/events/emit.ts'
import type { InAction } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { shareAnswersOfLead } from '../../../platform/features/idempotency/idempotency.ts'
import type { Merge, MergeParts } from '../../../platform/features/lead-merge.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import {
  type ConsentRow,
  consentsFeature,
  consentsSince,
  copyWithdrawals,
  currentConsent,
  moveConsents,
  repeatConsent,
  withdrawalsAmong,
  withoutClaims,
} from '../consents/rules.ts'
import {
  customFieldsFeature,
  type FieldValue,
  fieldsOfSite,
  filledFields,
  valuesByLead,
} from '../custom-fields/rules.ts'
import { leadNoted, leadUpdated } from '../lead-records/events.ts'
import { ownFieldNames } from '../lead-records/fields.ts'
import { existingLead, findLead, type LeadRow, mergingLeads } from '../lead-records/rules.ts'
import { leadsAllowance } from '../leads/rules.ts'
import { addressesOfLeads } from '../mailability/rules.ts'
import * as contract from './contract.ts'
import { leadMerged, leadMergedInto, leadMergeUndone } from './events.ts'
import { leadMergeLimits } from './limits.ts'
import { filledOwnFields, isTaken, type MailDecision, mergedRow, separatedRow, unmergedRow } from './merged-row.ts'
import * as store from './store.ts'

type Db = Handle<'site'>
const day_ms = 86_400_000
const undo_ms = leadMergeLimits.lead_merge_undo_days * day_ms

interface Present {
  now: number
  /** The latest merge into the lead that is not undone. */
  latest_id: string | null
}

/**
 * The latest first: what two brought alike is of both, and a decision since then of all who are the person now. Not while the
 * lead that stayed is merged into another itself.
 */
const canUndo = (row: store.LeadMergeRow, { now, latest_id }: Present): boolean =>
  row.undone_at === null && row.id === latest_id && row.kept?.into.id === row.lead_id && now < row.at + undo_ms

const toMerge = (row: store.LeadMergeRow, present: Present) => ({
  id: row.id,
  lead_id: row.lead_id,
  merged_lead_id: row.merged_lead_id,
  ...(row.kept && { merged_email: row.kept.from.email }),
  created_at: toInstant(row.at),
  ...(canUndo(row, present) && { can_undo_until: toInstant(row.at + undo_ms) }),
  undone_at: toInstantOrNull(row.undone_at),
})

interface MergeRequest {
  params: { lead_id: string }
  body: { merged_lead_id: string; take?: string[] | undefined }
}

/** The two leads: another one of the site, and the one that stays. */
async function bothLeads(db: Db, { params, body }: MergeRequest): Promise<{ into: LeadRow; from: LeadRow }> {
  const into = await existingLead(db, params.lead_id)
  if (body.merged_lead_id === into.id) throw invalid('/merged_lead_id', 'invalid')
  const from = await findLead(db, body.merged_lead_id)
  if (!from) throw invalid('/merged_lead_id', 'unknown_reference')
  await requireFields(db, body.take ?? [])
  return { into, from }
}

const prefix = 'custom_fields.'

/** A misspelled field would leave the other's value behind, unnoticed. */
async function requireFields(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const custom = (await fieldsOfSite(db)).map(({ name }) => `${prefix}${name}`)
  const known = new Set<string>(['email', ...ownFieldNames, ...custom])
  const unknown = names.findIndex(name => !known.has(name))
  if (unknown >= 0) throw invalid(`/take/${unknown}`, 'unknown_reference')
}

export const previewLeadMerge = query(contract.previewLeadMerge, async (db, input, { installation, now }) => {
  const { into, from } = await bothLeads(db, input)
  const take = new Set(input.body.take)
  const values = await valuesByLead(db, [into.id, from.id])
  const custom = (id: string): Record<string, FieldValue> => values.get(id) ?? {}
  const names = new Set([...Object.keys(custom(into.id)), ...Object.keys(custom(from.id))])
  const compared = (field: string, own: FieldValue | null | undefined, other: FieldValue | null | undefined) =>
    (own ?? null) === null && (other ?? null) === null
      ? []
      : [
          {
            field,
            ...(own != null && { own }),
            ...(other != null && { other }),
            taken: isTaken(own, other, take.has(field)),
          },
        ]
  return {
    lead_id: into.id,
    merged_lead_id: from.id,
    fields: [
      ...compared('email', into.email, from.email),
      ...ownFieldNames.flatMap(name => compared(name, into[name], from[name])),
      ...[...names].flatMap(name => compared(prefix + name, custom(into.id)[name], custom(from.id)[name])),
    ],
    moves: await installation.connections.countForMerge(db, { from: from.id, into: into.id, take, now: now() }),
    mailability: mergedRow(into, from, take, now()).mailability,
  }
})

export const createLeadMerge = action(contract.createLeadMerge, async (tx, input, context) => {
  const { into, from } = await bothLeads(tx, input)
  const now = context.now()
  const take = new Set(input.body.take)
  const merge: Merge = { from: from.id, into: into.id, now, take }
  const consent = await currentConsent(tx, take.has('email') ? from.id : into.id)
  const moved: Record<string, MergeParts> = {
    ...(await context.mergeRows(tx, merge)),
    events: await mergingLeads.moveEvents(tx, merge),
    merges: await store.passOn(tx, from.id, into.id),
  }
  // Some name the one that goes by an address that is nobody's any more.
  await shareAnswersOfLead(tx, { lead_id: from.id, goes_with: into.id })
  const merged = mergedRow(into, from, take, now)
  await mergingLeads.removeRow(tx, from.id)
  await mergingLeads.replaceRow(tx, merged)
  if (merged.mailability === 'subscribed' && consent) {
    const repeated = await repeatConsent(tx, consent, into.id, context)
    if (take.has('email') && repeated) moved[consentsFeature] = [...(moved[consentsFeature] ?? []), repeated]
  }
  const id = context.newId('lead_merge')
  const row = {
    id,
    lead_id: into.id,
    merged_lead_id: from.id,
    kept: { into, from, merged },
    moved,
    at: now,
    undone_at: null,
  }
  await store.insertMerge(tx, row)
  const acting = startingNothing(context)
  await acting.emit(tx, leadMerged, { lead_id: into.id, data: { merged_lead_id: from.id } })
  await acting.emit(tx, leadMergedInto, { lead_id: from.id, data: { into_lead_id: into.id } })
  await tellChanges(tx, into, merged, acting)
  return toMerge(row, { now, latest_id: id })
})

/** What the lead has now is what filters and journeys go by; no journey begins with a merge, nor with its undo. */
const startingNothing = ({ newId, now, emit }: InAction): WriteContext => ({
  ...{ newId, now },
  emit: emitWith(emit, suppressUnless(false)),
})

async function tellChanges(tx: Db, before: LeadRow, after: LeadRow, { emit }: WriteContext): Promise<void> {
  const fields: string[] = [...ownFieldNames, 'email' as const].filter(name => before[name] !== after[name])
  if (fields.length === 0) return
  await emit(tx, leadUpdated, { lead_id: after.id, data: { fields } })
}

export const listLeadMerges = query(contract.listLeadMerges, async (db, { params, query: q }, { now }) => {
  await existingLead(db, params.lead_id)
  const asked = { lead_id: params.lead_id, ...listPage(q) }
  const present = { now: now(), latest_id: await store.latestMergeId(db, params.lead_id) }
  return page(q, await store.pageOfMerges(db, asked), listKey(q), row => toMerge(row, present))
})

/** By entries of the ledger since the merge, never by comparing states. */
function decidedBy(since: readonly ConsentRow[], present: LeadRow, from: LeadRow): MailDecision {
  const withdrawn = withdrawalsAmong(since).at(-1)
  const atOther = present.email_key === from.email_key
  return { any: since.length > 0, withdrawn_at: withdrawn?.at ?? null, atOther }
}

export const undoLeadMerge = action(contract.undoLeadMerge, async (tx, { params }, context) => {
  const present = await existingLead(tx, params.lead_id)
  const row = await store.findMerge(tx, present.id, params.lead_merge_id)
  if (!row) throw problem('not_found')
  const now = context.now()
  const latest_id = await store.latestMergeId(tx, present.id)
  if (!canUndo(row, { now, latest_id }) || !row.kept) throw problem('transition_not_allowed')
  await context.requireRoom(tx, leadsAllowance)
  const { from, into } = row.kept
  const has_left = row.kept.merged.unsubscribed_at !== null
  const entries = await consentsSince(tx, present.id, row.id)
  const since = withoutClaims(entries, has_left)
  const decided = decidedBy(since, present, from)
  const unmerged = unmergedRow(present, row.kept, decided, now)
  const separated = separatedRow(present, row.kept, decided, now)
  for (const address of [unmerged, separated]) await mergingLeads.requireFree(tx, address, [present.id, from.id])
  await mergingLeads.replaceRow(tx, unmerged)
  await mergingLeads.insertRow(tx, separated)
  const merge: Merge = { from: from.id, into: into.id, now, take: new Set() }
  const { events = [], merges = [], ...moved } = row.moved ?? ({} as Record<string, MergeParts>)
  await context.unmergeRows(tx, merge, moved)
  const acting = startingNothing(context)
  if (decided.atOther) await moveConsents(tx, entries, from.id)
  await copyWithdrawals(tx, withdrawalsAmong(since), decided.atOther ? into.id : from.id, acting)
  await mergingLeads.moveEventsBack(tx, merge, events)
  const theirs = (await addressesOfLeads(tx, [separated])).map(({ email_key }) => email_key)
  const email_keys = new Set(theirs.filter(email_key => email_key !== unmerged.email_key))
  const filled = [...filledOwnFields(row.kept), ...(await filledFields(tx, moved[customFieldsFeature] ?? []))]
  const separation = { ...merge, merge_id: row.id, since: row.at, email_keys, filled }
  const moved_ids = await context.separateRows(tx, separation)
  await mergingLeads.moveEventsAbout(tx, { ...merge, since: row.at }, moved_ids)
  for (const one of [into, from]) await mergingLeads.recountMail(tx, one, row.at)
  await store.passBack(tx, merges as string[], from.id)
  await shareAnswersOfLead(tx, { lead_id: into.id, goes_with: from.id, since: row.at })
  await store.noteUndone(tx, row.id, now)
  await acting.emit(tx, leadMergeUndone, { lead_id: present.id, data: { merged_lead_id: from.id } })
  await tellChanges(tx, present, unmerged, acting)
  await acting.emit(tx, leadNoted, { lead_id: from.id, data: { fields: [every_field] } })
  return toMerge({ ...row, kept: null, moved: null, undone_at: now }, { now, latest_id })
})
