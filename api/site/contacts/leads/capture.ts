/** Taking in a lead: from a form, an import, the API, a person. The hot path: few statements, all prepared. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { joinAudiences } from '../audiences/rules.ts'
import { type FieldValue, fieldByName, writeValue } from '../custom-fields/rules.ts'
import { formerOwners } from '../former-addresses/rules.ts'
import { verifyEmailJob } from '../lead-quality/jobs.ts'
import { type Quality, qualityColumns, saveOnLead } from '../lead-quality/rules.ts'
import { leadCreated, leadNoted, leadSubscribed, leadUpdated } from '../lead-records/events.ts'
import {
  type BrowserValues,
  browserFields,
  notedByCapture,
  nothingKnown,
  type OwnField,
  type OwnValues,
  ownField,
  ownFields,
  tidyOwn,
} from '../lead-records/fields.ts'
import {
  findLead,
  findLeadByKey,
  fold,
  insertLead,
  keysOf,
  type LeadRow,
  noOrigin,
  noteOrigin,
  noteSubmission,
  type Origin,
  originRow,
  saveLead,
  withKeys,
} from '../lead-records/rules.ts'
import { wasWithdrawn } from '../mailability/rules.ts'
import { type TagAssignment, tagLead } from '../tags/rules.ts'
import { mergedOwner } from './present-lead.ts'
import { refreshCustom } from './refresh-custom.ts'

export { withKeys } from '../lead-records/rules.ts'

type Db = Handle<'site'>
export interface Capture extends BrowserValues {
  email: string
  /** By name: a lead's own field, or a custom one. `email` is passed over. */
  values: Readonly<Record<string, FieldValue>>
  tag_ids: readonly string[]
  audience_ids: readonly string[]
  source: LeadRow['source']
  /** The form, the key or the person; of a tag that something else gives, that. */
  source_id?: string | null
  tag_source?: (tag_id: string) => Pick<TagAssignment, 'source' | 'source_id'>
  /** Lets given values replace those that are there. */
  overwrite: boolean
  /** Consent was given with this capture. */
  subscribed: boolean
  /** The result of verifying the address; absent: not verified. Where DNS did not answer, it is verified again later. */
  quality?: Quality | undefined
  /** Marketing mail waits for the person to confirm the address by a mailed link. */
  confirm?: boolean
  /** The caller adds a lead by hand, of an address that no lead has now. */
  is_new?: boolean
  /** The submission that captures the lead. */
  submission_id?: string
  /** Where the person came from, as far as the browser reported it. */
  origin?: Origin
}

export interface LeadCapture {
  lead: LeadRow
  created: boolean
  /** The lead's previous submission. */
  previous_submission_id: string | null
  /** Values that differ from the lead's, which are kept. */
  differing: Record<string, FieldValue>
  /** Values of fields that the site does not have, or that the field does not take. */
  unknown: Record<string, FieldValue>
}

const isOwn = (name: string): name is OwnField => Object.hasOwn(ownFields, name)

/** The parsed value of a lead's own field; null if empty, undefined if refused. */
export function parseOwn(name: OwnField, given: FieldValue): string | null | undefined {
  if (typeof given !== 'string') return undefined
  const value = tidyOwn(name, given)
  if (value === '') return null
  const { values, refused } = ownField(name)
  return (values?.includes(value) ?? true) && (refused?.unless(value) ?? true) ? value : undefined
}

export interface FreshLead
  extends Pick<LeadRow, 'id' | 'email' | 'mailability' | 'unsubscribed_at' | 'source' | 'confirmation'> {
  own: OwnValues
  quality: Quality | undefined
  submission_id?: string | null | undefined
  origin?: Capture['origin']
  at: number
}

