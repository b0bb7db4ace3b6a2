/** Taking in a lead: from a form, an import, the API, a person. The hot path: few statements, all prepared. */
import type { InAction } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { foldCase, foldSearch } from '../../../platform/filter/fold.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Locale } from '../../../platform/messages/messages.ts'
import { emailKey, isPersonName } from '../../../platform/schemas.ts'
import { sign } from '../../../platform/secrets.ts'
import { joinAudiences } from '../audiences/rules.ts'
import {
  type FieldValue,
  fieldByName,
  isPhone,
  oneValueOf,
  parseFieldValue,
  writeValue,
} from '../custom-fields/rules.ts'
import { type Quality, qualityColumns, saveOnLead, verifyEmailKind } from '../lead-quality/rules.ts'
import { type TagAssignment, tagLead } from '../tags/rules.ts'
import { findLeadByKey, insertLead, isSuppressed, type LeadRow, saveLead, suppressionKey, touchLead } from './store.ts'

type Db = Handle<'site'>
export type Acting = Pick<InAction, 'newId' | 'now' | 'emit'>

export interface Capture {
  email: string
  /** By name: `first_name`, `middle_name`, `last_name`, `phone`, or a custom field's name. `email` is passed over. */
  values: Readonly<Record<string, FieldValue>>
  tag_ids: readonly string[]
  audience_ids: readonly string[]
  timezone?: string | undefined
  language?: Locale | undefined
  source: LeadRow['source']
  /** The form, the key or the person; of a tag that something else gives, that. */
  source_id?: string | null
  tag_source?: (tag_id: string) => Pick<TagAssignment, 'source' | 'source_id'>
  /** Lets given values replace those that are there. */
  overwrite: boolean
  /** Consent was given with this capture. */
  subscribed: boolean
  /** What the address is worth; absent: it was not judged. One that nobody could say is judged again later. */
  quality?: Quality | undefined
  /** Marketing mail waits for the person to confirm the address by a mailed link. */
  confirm?: boolean
}

export interface Captured {
  lead: LeadRow
  created: boolean
  /** Values that differ from those the lead keeps. */
  differing: Record<string, FieldValue>
  /** Values of fields that the site does not have, or that the field does not take. */
  unknown: Record<string, FieldValue>
}

export const ownFields = ['first_name', 'middle_name', 'last_name', 'phone'] as const
type OwnField = (typeof ownFields)[number]
const isOwn = (name: string): name is OwnField => (ownFields as readonly string[]).includes(name)

/** The value of a lead's own field by its rule; null for one that is empty, undefined for one that is refused. */
export function parseOwn(name: OwnField, given: FieldValue): string | null | undefined {
  if (typeof given !== 'string') return undefined
  const value = given.normalize('NFC').trim()
  if (value === '') return null
  return (name === 'phone' ? isPhone(value) : isPersonName(value)) ? value : undefined
}

/** The folded columns that follow from the others. */
export function withKeys(row: LeadRow): LeadRow {
  const { first_name, middle_name, last_name, email, phone } = row
  const searched = [first_name, middle_name, last_name, email, phone].flatMap(part => (part ? foldSearch(part) : []))
  return {
    ...row,
    email_key: emailKey(email),
    first_name_key: foldCase(first_name ?? ''),
    middle_name_key: foldCase(middle_name ?? ''),
    last_name_key: foldCase(last_name ?? ''),
    last_name_sort: foldSearch(last_name ?? ''),
    search_key: searched.join(' '),
  }
}

/** Upserts by address: fills what is empty, adds tags and audiences, keeps what differs; an unsubscribed stays so. */
export async function captureLead(tx: Db, capture: Capture, context: Acting): Promise<Captured> {
  const known = await findLeadByKey(tx, emailKey(capture.email))
  const taken = known ? await refresh(tx, known, capture, context) : await create(tx, capture, context)
  const { lead } = taken
  const { source, source_id = null, tag_source = () => ({ source, source_id }) } = capture
  for (const tag_id of capture.tag_ids) {
    await tagLead(tx, lead.id, [tag_id], { ...tag_source(tag_id), at: context.now() }, context.emit)
  }
  if (capture.audience_ids.length > 0) {
    await joinAudiences(tx, lead.id, capture.audience_ids, context.now(), context.emit)
  }
  return taken
}

