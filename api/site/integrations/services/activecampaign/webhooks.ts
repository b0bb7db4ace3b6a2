/** Webhooks of ActiveCampaign: unsigned, so that the secret is in their URL, and not repeated, so that lists are compared as well. */
import { toMoment, toObject, toText } from '../call.ts'
import type { NoticeRequest, ServiceNotice, ServiceWebhooks } from '../service-client.ts'
import { ServiceRefusal } from '../service-problem.ts'
import { type ActiveCampaignParts, callActiveCampaign } from './requests.ts'

const EVENTS = ['subscribe', 'unsubscribe', 'update', 'bounce']

const toPath = (id: string): string => `/webhooks/${encodeURIComponent(id)}`

export const createActiveCampaignWebhooks = (parts: ActiveCampaignParts): ServiceWebhooks => ({
  async create(list_id, url) {
    // Without `api`, by which our own writes would come back.
    const webhook = { name: 'Leadwright', url, events: EVENTS, sources: ['public', 'admin', 'system'], listid: list_id }
    const call = { method: 'POST', path: '/webhooks', body: { webhook }, scope: 'list' } as const
    const answer = await callActiveCampaign(parts, call)
    return { id: toText(toObject(answer.webhook).id), secret: null }
  },
  async verify(_list_id, webhook_id) {
    try {
      await callActiveCampaign(parts, { method: 'GET', path: toPath(webhook_id), scope: 'list' })
      return true
    } catch (error) {
      if (isGone(error)) return false
      throw error
    }
  },
  async remove(_list_id, webhook_id) {
    try {
      await callActiveCampaign(parts, { method: 'DELETE', path: toPath(webhook_id), scope: 'list' })
    } catch (error) {
      if (!isGone(error)) throw error
    }
  },
  readNotice: readActiveCampaignNotice,
})

const isGone = (error: unknown): boolean => error instanceof ServiceRefusal && error.problem.kind === 'list_gone'

const KINDS: Readonly<Record<string, ServiceNotice['kind']>> = {
  subscribe: 'subscribed',
  unsubscribe: 'unsubscribed',
  update: 'changed',
  bounce: 'bounced',
}

export function readActiveCampaignNotice({ body }: NoticeRequest): ServiceNotice | undefined {
  const form = new URLSearchParams(body)
  const kind = KINDS[form.get('type') ?? '']
  const email = form.get('contact[email]')
  if (!kind || !email) return undefined
  const list_id = form.get('list')
  return {
    // Zero: about no list.
    list_id: list_id === '0' ? null : list_id,
    email,
    previous_email: null,
    kind,
    reason: form.get('unsubscribe[reason]'),
    at: toMoment(form.get('date_time')),
  }
}
