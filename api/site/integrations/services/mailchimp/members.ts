/** Members of Mailchimp's lists, read as contacts. */
import { createHash } from 'node:crypto'
import { toInstant } from '../../../../platform/runtime/clock.ts'
import { toMoment, toObject, toObjects, toText, toTextOrNull } from '../call.ts'
import type { ContactPage, ContactQuery, FieldValue, ServiceConsent, ServiceContact } from '../service-client.ts'
import { ServiceRefusal } from '../service-problem.ts'
import { callMailchimp, type MailchimpParts } from './requests.ts'

const MEMBERS_PER_PAGE = 1_000
const SECOND = 1_000

export const toSubscriberHash = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex')

export const memberPath = (list_id: string, email: string): string =>
  `/lists/${encodeURIComponent(list_id)}/members/${toSubscriberHash(email)}`

const CONSENTS: Readonly<Record<string, ServiceConsent>> = {
  subscribed: 'subscribed',
  unsubscribed: 'unsubscribed',
  cleaned: 'bounced',
  pending: 'pending',
  transactional: 'absent',
  archived: 'archived',
}

export function toConsent(status: unknown, reason: unknown = null): ServiceConsent {
  const consent = CONSENTS[toText(status)] ?? 'absent'
  return consent === 'unsubscribed' && /\b(abuse|spam|complain)/i.test(toText(reason)) ? 'complained' : consent
}

async function toContact(parts: MailchimpParts, list_id: string, given: unknown): Promise<ServiceContact> {
  const member = toObject(given)
  const email = toText(member.email_address)
  const shown = toObjects(member.tags).map(({ name }) => toText(name))
  const isWhole = shown.length >= Number(member.tags_count ?? 0)
  return {
    id: toText(member.contact_id) || toText(member.id),
    email,
    consent: toConsent(member.status, member.unsubscribe_reason),
    consent_reason: toTextOrNull(member.unsubscribe_reason),
    fields: toFieldValues(member.merge_fields),
    tags: isWhole ? shown : await readMemberTags(parts, list_id, email),
    changed_at: toMoment(member.last_changed),
  }
}

function toFieldValues(merges: unknown): Record<string, FieldValue> {
  const values = Object.entries(toObject(merges)).map(([tag, value]): [string, FieldValue] => {
    if (typeof value === 'number') return [tag, value]
    if (typeof value === 'object') return [tag, Object.values(toObject(value)).map(toText).filter(Boolean).join(', ')]
    return [tag, toTextOrNull(value)]
  })
  return Object.fromEntries(values)
}

/** A member shows the first 50 of its tags. */
async function readMemberTags(parts: MailchimpParts, list_id: string, email: string): Promise<string[]> {
  const query = { count: MEMBERS_PER_PAGE }
  const path = `${memberPath(list_id, email)}/tags`
  const { json } = await callMailchimp(parts, { method: 'GET', path, query, scope: 'contact' })
  return toObjects(toObject(json).tags).map(({ name }) => toText(name))
}

export async function readMember(
  parts: MailchimpParts,
  list_id: string,
  email: string,
): Promise<ServiceContact | undefined> {
  try {
    const { json } = await callMailchimp(parts, { method: 'GET', path: memberPath(list_id, email), scope: 'contact' })
    return await toContact(parts, list_id, json)
  } catch (error) {
    const isAbsent = error instanceof ServiceRefusal && error.problem.kind === 'contact_refused'
    if (!isAbsent) throw error
    // The same answer says that the list is gone.
    await callMailchimp(parts, { method: 'GET', path: `/lists/${encodeURIComponent(list_id)}`, scope: 'list' })
    return undefined
  }
}

/**
 * Pages go by the moment of the last change, not by offset: who changes meanwhile moves to the end, and with an offset the
 * next page would leave somebody out. Where one second fills a page, the offset goes on within it.
 */
export async function readMembers(
  parts: MailchimpParts,
  { list_id, since, cursor }: ContactQuery,
): Promise<ContactPage> {
  const [at, offset] = cursor ? cursor.split('|').map(Number) : [since, 0]
  const from = at === undefined || Number.isNaN(at) ? undefined : at
  const { json } = await callMailchimp(parts, {
    method: 'GET',
    path: `/lists/${encodeURIComponent(list_id)}/members`,
    query: {
      count: MEMBERS_PER_PAGE,
      offset: offset ?? 0,
      sort_field: 'last_changed',
      sort_dir: 'ASC',
      ...(from !== undefined && { since_last_changed: toInstant(from) }),
    },
    scope: 'list',
  })
  const members = toObjects(toObject(json).members)
  const contacts: ServiceContact[] = []
  for (const member of members) contacts.push(await toContact(parts, list_id, member))
  if (members.length < MEMBERS_PER_PAGE) return { contacts }
  const last = contacts.at(-1)?.changed_at ?? null
  const next = last === null ? from : last - SECOND
  const isFurther = next !== undefined && next > (from ?? Number.NEGATIVE_INFINITY)
  return { contacts, cursor: isFurther ? `${next}|0` : `${from ?? ''}|${(offset ?? 0) + MEMBERS_PER_PAGE}` }
}
