/** One lead of a call: refused with its reasons, added, or changed. What is refused has written nothing. */
import type { z } from '@hono/zod-openapi'
import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { type FieldError, Problem } from '../../../platform/problem/problem.ts'
import { fieldErrors } from '../../../platform/problem/validation.ts'
import { joinAudiences, requireStaticAudiences } from '../audiences/rules.ts'
import { latestConsent, recordConsent } from '../consents/rules.ts'
import { valuesByLead } from '../custom-fields/rules.ts'
import { type Suppressing, takeStatus } from '../email-status/rules.ts'
import { ownOf } from '../lead-records/fields.ts'
import type { LeadRow } from '../lead-records/rules.ts'
import { createLead } from '../leads/contract.ts'
import { captureLead, changeLead, leadByEmail, requireValues } from '../leads/rules.ts'
import { resubscribeLead } from '../mailability/rules.ts'
import { requireTags, type TagAssignment, tagLead } from '../tags/rules.ts'
import type { leadUpsert, upsertModes } from './contract.ts'

type Db = Handle<'site'>
type UpsertInput = z.output<typeof leadUpsert>
type ValidLead = z.output<typeof createLead.body>

export interface UpsertContext {
  mode: (typeof upsertModes)[number]
  by: TagAssignment
  /** How many new leads the site has room for; each that is added takes one. */
  room: number
  suppressions: Suppressing
}

export type UpsertResult =
  | { status: 'created' | 'updated' | 'unchanged'; lead_id: string }
  | { status: 'refused'; errors: readonly FieldError[] }

/** Checked as one that is added alone. */
async function check(tx: Db, given: UpsertInput): Promise<ValidLead | FieldError[]> {
  const parsed = createLead.body.safeParse(given)
  if (!parsed.success) return fieldErrors(parsed.error.issues, '', given)
  const { email_status, ...data } = parsed.data
  const { email: _, tag_ids = [], audience_ids = [], consent: __, custom_fields, ...own } = data
  try {
    await requireValues(tx, own, custom_fields, (await leadByEmail(tx, parsed.data.email))?.id)
    await requireTags(tx, tag_ids)
    await requireStaticAudiences(tx, audience_ids)
    // What forbids email holds before what permits it.
    return email_status ? { ...parsed.data, consent: undefined } : parsed.data
  } catch (error) {
    if (error instanceof Problem && error.details.errors) return [...error.details.errors]
    throw error
  }
}

export async function upsertLead(
  tx: Db,
  given: UpsertInput,
  upserting: UpsertContext,
  context: WriteContext,
): Promise<UpsertResult> {
  const checked = await check(tx, given)
  if (Array.isArray(checked)) return { status: 'refused', errors: checked }
  const known = await leadByEmail(tx, checked.email)
  if (!known) {
    if (upserting.room === 0) return { status: 'refused', errors: [{ pointer: '', code: 'lead_limit_exhausted' }] }
    upserting.room -= 1
    return { status: 'created', lead_id: await add(tx, checked, upserting, context) }
  }
  const isChanged = await change(tx, known, checked, upserting, context)
  return { status: isChanged ? 'updated' : 'unchanged', lead_id: known.id }
}

const proofOf = ({ consent, language }: ValidLead) => ({
  text: consent?.text ?? '',
  text_version: consent?.text_version ?? 1,
  page_url: consent?.page_url ?? null,
  place: 'api',
  method: 'api' as const,
  locale: language ?? null,
})

async function add(
  tx: Db,
  checked: ValidLead,
  { by, suppressions }: UpsertContext,
  context: WriteContext,
): Promise<string> {
  const { email_status, ...given } = checked
  const { email, tag_ids = [], audience_ids = [], consent, custom_fields, ...own } = given
  const values = Object.entries({ ...own, ...custom_fields }).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, value] as const],
  )
  const { lead } = await captureLead(
    tx,
    {
      ...{ email, tag_ids, audience_ids, values: Object.fromEntries(values) },
      ...{ source: 'api', source_id: by.source_id, overwrite: false, subscribed: consent !== undefined },
    },
    context,
  )
  if (lead.mailability === 'subscribed') await recordConsent(tx, { lead_id: lead.id, ...proofOf(given) }, context)
  if (email_status) await takeStatus(tx, lead, { ...email_status, address: email }, suppressions, context)
  return lead.id
}

/** Without the values of fields that have one. */
async function intoEmpty(tx: Db, lead: LeadRow, given: ValidLead): Promise<Pick<ValidLead, 'custom_fields'>> {
  const there = (await valuesByLead(tx, [lead.id])).get(lead.id) ?? {}
  const own = Object.entries(ownOf(given)).filter(([name]) => lead[name as keyof LeadRow] === null)
  const custom = Object.entries(given.custom_fields ?? {}).filter(([name]) => there[name] === undefined)
  return { ...Object.fromEntries(own), custom_fields: Object.fromEntries(custom) }
}

async function change(
  tx: Db,
  lead: LeadRow,
  checked: ValidLead,
  { mode, by, suppressions }: UpsertContext,
  context: WriteContext,
): Promise<boolean> {
  const { email_status, ...given } = checked
  const { custom_fields, ...own } = mode === 'update' ? given : await intoEmpty(tx, lead, given)
  const changing = { own: ownOf(own), email: undefined, quality: undefined, custom_fields }
  const saved = await changeLead(tx, lead, changing, context, by.source === 'api' ? 'api' : 'manual')
  const tagged = await tagLead(tx, lead.id, given.tag_ids ?? [], by, context.emit)
  const joined = await joinAudiences(tx, lead.id, given.audience_ids ?? [], by.at, context.emit)
  // Who withdrew is asked by email alone.
  const agrees = given.consent !== undefined && lead.unsubscribed_at === null
  const subscribed = agrees && (await agree(tx, lead.id, proofOf(given), context))
  const status = email_status && { ...email_status, address: given.email }
  const stated = status !== undefined && (await takeStatus(tx, lead, status, suppressions, context))
  return saved !== lead || tagged.length > 0 || joined.length > 0 || subscribed || stated
}

/** Whoever is subscribed already has agreed once more, unless that is what the ledger says last. */
async function agree(
  tx: Db,
  lead_id: string,
  proof: ReturnType<typeof proofOf>,
  context: WriteContext,
): Promise<boolean> {
  if (await resubscribeLead(tx, lead_id, proof, context)) return true
  const last = await latestConsent(tx, lead_id)
  const { method, text, text_version } = proof
  if (last?.method === method && last.text === text && last.text_version === text_version) return false
  await recordConsent(tx, { lead_id, ...proof }, context)
  return true
}
