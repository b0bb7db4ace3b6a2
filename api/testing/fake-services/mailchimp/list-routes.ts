/** Calls about a list as a whole: its batch, fields, tags and webhooks; and the account. */
import { randomBytes } from 'node:crypto'
import { type FakeCall, FakeRefusal, type FakeRoutes } from '../fake-server.ts'
import { toBatchMember, toList, toMergeField, toTags, toWebhook } from './objects.ts'
import { paged } from './page.ts'
import { type List, type MailchimpState, mergeValues, refuse, type Status, toHash } from './state.ts'

const BATCH_MAX = 500
const TAG_MAX = 10

export function listRoutes(
  state: MailchimpState,
  reach: (url: string) => Promise<boolean>,
  told: (list: List, email: string) => void,
  root: string,
): FakeRoutes {
  const list = (call: FakeCall): List => state.requireList(call.params.list_id)
  const at = `${root}/lists/{list_id}`
  const gone = () => refuse(404, 'Resource Not Found', 'The requested resource could not be found.')

  return {
    [`GET ${root}/`]: () => ({
      status: 200,
      body: {
        account_id: '8d3a3db4d97663a9074efcc16',
        account_name: 'Bakery',
        email: 'owner@bakery.example',
        role: 'owner',
      },
    }),
    [`GET ${root}/lists`]: call => {
      const lists = [...state.lists.values()]
      return { status: 200, body: { lists: paged(call, lists).map(toList), total_items: lists.length } }
    },
    [`GET ${at}`]: call => ({ status: 200, body: toList(list(call)) }),
    [`POST ${at}`]: call => batch(call),
    [`GET ${at}/tag-search`]: call => {
      const tags = toTags(list(call).tags)
      return { status: 200, body: { tags, total_items: tags.length } }
    },
    [`GET ${at}/merge-fields`]: call => {
      const { fields } = list(call)
      const merge_fields = paged(call, fields).map(field => toMergeField(list(call), field))
      return { status: 200, body: { merge_fields, list_id: call.params.list_id, total_items: fields.length } }
    },
    [`POST ${at}/merge-fields`]: call => {
      const { name, type, tag, options } = call.body as { name: string; type: string; tag?: string; options?: object }
      if (tag !== undefined && tag.length > TAG_MAX)
        throw refuse(400, 'Invalid Resource', 'Merge tags have at most 10 characters.', [
          { field: 'tag', message: 'too long' },
        ])
      const field = { merge_id: state.next(), name, type, required: false, options: options ?? {} }
      const given =
        tag ??
        name
          .toUpperCase()
          .replace(/[^A-Z0-9]/g, '')
          .slice(0, TAG_MAX)
      const isTaken = list(call).fields.some(one => one.tag === given)
      const made = { ...field, tag: isTaken ? `MMERGE${field.merge_id}` : given }
      list(call).fields.push(made)
      return { status: 200, body: toMergeField(list(call), made) }
    },
    [`GET ${at}/webhooks`]: call => {
      const webhooks = [...list(call).webhooks.values()].map(one => toWebhook(list(call), one))
      return { status: 200, body: { webhooks, list_id: call.params.list_id, total_items: webhooks.length } }
    },
    [`POST ${at}/webhooks`]: async call => {
      const {
        url,
        events = {},
        sources = {},
      } = call.body as { url: string } & Record<'events' | 'sources', Record<string, boolean>>
      if (!(await reach(url)))
        throw refuse(400, 'Invalid Resource', 'We could not validate this webhook URL.', [
          { field: 'url', message: 'no 200' },
        ])
      const webhook = {
        id: randomBytes(5).toString('hex'),
        url,
        events,
        sources,
        signing_secret: randomBytes(16).toString('hex'),
      }
      list(call).webhooks.set(webhook.id, webhook)
      const { signing_secret } = webhook
      return { status: 200, body: { ...toWebhook(list(call), webhook), signing_secret } }
    },
    [`GET ${at}/webhooks/{webhook_id}`]: call => {
      const webhook = list(call).webhooks.get(call.params.webhook_id ?? '')
      if (!webhook) throw gone()
      return { status: 200, body: toWebhook(list(call), webhook) }
    },
    [`DELETE ${at}/webhooks/{webhook_id}`]: call => {
      if (!list(call).webhooks.delete(call.params.webhook_id ?? '')) throw gone()
      return { status: 204 }
    },
  }

  /** A 200, whatever became of each of them. */
  function batch(call: FakeCall) {
    const members = call.body.members as { email_address: string; status?: Status; merge_fields?: object }[]
    if (members.length > BATCH_MAX) throw refuse(400, 'Invalid Resource', 'At most 500 members at once.')
    const answer = { new_members: [] as object[], updated_members: [] as object[], errors: [] as object[] }
    for (const given of members) {
      try {
        const known = list(call).members.get(toHash(given.email_address))
        if (known && call.body.update_existing !== true) {
          answer.errors.push(
            toError(given.email_address, 'ERROR_CONTACT_EXISTS', `${given.email_address} is already a list member.`),
          )
          continue
        }
        const values = mergeValues(list(call), known?.merge_fields ?? {}, given.merge_fields)
        if (!known && given.status === undefined)
          throw refuse(400, 'Invalid Resource', 'The status of a new member is missing.')
        const member = known ?? state.addMember(list(call), given.email_address, given.status ?? 'subscribed')
        // One who left is left as they are, without an error.
        const isSilent = member.status === 'unsubscribed' && given.status === 'subscribed'
        if (given.status && !isSilent) state.setStatus(member, given.status)
        member.merge_fields = values
        state.touch(member)
        told(list(call), member.email)
        answer[known ? 'updated_members' : 'new_members'].push(toBatchMember(list(call), member))
      } catch (error) {
        if (!(error instanceof FakeRefusal)) throw error
        const { detail, errors } = error.answer.body as {
          detail: string
          errors?: { field: string; message: string }[]
        }
        const named = errors?.[0] && { field: errors[0].field, field_message: errors[0].message }
        answer.errors.push({ ...toError(given.email_address, 'ERROR_GENERIC', detail), ...named })
      }
    }
    const { new_members, updated_members, errors } = answer
    const counts = {
      total_created: new_members.length,
      total_updated: updated_members.length,
      error_count: errors.length,
    }
    return { status: 200, body: { ...answer, ...counts } }
  }
}

const toError = (email_address: string, error_code: string, error: string) => ({ email_address, error, error_code })