/** What every lead begins with. A copy of it, filled in, is made in a fifth of the time that the same row takes by its parts. */
const blank: LeadRow = {
  ...{ id: '', email: '', email_key: '' },
  ...nothingKnown(),
  ...keysOf(nothingKnown()),
  ...{ last_name_sort: '', search_key: '' },
  ...{ mailability: 'unsubscribed', unsubscribed_at: null, source: 'import' },
  ...{ registered_at: 0, last_activity_at: 0, last_contacted_at: null, last_submission_id: null, sandbox_id: null },
  ...{ opens: 0, clicks: 0, replies: 0 },
  ...{ last_opened_at: null, last_clicked_at: null, last_replied_at: null },
  ...qualityColumns(undefined, 0),
  ...{ confirmation: 'none', confirmation_asked_at: null, confirmed_at: null },
  ...noOrigin,
  ...{ version: 1, created_at: 0, updated_at: 0 },
}

/** The row of a new lead. */
export function freshLead({ email, own, quality, at, submission_id, origin, ...given }: FreshLead): LeadRow {
  const row = { ...blank }
  Object.assign(row, given, own, keysOf(own))
  row.email = email.trim()
  row.registered_at = at
  row.last_activity_at = at
  row.created_at = at
  row.updated_at = at
  row.last_submission_id = submission_id ?? null
  if (quality) Object.assign(row, qualityColumns(quality, at))
  if (origin) Object.assign(row, originRow(origin))
  return fold(row)
}

/**
 * Upserts by address: fills empty fields, adds tags and audiences, keeps differing values; an unsubscribed lead stays
 * so.
 */
export async function captureLead(tx: Db, capture: Capture, context: WriteContext): Promise<LeadCapture> {
  const { known, withdrawn } = await loadCaptured(tx, capture)
  const taken = known ? await refresh(tx, known, capture, context) : await create(tx, capture, withdrawn, context)
  const { lead } = taken
  const { source, source_id = null, tag_source = () => ({ source, source_id }) } = capture
  const at = context.now()
  await Promise.all([
    ...capture.tag_ids.map(tag_id => tagLead(tx, lead.id, [tag_id], { ...tag_source(tag_id), at }, context.emit)),
    joinAudiences(tx, lead.id, capture.audience_ids, at, context.emit),
  ])
  return taken
}

/** The lead that the capture is about; else whether its address must stay withdrawn. */
async function loadCaptured(
  tx: Db,
  { email, is_new = false }: Capture,
): Promise<{ known: LeadRow | undefined; withdrawn: boolean }> {
  const email_key = emailKey(email)
  const present = await findLeadByKey(tx, email_key)
  if (present) return { known: present, withdrawn: false }
  const owners = await formerOwners(tx, [email_key])
  const merged = is_new ? undefined : mergedOwner(owners)
  if (merged) return { known: await findLead(tx, merged.lead_id), withdrawn: false }
  return { known: undefined, withdrawn: await wasWithdrawn(tx, email_key, owners) }
}

/** The fields that the browser reported. */
const browserValues = (capture: BrowserValues): BrowserValues =>
  Object.fromEntries(browserFields.flatMap(field => (capture[field] === undefined ? [] : [[field, capture[field]]])))

async function create(tx: Db, capture: Capture, withdrawn: boolean, context: WriteContext): Promise<LeadCapture> {
  const at = context.now()
  const unknown: Record<string, FieldValue> = {}
  const own: OwnValues = { ...nothingKnown(), ...browserValues(capture) }
  const custom: [string, FieldValue][] = []
  for (const [name, given] of Object.entries(capture.values)) {
    if (name === 'email') continue
    if (!isOwn(name)) custom.push([name, given])
    else {
      const value = parseOwn(name, given)
      if (value === undefined) unknown[name] = given
      else if (value !== null) Object.assign(own, { [name]: value })
    }
  }
  const lead = freshLead({
    id: context.newId('lead'),
    email: capture.email,
    own,
    mailability: capture.subscribed && !withdrawn ? 'subscribed' : 'unsubscribed',
    unsubscribed_at: withdrawn ? at : null,
    source: capture.source,
    quality: capture.quality,
    confirmation: capture.confirm && !withdrawn ? 'pending' : 'none',
    at,
    submission_id: capture.submission_id,
    origin: capture.origin,
  })
  await insertLead(tx, lead)
  if (capture.quality?.certain === false) {
    await enqueue(tx, verifyEmailJob, { subject_id: lead.id, payload: context.emit.cause ?? null }, at)
  }
  for (const [name, given] of custom) {
    const field = await fieldByName(tx, name)
    if (!field || !(await writeValue(tx, lead.id, field, given)).ok) unknown[name] = given
  }
  const data = { source: lead.source, mailability: lead.mailability }
  await context.emit(tx, leadCreated, { lead_id: lead.id, data })
  return { lead, created: true, previous_submission_id: null, differing: {}, unknown }
}

