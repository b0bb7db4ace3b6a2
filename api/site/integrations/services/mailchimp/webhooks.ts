/** Webhooks of a list of Mailchimp: made without those of the API, by which our own writes would come back. */

import { verifyHmac } from '../../../../platform/identity/secrets.ts'
import { toObject, toText, toTextOrNull } from '../call.ts'
import { serviceLimits } from '../limits.ts'
import type { NoticeRequest, ServiceNotice, ServiceWebhooks } from '../service-client.ts'
import { ServiceRefusal } from '../service-problem.ts'
import { callMailchimp, type MailchimpParts } from './requests.ts'

const path = (list_id: string, id = '') => `/lists/${encodeURIComponent(list_id)}/webhooks${id && `/${id}`}`

export const createMailchimpWebhooks = (parts: MailchimpParts): ServiceWebhooks => ({
  async create(list_id, url) {
    const events = { subscribe: true, unsubscribe: true, profile: true, cleaned: true, upemail: true, campaign: false }
    const body = { url, events, sources: { user: true, admin: true, api: false } }
    const { json } = await callMailchimp(parts, { method: 'POST', path: path(list_id), body, scope: 'list' })
    const webhook = toObject(json)
    return { id: toText(webhook.id), secret: toTextOrNull(webhook.signing_secret) }
  },
  async verify(list_id, webhook_id) {
    const call = { method: 'GET', path: path(list_id, webhook_id), scope: 'list' } as const
    return callMailchimp(parts, call).then(() => true, takeAbsent(false))
  },
  async remove(list_id, webhook_id) {
    const call = { method: 'DELETE', path: path(list_id, webhook_id), scope: 'list' } as const
    await callMailchimp(parts, call).then(() => undefined, takeAbsent(undefined))
  },
  readNotice: readMailchimpNotice,
})

const takeAbsent =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof ServiceRefusal && error.problem.kind === 'list_gone') return value
    throw error
  }

const KINDS: Readonly<Record<string, ServiceNotice['kind']>> = {
  subscribe: 'subscribed',
  unsubscribe: 'unsubscribed',
  profile: 'changed',
  cleaned: 'bounced',
  upemail: 'address_changed',
}

export function readMailchimpNotice(request: NoticeRequest, secret: string | null): ServiceNotice | undefined {
  if (secret !== null && !isSigned(request, secret)) return undefined
  const form = new URLSearchParams(request.body)
  const kind = KINDS[form.get('type') ?? '']
  const email = form.get('data[new_email]') ?? form.get('data[email]')
  if (!kind || !email) return undefined
  const reason = form.get('data[reason]')
  return {
    list_id: form.get('data[list_id]'),
    email,
    previous_email: form.get('data[old_email]'),
    kind: toKind(kind, form.get('data[action]'), reason),
    reason,
    at: toUtcMoment(form.get('fired_at')),
  }
}

function toKind(kind: ServiceNotice['kind'], action: string | null, reason: string | null): ServiceNotice['kind'] {
  if (kind !== 'unsubscribed') return kind
  if (action === 'delete') return 'deleted'
  return reason === 'abuse' ? 'complained' : 'unsubscribed'
}

/** `2026-11-28 10:00:00`, in UTC without saying so. */
function toUtcMoment(text: string | null): number | null {
  const at = text === null ? Number.NaN : Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(at) ? null : at
}

/** `X-Mailchimp-Signature: t=1764324000,v1=hex` over `t.body`. */
function isSigned({ headers, body, now }: NoticeRequest, secret: string): boolean {
  const header = headers.get('x-mailchimp-signature') ?? ''
  const parts = new Map(header.split(',').map(part => part.trim().split('=', 2) as [string, string]))
  const [at, given] = [parts.get('t') ?? '', parts.get('v1') ?? '']
  const isRecent = Math.abs(Number(at) * 1_000 - now) <= serviceLimits.mailchimp_signature_age_milliseconds_max
  return isRecent && verifyHmac(secret, `${at}.${body}`, given)
}