async function create(tx: Db, capture: Capture, context: Acting): Promise<Captured> {
  const at = context.now()
  const unknown: Record<string, FieldValue> = {}
  const own: Partial<Record<OwnField, string>> = {}
  const custom: [string, FieldValue][] = []
  for (const [name, given] of Object.entries(capture.values)) {
    if (name === 'email') continue
    if (!isOwn(name)) custom.push([name, given])
    else {
      const value = parseOwn(name, given)
      if (value === undefined) unknown[name] = given
      else if (value !== null) own[name] = value
    }
  }
  const email_key = emailKey(capture.email)
  const withdrawn = await wasWithdrawn(tx, email_key)
  const lead = withKeys({
    id: context.newId('lead'),
    email: capture.email.trim(),
    email_key,
    first_name: own.first_name ?? null,
    middle_name: own.middle_name ?? null,
    last_name: own.last_name ?? null,
    phone: own.phone ?? null,
    first_name_key: '',
    middle_name_key: '',
    last_name_key: '',
    last_name_sort: '',
    search_key: '',
    mailability: capture.subscribed && !withdrawn ? 'subscribed' : 'unsubscribed',
    unsubscribed_at: withdrawn ? at : null,
    timezone: capture.timezone ?? null,
    language: capture.language ?? null,
    source: capture.source,
    registered_at: at,
    last_activity_at: at,
    last_contacted_at: null,
    opens: 0,
    clicks: 0,
    last_opened_at: null,
    last_clicked_at: null,
    ...qualityColumns(capture.quality, at),
    confirmation: capture.confirm ? 'pending' : 'none',
    confirmation_asked_at: null,
    confirmed_at: null,
    version: 1,
    created_at: at,
    updated_at: at,
  })
  await insertLead(tx, lead)
  if (capture.quality?.certain === false) {
    await enqueue(tx, { kind: verifyEmailKind, subject_id: lead.id, due_at: at }, at)
  }
  for (const [name, given] of custom) {
    const field = await fieldByName(tx, name)
    if (!field || !(await writeValue(tx, lead.id, field, given)).ok) unknown[name] = given
  }
  await context.emit(tx, {
    name: 'lead.created',
    subject_id: lead.id,
    lead_id: lead.id,
    data: { source: lead.source, mailability: lead.mailability },
  })
  return { lead, created: true, differing: {}, unknown }
}

async function refresh(tx: Db, known: LeadRow, capture: Capture, context: Acting): Promise<Captured> {
  const at = context.now()
  const differing: Record<string, FieldValue> = {}
  const unknown: Record<string, FieldValue> = {}
  const changed: string[] = []
  const lead = { ...known }
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
      lead[name] = value
      changed.push(name)
    }
  }
  if (capture.timezone !== undefined && lead.timezone === null) lead.timezone = capture.timezone
  if (capture.language !== undefined && lead.language === null) lead.language = capture.language
  await verifyKnown(tx, lead, capture.quality, context)
  const subscribes = capture.subscribed && lead.mailability !== 'subscribed' && lead.unsubscribed_at === null
  if (subscribes) lead.mailability = 'subscribed'
  if (subscribes && capture.confirm && lead.confirmation === 'none') lead.confirmation = 'pending'
  if (changed.length === 0 && !subscribes && lead.timezone === known.timezone && lead.language === known.language) {
    await touchLead(tx, lead.id, at)
    return {
      lead: { ...lead, last_activity_at: Math.max(lead.last_activity_at, at) },
      created: false,
      differing,
      unknown,
    }
  }
  const saved = withKeys({ ...lead, last_activity_at: at, updated_at: at, version: lead.version + 1 })
  await saveLead(tx, saved)
  const about = { subject_id: lead.id, lead_id: lead.id }
  if (changed.length > 0) await context.emit(tx, { name: 'lead.updated', ...about, data: { fields: changed } })
  if (subscribes) await context.emit(tx, { name: 'lead.subscribed', ...about, data: { cause: capture.source } })
  return { lead: saved, created: false, differing, unknown }
}

/** One whose address was never judged, or not for good, is judged by the way. */
async function verifyKnown(tx: Db, lead: LeadRow, quality: Quality | undefined, { now }: Acting): Promise<void> {
  if (!quality || lead.email_checked_at !== null || !(quality.certain || lead.email_score === null)) return
  const columns = qualityColumns(quality, now())
  Object.assign(lead, columns)
  await saveOnLead(tx, lead.id, columns)
}

type CustomOutcome = 'unknown' | 'differs' | 'changed' | 'same'

async function refreshCustom(
  tx: Db,
  lead_id: string,
  name: string,
  given: FieldValue,
  overwrite: boolean,
): Promise<CustomOutcome> {
  const field = await fieldByName(tx, name)
  const parsed = field ? parseFieldValue(field, given) : undefined
  if (!field || !parsed?.ok) return 'unknown'
  if (parsed.value === null) return 'same'
  if (!overwrite) {
    const there = await oneValueOf(tx, lead_id, field)
    if (there !== null) return there === parsed.value ? 'same' : 'differs'
  }
  const written = await writeValue(tx, lead_id, field, given)
  return written.ok && written.changed ? 'changed' : 'same'
}

/** What stands for an erased person: a hash that only this site's key can make. */
export const personHash = (key: Buffer, email_key: string): string => `erased_${sign(key, 'person', email_key)}`

async function wasWithdrawn(tx: Db, email_key: string): Promise<boolean> {
  const key = await suppressionKey(tx)
  return key !== undefined && (await isSuppressed(tx, personHash(key, email_key)))
}
