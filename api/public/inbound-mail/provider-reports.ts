/** What Amazon SES and Postmark tell, as responses to emails. Pure. */
import { z } from '@hono/zod-openapi'
import { type ReturnToken, readToken, tokenIn } from '../../platform/identity/return-path.ts'
import { addressesIn } from '../../platform/mail/addresses-in.ts'
import { judgeRefusal } from '../../platform/mail/judge-refusal.ts'
import type { EmailResponse } from '../../site/email/email-responses/rules.ts'

export interface ProviderReport {
  token: ReturnToken | null
  response: EmailResponse
}

/** The name under which a provider keeps the token of an email. */
export const token_name = 'leadwright'

const recipient = z.object({
  emailAddress: z.string(),
  status: z.string().optional(),
  diagnosticCode: z.string().optional(),
})
const mail = z.object({
  source: z.string().optional(),
  tags: z.record(z.string(), z.array(z.string())).optional(),
})
const sesEvent = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  mail,
  bounce: z
    .object({ bounceType: z.string(), bouncedRecipients: z.array(recipient), feedbackId: z.string().optional() })
    .optional(),
  complaint: z
    .object({
      complainedRecipients: z.array(recipient),
      complaintFeedbackType: z.string().nullish(),
      complaintSubType: z.string().nullish(),
      feedbackId: z.string().optional(),
    })
    .optional(),
})

const addresses = (list: readonly { emailAddress: string }[]): string[] =>
  list.flatMap(({ emailAddress }) => addressesIn(emailAddress).slice(0, 1))

export function sesReport(text: string): ProviderReport | null {
  const { data } = sesEvent.safeParse(jsonOf(text))
  if (!data) return null
  const { bounce, complaint } = data
  const tag = data.mail.tags?.[token_name]?.[0]
  const token = tag === undefined ? tokenIn(data.mail.source ?? '') : readToken(tag)
  if (bounce) {
    const [first] = bounce.bouncedRecipients
    const fingerprint = `ses ${bounce.feedbackId ?? 'bounce'}`
    const detail = first?.diagnosticCode ?? bounce.bounceType
    const status = first?.status ?? null
    const told = { status, detail, reason: judgeRefusal({ text: detail, status, command: 'rcpt' }).reason }
    const permanent = bounce.bounceType === 'Permanent'
    const recipients = addresses(bounce.bouncedRecipients)
    return { token, response: { type: 'bounce', source: 'ses', fingerprint, permanent, recipients, ...told } }
  }
  // A complaint of Amazon's own list is none of a person.
  if (!complaint || complaint.complaintSubType) return null
  const fingerprint = `ses ${complaint.feedbackId ?? 'complaint'}`
  const detail = complaint.complaintFeedbackType ?? ''
  return { token, response: { type: 'complaint', source: 'ses', fingerprint, detail } }
}

const postmarkRecord = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  ID: z.union([z.number(), z.string()]),
  Type: z.string(),
  Email: z.string().optional(),
  Description: z.string().optional(),
  Details: z.string().optional(),
  Metadata: z.record(z.string(), z.string()).nullish(),
})
/** Bounces after which Postmark sends nothing more to the address. */
const dead = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'])

export function postmarkReport(given: unknown): ProviderReport | null {
  const { data } = postmarkRecord.safeParse(given)
  if (!data) return null
  const token = readToken(data.Metadata?.[token_name] ?? '')
  const fingerprint = `postmark ${data.ID}`
  const detail = data.Details || data.Description || data.Type
  if (data.RecordType === 'SpamComplaint' || data.Type === 'SpamComplaint') {
    return { token, response: { type: 'complaint', source: 'postmark', fingerprint, detail } }
  }
  const recipients = data.Email ? [data.Email] : []
  const permanent = dead.has(data.Type)
  const { reason } = judgeRefusal({ text: detail, command: 'rcpt' })
  return { token, response: { type: 'bounce', source: 'postmark', fingerprint, permanent, reason, recipients, detail } }
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
