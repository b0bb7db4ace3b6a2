/**
 * Sends changes to ActiveCampaign. Setting a list's state to 1 brings back who left, silently: the state is read before, and set
 * only for those who have none. Imports bring nobody back.
 */

import { toObject, toText, toTextOrNull } from '../call.ts'
import { serviceLimits } from '../limits.ts'
import type { ActivityState, ContactChange, ContactOutcome, ServiceConsent } from '../service-client.ts'
import { refuseContact, ServiceRefusal } from '../service-problem.ts'
import { findContact, readListState, toConsent, toValueText } from './contacts.ts'
import { type ActiveCampaignParts, callActiveCampaign } from './requests.ts'
import { changeTags } from './tags.ts'

const SUBSCRIBED = 1
const UNSUBSCRIBED = 2

const STANDARD: Readonly<Record<string, { sync: string; import: string }>> = {
  first_name: { sync: 'firstName', import: 'first_name' },
  last_name: { sync: 'lastName', import: 'last_name' },
  phone: { sync: 'phone', import: 'phone' },
}

export async function sendContacts(
  parts: ActiveCampaignParts,
  list_id: string,
  changes: readonly ContactChange[],
): Promise<ContactOutcome[]> {
  const outcomes = new Map<ContactChange, ContactOutcome>()
  const together = changes.filter(isImportable)
  if (together.length >= serviceLimits.activecampaign_batch_contacts_min) {
    const activity_id = await importContacts(parts, list_id, together)
    for (const change of together)
      outcomes.set(change, { email: change.email, outcome: 'pending', activity_id, has_tags_left: false })
  }
  for (const change of changes) if (!outcomes.has(change)) outcomes.set(change, await sendOne(parts, list_id, change))
  return changes.map(change => outcomes.get(change) ?? refused(change, refuseContact('other', 'No result.')))
}

/** An import adds tags, and takes nothing away. */
const isImportable = (change: ContactChange): boolean =>
  (change.consent === 'subscribe' || (change.consent === 'keep' && change.contact_id !== undefined)) &&
  change.previous_email === undefined &&
  change.tags_to_remove.length === 0 &&
  Object.values(change.fields).every(value => value !== null)

async function importContacts(
  parts: ActiveCampaignParts,
  list_id: string,
  changes: readonly ContactChange[],
): Promise<string> {
  const contacts = changes.map(({ email, fields, tags_to_add, consent }) => {
    const entries = Object.entries(fields)
    const own = entries.flatMap(([id, value]) => (STANDARD[id] ? [[STANDARD[id].import, toValueText(value)]] : []))
    const custom = entries.flatMap(([id, value]) =>
      STANDARD[id] ? [] : [{ id: Number(id), value: toValueText(value) }],
    )
    return {
      email,
      ...Object.fromEntries(own),
      ...(custom.length > 0 && { fields: custom }),
      ...(tags_to_add.length > 0 && { tags: tags_to_add }),
      // It knows people by their address alone, and may run later: of a contact whose address changed there meanwhile it makes a second one,
      // which is on no list then.
      ...(consent === 'subscribe' && { subscribe: [{ listid: Number(list_id) }] }),
    }
  })
  const path = '/import/bulk_import'
  const answer = await parts.import_pace.run(() =>
    callActiveCampaign(parts, { method: 'POST', path, body: { contacts }, scope: 'account' }),
  )
  return toText(answer.batchId)
}

export async function readImport(parts: ActiveCampaignParts, activity_id: string): Promise<ActivityState> {
  const query = { batchId: activity_id }
  const answer = await callActiveCampaign(parts, { method: 'GET', path: '/import/info', query, scope: 'account' })
  const status = toText(answer.status)
  if (status === 'failed' || status === 'interrupted')
    return { state: 'failed', detail: `The import ended as ${status}.` }
  if (status !== 'completed') return { state: 'running' }
  const failed = Array.isArray(answer.failure) ? answer.failure.map(toText) : []
  const { problem } = refuseContact('other', 'ActiveCampaign did not take this address in its import.')
  return { state: 'completed', failure_count: failed.length, failures: failed.map(email => ({ email, problem })) }
}

