/** Configuration of what takes in email that comes back. */
import { z } from '@hono/zod-openapi'
import { return_path_local_max } from '../identity/return-path.ts'

const port = z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(0).max(65_535))

export const inboundVariables = {
  RETURN_PATH: {
    rule: z
      .email()
      .refine(t => t.indexOf('@') <= return_path_local_max && !t.includes('+'))
      .optional(),
    says: `the address to which undeliverable email comes back, with at most ${return_path_local_max} characters before the @; each email gets its own with +… before the @`,
    example: 'bounces@mail.example.com',
  },
  INBOUND_SMTP_PORT: {
    rule: port.optional(),
    says: 'with RETURN_PATH, a port on which this server takes the email that comes back, 0 to 65535',
    example: '25',
  },
  INBOUND_IMAP_URL: {
    rule: z.url({ protocol: /^imaps?$/ }).optional(),
    says: 'with RETURN_PATH, the mailbox to which email comes back, imap:// or imaps://',
    example: 'imaps://user:password@imap.example.com:993/INBOX',
  },
  SES_TOPIC_ARN: {
    rule: z
      .string()
      .regex(/^arn:aws[\w-]*:sns:[\w-]+:\d{12}:[\w-]+$/)
      .optional(),
    says: 'the Amazon SNS topic that tells of bounces and complaints of Amazon SES',
    example: 'arn:aws:sns:eu-west-1:123456789012:email-events',
  },
} as const

/** Where email comes back that could not be delivered, was complained about, or was answered. */
export interface InboundConfig {
  /** Undefined: it comes back to its sender. */
  return_path: string | undefined
  smtp_port: number | undefined
  imap_url: string | undefined
  ses_topic_arn: string | undefined
}

type Values = { [N in keyof typeof inboundVariables]: z.output<(typeof inboundVariables)[N]['rule']> }

/** What takes email in needs an address to which it comes. */
export function inboundConfig(v: Values): { inbound: InboundConfig; mistakes: string[] } {
  const { RETURN_PATH: return_path, INBOUND_SMTP_PORT: smtp_port, INBOUND_IMAP_URL: imap_url } = v
  const inbound = { return_path, smtp_port, imap_url, ses_topic_arn: v.SES_TOPIC_ARN }
  const named = smtp_port !== undefined ? 'INBOUND_SMTP_PORT' : imap_url !== undefined ? 'INBOUND_IMAP_URL' : undefined
  if (return_path !== undefined || named === undefined) return { inbound, mistakes: [] }
  const example = `RETURN_PATH=${inboundVariables.RETURN_PATH.example}`
  return { inbound, mistakes: [`RETURN_PATH must be set where ${named} is. Example: ${example}`] }
}
