/** How a site sends: what happens to mail in doubt and to late mail, and the key that signs. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { domainName, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import { emailSettingsUpdated } from './events.ts'

const unknownPolicy = enumOf({
  resend: 'It is sent again, and may arrive twice.',
  do_not_resend: 'It is not sent again, and may be missing.',
}).openapi('UnknownPolicy', {
  description: 'Whether an email with an unknown outcome is sent again.',
})
const latePolicy = enumOf({
  send: 'It is sent late.',
  skip: 'It is not sent.',
  ask: 'It waits for somebody’s decision.',
}).openapi('LatePolicy', {
  description:
    'What happens to marketing email that is delayed by more than an hour: by an outage, or since it waited for the next month of the plan.',
})

export const emailSettings = z
  .object({
    unknown_policy: unknownPolicy,
    late_policy: latePolicy,
    dkim_configured: z.boolean().openapi({ description: 'Whether emails are signed with DKIM.' }),
    dkim_domain: z.string().nullable(),
    dkim_selector: z.string().nullable(),
    dkim_record: z
      .object({ name: z.string(), value: z.string() })
      .openapi('DnsTextRecord', { description: 'The TXT record that the domain must have.' })
      .optional(),
    uses_server: z.boolean().openapi({
      description: 'Whether emails are sent through a mail server. If `false`, they are written to files.',
    }),
    return_path: z.string().nullable().openapi({
      description:
        'Address to which undeliverable email is returned. `null` if it goes back to the sender, where this server cannot read it.',
    }),
    reply_address: z.string().nullable().openapi({
      description:
        'Address to which you can forward email so that replies are recognized. `null` if this server does not receive email.',
    }),
    late_count: z.int().openapi({ description: 'Number of emails waiting for a decision about `late_policy`.' }),
    version,
  })
  .openapi('EmailSettings')

const of = { database: 'site', permission: 'manage-emails', tag: 'emails' } as const
const path = '/v1/sites/{site_id}/email-settings'
const example = {
  unknown_policy: 'resend',
  late_policy: 'ask',
  dkim_configured: false,
  dkim_domain: null,
  dkim_selector: null,
  uses_server: true,
  return_path: 'bounces@mail.example.com',
  reply_address: 'bounces+aaaaaaaaaaaaaaaaaaaaaaadthr7fr5yp2nuaerdgvkzt3ysehx7d6q@mail.example.com',
  late_count: 0,
  version: 1,
} as const

const lower = (t: string) => t.trim().toLowerCase()
const dkim = z
  .strictObject({
    domain: domainName,
    selector: z
      .string()
      .max(63)
      .transform(lower)
      .refine(t => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(t), { params: { code: 'invalid' } })
      .openapi({ type: 'string', maxLength: 63 }),
    private_key: text(20_000, 1).optional().openapi({
      type: 'string',
      description: 'RSA private key in PEM format. Never returned; omit to keep the present key.',
    }),
  })
  .openapi('DkimKey')

export const getEmailSettings = contract({
  ...of,
  operationId: 'getEmailSettings',
  method: 'get',
  path,
  summary: 'Get the email settings of a site',
  description: 'Returns settings that hold for all email of the site, such as the domain that signs it.',
  status: 200,
  params: siteParams,
  response: emailSettings,
  example,
  versioned: true,
})

export const updateEmailSettings = contract({
  ...of,
  operationId: 'updateEmailSettings',
  method: 'patch',
  path,
  summary: 'Change the email settings of a site',
  description: 'Changes the fields that are sent.',
  status: 200,
  audit: emailSettingsUpdated,
  params: siteParams,
  body: z
    .strictObject({
      unknown_policy: unknownPolicy.optional(),
      late_policy: latePolicy.optional(),
      dkim: dkim.optional(),
    })
    .openapi('EmailSettingsChanges'),
  body_example: { unknown_policy: 'do_not_resend' },
  response: emailSettings,
  example: { ...example, unknown_policy: 'do_not_resend', version: 2 },
  versioned: true,
})

export const removeDkimKey = contract({
  ...of,
  operationId: 'removeDkimKey',
  method: 'delete',
  path: '/v1/sites/{site_id}/email-settings/dkim',
  summary: 'Remove the key that signs email',
  description: 'Email of the site is no longer signed by this key.',
  status: 204,
  audit: emailSettingsUpdated,
  params: siteParams,
})