async function sendOne(parts: ActiveCampaignParts, list_id: string, change: ContactChange): Promise<ContactOutcome> {
  try {
    const contact_id = await writeContact(parts, change)
    const isKept = change.consent === 'keep'
    const consent = isKept ? null : await writeListState(parts, list_id, contact_id, change)
    await changeTags(parts, contact_id, change)
    return { email: change.email, outcome: 'accepted', contact_id, consent }
  } catch (error) {
    if (!(error instanceof ServiceRefusal) || error.problem.kind !== 'contact_refused') throw error
    return refused(change, error)
  }
}

/** Its id. */
async function writeContact(parts: ActiveCampaignParts, change: ContactChange): Promise<string> {
  const { email, contact_id, previous_email, consent } = change
  const isFormer = contact_id === undefined && previous_email !== undefined
  const former = isFormer ? await findContact(parts, previous_email) : undefined
  const id = contact_id ?? toTextOrNull(former?.id)
  if (id) {
    const path = `/contacts/${encodeURIComponent(id)}`
    const body = { contact: toSync(change) }
    const answer = await callActiveCampaign(parts, { method: 'PUT', path, body, scope: 'contact' })
    return toText(toObject(answer.contact).id)
  }
  if (consent === 'keep' && !(await findContact(parts, email)))
    throw refuseContact('not_found', 'ActiveCampaign does not know this address.')
  const body = { contact: toSync(change) }
  const answer = await callActiveCampaign(parts, { method: 'POST', path: '/contact/sync', body, scope: 'contact' })
  return toText(toObject(answer.contact).id)
}

function toSync({ email, fields }: ContactChange): Record<string, unknown> {
  const entries = Object.entries(fields)
  const own = entries.flatMap(([id, value]) => (STANDARD[id] ? [[STANDARD[id].sync, toValueText(value)]] : []))
  const fieldValues = entries.flatMap(([id, value]) => (STANDARD[id] ? [] : [{ field: id, value: toValueText(value) }]))
  return { email, ...Object.fromEntries(own), ...(fieldValues.length > 0 && { fieldValues }) }
}

async function writeListState(
  parts: ActiveCampaignParts,
  list_id: string,
  contact_id: string,
  { consent }: ContactChange,
): Promise<ServiceConsent> {
  const state = toConsent(await readListState(parts, list_id, contact_id))
  if (consent === 'subscribe' && state === 'absent') return setListState(parts, list_id, contact_id, SUBSCRIBED)
  const isLeaving = consent === 'unsubscribe' && state !== 'unsubscribed' && state !== 'bounced'
  return isLeaving ? setListState(parts, list_id, contact_id, UNSUBSCRIBED) : state
}

async function setListState(
  parts: ActiveCampaignParts,
  list_id: string,
  contact_id: string,
  status: typeof SUBSCRIBED | typeof UNSUBSCRIBED,
): Promise<ServiceConsent> {
  const body = { contactList: { list: Number(list_id), contact: Number(contact_id), status } }
  const answer = await callActiveCampaign(parts, { method: 'POST', path: '/contactLists', body, scope: 'contact' })
  return toConsent(toObject(answer.contactList))
}

/** After a consent of ours that is newer than their leaving: there is no mail of the service that asks them. */
export async function restoreListState(
  parts: ActiveCampaignParts,
  list_id: string,
  { email, previous_email }: { email: string; previous_email: string | undefined },
): Promise<void> {
  const contact = await findContact(parts, previous_email ?? email)
  if (!contact) throw refuseContact('not_found', 'ActiveCampaign does not know this address.')
  const id = toText(contact.id)
  const state = toConsent(await readListState(parts, list_id, id))
  if (state === 'bounced')
    throw refuseContact('withdrawn', 'Emails to this address came back. Another address is needed.')
  if (previous_email !== undefined) {
    const path = `/contacts/${encodeURIComponent(id)}`
    await callActiveCampaign(parts, { method: 'PUT', path, body: { contact: { email } }, scope: 'contact' })
  }
  await setListState(parts, list_id, id, SUBSCRIBED)
}

const refused = ({ email }: ContactChange, { problem }: ServiceRefusal): ContactOutcome => ({
  email,
  outcome: 'refused',
  problem,
})
