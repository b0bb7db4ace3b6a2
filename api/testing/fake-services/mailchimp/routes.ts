/** Calls that the fake of Mailchimp answers. */
import type { FakeCall, FakeRoutes } from '../fake-server.ts'
import { listRoutes } from './list-routes.ts'
import { toMember, toTags, toTime } from './objects.ts'
import { paged } from './page.ts'
import { type List, type MailchimpState, type Member, mergeValues, refuse, type Status, toHash } from './state.ts'

const ROOT = '/3.0'
/** `told`: what webhooks of source `api` would tell. */
export function createRoutes(
  state: MailchimpState,
  reach: (url: string) => Promise<boolean>,
  told: (list: List, email: string) => void,
): FakeRoutes {
  const list = (call: FakeCall): List => state.requireList(call.params.list_id)
  const requireMember = (call: FakeCall): Member => {
    const key = call.params.subscriber_hash ?? ''
    const found = list(call).members.get(key.includes('@') ? toHash(key) : key)
    if (!found) throw refuse(404, 'Resource Not Found', 'The requested resource could not be found.')
    return found
  }
  const at = `${ROOT}/lists/{list_id}`
  const own = `${at}/members/{subscriber_hash}`

  return {
    ...listRoutes(state, reach, told, ROOT),
    [`GET ${at}/members`]: call => {
      const { query } = call
      const since = Date.parse(query.get('since_last_changed') ?? '')
      const left = Date.parse(query.get('unsubscribed_since') ?? '')
      const found = [...list(call).members.values()]
        .filter(({ status }) => !query.has('status') || status === query.get('status'))
        .filter(one => Number.isNaN(since) || one.last_changed > since)
        .filter(one => Number.isNaN(left) || (one.unsubscribed_at ?? 0) > left)
      const sorted =
        query.get('sort_field') === 'last_changed' ? found.toSorted((a, b) => a.last_changed - b.last_changed) : found
      const members = paged(call, sorted).map(one => toMember(list(call), one))
      return { status: 200, body: { members, list_id: call.params.list_id, total_items: found.length } }
    },
    [`GET ${own}`]: call => ({ status: 200, body: toMember(list(call), requireMember(call)) }),
    [`PUT ${own}`]: call => {
      const { status, status_if_new, email_address, merge_fields } = call.body
      const known = list(call).members.get(toHash(String(email_address)))
      const values = mergeValues(list(call), known?.merge_fields ?? {}, merge_fields)
      const member = known ?? state.addMember(list(call), String(email_address), status_if_new as Status)
      if (status !== undefined) state.setStatus(member, status as Status)
      return changed(call, member, values)
    },
    [`PATCH ${own}`]: call => {
      const member = requireMember(call)
      const { status, email_address, merge_fields } = call.body
      const values = mergeValues(list(call), member.merge_fields, merge_fields)
      if (typeof email_address === 'string') move(list(call), member, email_address)
      if (status !== undefined) state.setStatus(member, status as Status)
      return changed(call, member, values)
    },
    [`DELETE ${own}`]: call => {
      state.setStatus(requireMember(call), 'archived')
      return { status: 204 }
    },
    [`GET ${own}/tags`]: call => {
      const { tags } = requireMember(call)
      const shown = toTags(tags).map(tag => ({ ...tag, date_added: toTime(0) }))
      return { status: 200, body: { tags: paged(call, shown), total_items: tags.size } }
    },
    [`POST ${own}/tags`]: call => {
      const member = requireMember(call)
      for (const { name, status } of call.body.tags as { name: string; status: string }[]) {
        const id = state.findTag(list(call), name) ?? (status === 'active' ? state.addTag(list(call), name) : undefined)
        if (id !== undefined) setTag(list(call), member, id, status === 'active')
      }
      return { status: 204 }
    },
    [`POST ${at}/segments`]: call => {
      const name = String(call.body.name)
      if (state.findTag(list(call), name) !== undefined)
        throw refuse(400, 'Bad Request', 'Sorry, that tag already exists.')
      const id = state.addTag(list(call), name)
      return { status: 200, body: { id, name, member_count: 0, type: 'static', list_id: call.params.list_id } }
    },
    [`POST ${at}/segments/{segment_id}`]: call => {
      const id = Number(call.params.segment_id)
      if (!list(call).tags.has(id))
        throw refuse(404, 'Resource Not Found', 'The requested resource could not be found.')
      const byEmail = (emails: unknown) =>
        (emails as string[]).map(email => ({ email, member: list(call).members.get(toHash(email)) }))
      const added = byEmail(call.body.members_to_add ?? [])
      const removed = byEmail(call.body.members_to_remove ?? [])
      for (const { member } of added) if (member) setTag(list(call), member, id, true)
      for (const { member } of removed) if (member) setTag(list(call), member, id, false)
      const absent = [...added, ...removed].filter(({ member }) => !member).map(({ email }) => email)
      const errors =
        absent.length > 0 ? [{ email_addresses: absent, error: 'Email addresses are not on this list.' }] : []
      return {
        status: 200,
        body: { errors, total_added: added.length, total_removed: removed.length, error_count: errors.length },
      }
    },
  }

  function changed(call: FakeCall, member: Member, values: Record<string, unknown>) {
    member.merge_fields = values
    state.touch(member)
    told(list(call), member.email)
    return { status: 200, body: toMember(list(call), member) }
  }

  function move(of: List, member: Member, email: string): void {
    const taken = of.members.get(toHash(email))
    if (taken && taken !== member)
      throw refuse(400, 'Member Exists', `${email} is already a list member. Use PUT to insert or update list members.`)
    of.members.delete(toHash(member.email))
    member.email = email
    of.members.set(toHash(email), member)
  }

  function setTag(of: List, member: Member, id: number, isActive: boolean): void {
    if (isActive) member.tags.set(id, of.tags.get(id) ?? '')
    else member.tags.delete(id)
    state.touch(member)
  }
}