async function refresh(tx: Db, known: LeadRow, capture: Capture, context: WriteContext): Promise<LeadCapture> {
  const at = context.now()
  const differing: Record<string, FieldValue> = {}
  const unknown: Record<string, FieldValue> = {}
  const changed: string[] = []
  const { last_submission_id: previous_submission_id } = known
  const lead = { ...known, last_submission_id: capture.submission_id ?? previous_submission_id }
  for (const [name, given] of Object.entries(capture.values)) {
    if (name === 'email') continue
    if (!isOwn(name)) {
      const outcome = await refreshCustom(tx, lead.id, name, given, capture.overwrite)
      if (outcome === 'unknown') unknown[name] = given
      else if (outcome === 'differs') differing[name] = given
      else if (outcome === 'changed') changed.push(name)
      continue
    }
    const value = parseOwn(name, given)
    if (value === undefined) unknown[name] = given
    else if (value === null || value === lead[name]) continue
    else if (lead[name] !== null && !capture.overwrite) differing[name] = given
    else {
      Object.assign(lead, { [name]: value })
      changed.push(name)
    }
  }
  const reported = browserValues(capture)
  const filled = browserFields.filter(field => reported[field] !== undefined && lead[field] === null)
  for (const field of filled) Object.assign(lead, { [field]: reported[field] })
  const isOwnAddress = emailKey(capture.email) === lead.email_key
  if (isOwnAddress) await verifyKnown(tx, lead, capture.quality, context)
  if (capture.origin) await noteOrigin(tx, { lead_id: lead.id, ...capture.origin })
  const subscribes = capture.subscribed && isOff(lead)
  // Nobody who gets email is silenced, and who unsubscribed comes back by the link alone.
  const awaited = capture.confirm && isOff(lead) && lead.confirmation === 'none'
  if (subscribes) lead.mailability = 'subscribed'
  if (awaited) lead.confirmation = 'pending'
  if (changed.length === 0 && !subscribes && !awaited && filled.length === 0) {
    await noteSubmission(tx, lead.id, lead.last_submission_id, at)
    await tellNoted(tx, capture, lead.id, context)
    const touched = { ...lead, last_activity_at: Math.max(lead.last_activity_at, at) }
    return { lead: touched, created: false, previous_submission_id, differing, unknown }
  }
  const saved = withKeys({ ...lead, last_activity_at: at, updated_at: at, version: lead.version + 1 })
  await saveLead(tx, saved)
  const lead_id = lead.id
  await tellNoted(tx, capture, lead_id, context)
  if (changed.length > 0) {
    await context.emit(tx, leadUpdated, { lead_id, data: { fields: changed, source: capture.source } })
  }
  if (subscribes) await context.emit(tx, leadSubscribed, { lead_id, data: { cause: capture.source } })
  return { lead: saved, created: false, previous_submission_id, differing, unknown }
}

/** Has never agreed to email. */
const isOff = ({ mailability, unsubscribed_at }: LeadRow): boolean =>
  mailability !== 'subscribed' && unsubscribed_at === null

/** A submission has an event of its own, which says as much. */
async function tellNoted(tx: Db, { submission_id }: Capture, lead_id: string, { emit }: WriteContext): Promise<void> {
  if (submission_id === undefined) await emit(tx, leadNoted, { lead_id, data: { fields: [...notedByCapture] } })
}

/** Verifies the lead's address if that was never done, or if DNS gave no answer the last time. */
async function verifyKnown(tx: Db, lead: LeadRow, quality: Quality | undefined, { now }: WriteContext): Promise<void> {
  if (!quality || lead.email_checked_at !== null || !(quality.certain || lead.email_score === null)) return
  const columns = qualityColumns(quality, now())
  Object.assign(lead, columns)
  await saveOnLead(tx, lead.id, columns)
}
