/** What the fake of Mailchimp knows: lists, members, merge fields, tags, webhooks; and the rules that its contract does not hold. */
import { createHash, randomBytes } from 'node:crypto'
import type { FixedClock } from '../../../platform/runtime/clock.ts'
import { type FakeAnswer, FakeRefusal } from '../fake-server.ts'

export type Status = 'subscribed' | 'unsubscribed' | 'cleaned' | 'pending' | 'transactional' | 'archived'

export interface Member {
  contact_id: string
  email: string
  status: Status
  merge_fields: Record<string, unknown>
  tags: Map<number, string>
  last_changed: number
  unsubscribed_at: number | null
  unsubscribe_reason: string | null
  /** They left by themselves, complained, or bounced: nobody but they sets `subscribed` again. */
  is_compliant: boolean
}

export interface MergeField {
  merge_id: number
  tag: string
  name: string
  type: string
  required: boolean
  options: { choices?: string[] }
}

export interface Webhook {
  id: string
  url: string
  events: Record<string, boolean>
  sources: Record<string, boolean>
  signing_secret: string
}

export interface List {
  id: string
  name: string
  members: Map<string, Member>
  fields: MergeField[]
  tags: Map<number, string>
  webhooks: Map<string, Webhook>
  /** Hashes of addresses that were deleted for good. */
  forgotten: Set<string>
}

export const toHash = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex')

export const refuse = (status: number, title: string, detail: string, errors?: object[]): FakeRefusal =>
  new FakeRefusal(toProblem(status, title, detail, errors))

export const toProblem = (status: number, title: string, detail: string, errors?: object[]): FakeAnswer => ({
  status,
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  body: {
    type: 'https://mailchimp.com/developer/marketing/docs/errors/',
    ...{ title, status, detail },
    instance: randomBytes(16).toString('hex'),
    ...(errors && { errors }),
  },
})

/** Changes of one member, by whoever makes them. */
export function createState(clock: FixedClock) {
  const lists = new Map<string, List>()
  let sequence = 0
  const next = () => (sequence += 1)

  const touch = (member: Member) => {
    member.last_changed = clock.now()
  }

  return {
    lists,
    next,
    addList(name: string): List {
      const id = randomBytes(5).toString('hex')
      const fields: MergeField[] = [
        { merge_id: 1, tag: 'FNAME', name: 'First Name', type: 'text', required: false, options: {} },
        { merge_id: 2, tag: 'LNAME', name: 'Last Name', type: 'text', required: false, options: {} },
      ]
      const list = {
        id,
        name,
        fields,
        members: new Map(),
        tags: new Map(),
        webhooks: new Map(),
        forgotten: new Set<string>(),
      }
      lists.set(id, list)
      return list
    },
    requireList(id: string | undefined): List {
      const list = lists.get(id ?? '')
      if (!list) throw refuse(404, 'Resource Not Found', 'The requested resource could not be found.')
      return list
    },
    touch,
    addMember(list: List, email: string, status: Status): Member {
      if (list.forgotten.has(toHash(email)))
        throw refuse(
          400,
          'Forgotten Email Not Subscribed',
          `${email} was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.`,
        )
      requireAddress(email)
      const member: Member = {
        contact_id: randomBytes(16).toString('hex'),
        ...{ email, status, merge_fields: {}, tags: new Map() },
        last_changed: clock.now(),
        ...{ unsubscribed_at: null, unsubscribe_reason: null, is_compliant: false },
      }
      list.members.set(toHash(email), member)
      return member
    },
    /** By the API or by the account's people: never back out of a compliance state, but to a question. */
    setStatus(member: Member, status: Status): void {
      if (member.status === status) return
      if (member.is_compliant && status === 'subscribed')
        throw refuse(
          400,
          'Member In Compliance State',
          `${member.email} is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.`,
        )
      member.status = status
      member.unsubscribed_at = status === 'unsubscribed' ? clock.now() : member.unsubscribed_at
      if (status === 'subscribed') member.unsubscribe_reason = null
      touch(member)
    },
    findTag(list: List, name: string): number | undefined {
      return [...list.tags].find(([, known]) => known.toLowerCase() === name.toLowerCase())?.[0]
    },
    addTag(list: List, name: string): number {
      const id = next()
      list.tags.set(id, name)
      return id
    },
  }
}

export type MailchimpState = ReturnType<typeof createState>

export function requireAddress(email: string): void {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && !email.endsWith('.invalid')) return
  const detail = `${email} looks fake or invalid, please enter a real email address.`
  throw refuse(400, 'Invalid Resource', detail)
}

/** Values as its validation takes them; unknown merge tags are left out without a word. */
export function mergeValues(list: List, current: Record<string, unknown>, given: unknown): Record<string, unknown> {
  const values = { ...current }
  for (const [tag, value] of Object.entries((given ?? {}) as Record<string, unknown>)) {
    const field = list.fields.find(one => one.tag === tag)
    if (!field) continue
    const fault = faultIn(field, value)
    if (fault)
      throw refuse(400, 'Invalid Resource', 'Your merge fields were invalid.', [{ field: tag, message: fault }])
    values[tag] = value
  }
  return values
}

function faultIn({ type, options }: MergeField, value: unknown): string | undefined {
  if (type === 'address') {
    const address = (value ?? {}) as Record<string, unknown>
    const isWhole = value === '' || ['addr1', 'city', 'state', 'zip'].every(key => address[key])
    return isWhole ? undefined : 'Please enter a complete address'
  }
  if (typeof value !== 'string' && typeof value !== 'number')
    return 'Data did not match any of the schemas described in anyOf.'
  if (value === '') return undefined
  const text = String(value)
  if (type === 'number' && !/^-?\d+(\.\d+)?$/.test(text)) return 'Please enter a number'
  if (type === 'date' && !/^\d{4}-\d{2}-\d{2}$|^\d{2}\/\d{2}\/\d{4}$/.test(text)) return 'Please enter a valid date'
  if (type === 'birthday' && !/^\d{2}\/\d{2}$/.test(text)) return 'Please enter a month (01-12) and a day (01-31)'
  if (type === 'url' && !/^https?:\/\//.test(text)) return 'Please enter a valid URL'
  if ((type === 'dropdown' || type === 'radio') && !options.choices?.includes(text))
    return 'Value must be one of the choices'
  return type === 'text' && text.length > 255 ? 'Value must be no more than 255 characters' : undefined
}
