/**
 * Sends changes to a list of Mailchimp: one by PUT and PATCH, many by the list's own batch. No way through here sets a member
 * who is there to `subscribed`: the status is named for new ones alone.
 */

import { toObject, toObjects, toText } from '../call.ts'
import { serviceLimits } from '../limits.ts'
import type { ContactChange, ContactOutcome, FieldValue } from '../service-client.ts'
import { refuseContact, ServiceRefusal } from '../service-problem.ts'
import { memberPath, toConsent } from './members.ts'
import { callMailchimp, type MailchimpParts, refuseByWords } from './requests.ts'
import { changeTags } from './tags.ts'

const skipMergeValidation = { skip_merge_validation: 'true' }

export async function sendMembers(
  parts: MailchimpParts,
  list_id: string,
  changes: readonly ContactChange[],
): Promise<ContactOutcome[]> {
  const outcomes = new Map<ContactChange, ContactOutcome>()
  const isBatch = changes.length >= serviceLimits.mailchimp_batch_contacts_min
  const single = isBatch ? changes.filter(({ previous_email }) => previous_email !== undefined) : changes
  for (const change of single) outcomes.set(change, await sendOne(parts, list_id, change))
  if (isBatch) {
    const rest = changes.filter(change => !outcomes.has(change))
    for (const [change, outcome] of await sendBatch(parts, list_id, rest)) outcomes.set(change, outcome)
  }
  const accepted = changes.filter(change => outcomes.get(change)?.outcome === 'accepted')
  await changeTags(parts, list_id, accepted)
  return changes.map(change => outcomes.get(change) ?? refused(change, refuseContact('other', 'No result.')))
}

async function sendOne(parts: MailchimpParts, list_id: string, change: ContactChange): Promise<ContactOutcome> {
  try {
    const moved = change.previous_email === undefined ? undefined : await moveAddress(parts, list_id, change)
    const member = moved && change.consent !== 'unsubscribe' ? moved : await putOrPatch(parts, list_id, change)
    return accepted(change, member)
  } catch (error) {
    if (!isAboutContact(error)) throw error
    // Who left cannot be unsubscribed again, which is what was asked for.
    const isDone = change.consent === 'unsubscribe' && error.problem.reason === 'withdrawn'
    if (isDone) return { email: change.email, outcome: 'accepted', contact_id: null, consent: 'unsubscribed' }
    return refused(change, error)
  }
}

/** Undefined where the former address is not there: then the new one stands for itself. */
async function moveAddress(parts: MailchimpParts, list_id: string, change: ContactChange): Promise<unknown> {
  const { email, previous_email = email, fields } = change
  const body = { email_address: email, merge_fields: toMergeFields(fields) }
  const path = memberPath(list_id, previous_email)
  try {
    return (await callMailchimp(parts, { method: 'PATCH', path, query: skipMergeValidation, body, scope: 'contact' }))
      .json
  } catch (error) {
    if (isAboutContact(error) && error.problem.reason === 'not_found') return undefined
    throw error
  }
}

async function putOrPatch(parts: MailchimpParts, list_id: string, change: ContactChange): Promise<unknown> {
  const { email, fields, consent } = change
  const path = memberPath(list_id, email)
  const merge_fields = toMergeFields(fields)
  const body = {
    keep: { merge_fields },
    subscribe: { email_address: email, status_if_new: 'subscribed', merge_fields },
    unsubscribe: { email_address: email, status_if_new: 'unsubscribed', status: 'unsubscribed', merge_fields },
  }[consent]
  const method = consent === 'keep' ? 'PATCH' : 'PUT'
  return (await callMailchimp(parts, { method, path, query: skipMergeValidation, body, scope: 'contact' })).json
}

async function sendBatch(parts: MailchimpParts, list_id: string, changes: readonly ContactChange[]) {
  const outcomes = new Map<ContactChange, ContactOutcome>()
  const isNew = (change: ContactChange) => change.consent === 'subscribe' && change.contact_id === undefined
  const created = changes.filter(isNew)
  const existing = await postMembers(parts, list_id, created, false, outcomes)
  const known = [...changes.filter(change => !isNew(change)), ...existing]
  await postMembers(parts, list_id, known, true, outcomes)
  return outcomes
}

/** Those who were there already, of a call that only creates. */
async function postMembers(
  parts: MailchimpParts,
  list_id: string,
  changes: readonly ContactChange[],
  update_existing: boolean,
  outcomes: Map<ContactChange, ContactOutcome>,
): Promise<ContactChange[]> {
  if (changes.length === 0) return []
  const members = changes.map(({ email, fields, consent }) => ({
    email_address: email,
    ...(!update_existing && { status: 'subscribed' }),
    ...(update_existing && consent === 'unsubscribe' && { status: 'unsubscribed' }),
    merge_fields: toMergeFields(fields),
  }))
  const { json } = await callMailchimp(parts, {
    method: 'POST',
    path: `/lists/${encodeURIComponent(list_id)}`,
    query: skipMergeValidation,
    body: { members, update_existing },
    scope: 'list',
  })
  const answer = toObject(json)
  const done = byAddress([...toObjects(answer.new_members), ...toObjects(answer.updated_members)])
  const failed = byAddress(toObjects(answer.errors))
  const existing: ContactChange[] = []
  for (const change of changes) {
    const key = change.email.toLowerCase()
    const [member, error] = [done.get(key), failed.get(key)]
    if (member) outcomes.set(change, accepted(change, member))
    else if (error?.error_code === 'ERROR_CONTACT_EXISTS' && !update_existing) existing.push(change)
    else outcomes.set(change, toFailure(change, error))
  }
  return existing
}

function toFailure(change: ContactChange, error: Readonly<Record<string, unknown>> | undefined): ContactOutcome {
  if (!error) return refused(change, refuseContact('other', 'Mailchimp answered nothing about this address.'))
  const words = [error.error, error.field, error.field_message].map(toText).filter(Boolean).join(' ')
  const refusal = refuseByWords(words, words, toText(error.field) || null)
  const { problem } = refusal
  const isDone =
    change.consent === 'unsubscribe' && problem.kind === 'contact_refused' && problem.reason === 'withdrawn'
  if (isDone) return { email: change.email, outcome: 'accepted', contact_id: null, consent: 'unsubscribed' }
  return refused(change, refusal)
}

const byAddress = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  new Map(rows.map(row => [toText(row.email_address).toLowerCase(), row]))

function accepted(change: ContactChange, given: unknown): ContactOutcome {
  const member = toObject(given)
  // `id` is a hash of the address, which another contact may have tomorrow; batches name nothing else.
  const contact_id = toText(member.contact_id) || null
  return { email: change.email, outcome: 'accepted', contact_id, consent: toConsent(member.status) }
}

const refused = ({ email }: ContactChange, { problem }: ServiceRefusal): ContactOutcome => ({
  email,
  outcome: 'refused',
  problem,
})

type ContactProblem = Extract<ServiceRefusal['problem'], { kind: 'contact_refused' }>

/** About this contact alone: the next one may be sent. */
export const isAboutContact = (error: unknown): error is ServiceRefusal & { problem: ContactProblem } =>
  error instanceof ServiceRefusal && error.problem.kind === 'contact_refused'

/** A boolean is refused by a field of text; an empty text empties. */
function toMergeFields(fields: ContactChange['fields']): Record<string, string | number> {
  const toMerge = (value: FieldValue): string | number => {
    if (value === null) return ''
    if (typeof value === 'number') return value
    return typeof value === 'object' ? value.join(', ') : String(value)
  }
  return Object.fromEntries(Object.entries(fields).map(([tag, value]) => [tag, toMerge(value)]))
}
