/** By what a site sends: the installation's transport, a mail server, Amazon SES or Postmark. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumOf, enumWith } from '../../../platform/schemas/enum-of.ts'
import { email, instant, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import { emailTransportRemoved, emailTransportTested, emailTransportUpdated } from './events.ts'
import { transportLimits as limits } from './limits.ts'
import { transportTypes } from './table.ts'

const ownWords = { smtp: 'By a mail server.', ses: 'By Amazon SES.', postmark: 'By Postmark.' }
const type = enumOf({ installation: 'As the server is configured.', ...ownWords }).openapi('EmailTransportType', {
  description: 'How email is sent. `installation`: as the server is configured.',
})
const installationKind = enumOf({ files: 'Emails are written to files and reach nobody.', ...ownWords }).openapi(
  'InstallationTransportType',
  {
    description: 'How the server is configured to send email. `files`: emails are written to files and reach nobody.',
  },
)
const security = z.enum(['tls', 'starttls', 'none']).openapi('SmtpSecurity', {
  description: '`tls`: encrypted from the start. `starttls`: upgraded before anything is sent. `none`: not encrypted.',
})
const host = text(limits.transport_host_characters_max, 1).refine(t => /^[A-Za-z0-9.:-]+$/.test(t), {
  params: { code: 'invalid' },
})
const port = z.int().min(1).max(65_535)
const name = (most: number) => z.string().regex(new RegExp(`^[\\w-]{1,${most}}$`))

const smtp = z.object({ host, port, security, username: text(320, 1).nullable() })
const ses = z.object({
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/),
  access_key_id: z.string().regex(/^\w{16,128}$/),
  configuration_set: name(64)
    .nullable()
    .openapi({ description: 'Name of the configuration set whose events report bounces and complaints.' }),
})
const postmark = z.object({ message_stream: name(100) })

const response = z
  .object({
    type,
    installation: installationKind,
    smtp: smtp.openapi('SmtpTransport').optional(),
    ses: ses.openapi('SesTransport').optional(),
    postmark: postmark.openapi('PostmarkTransport').optional(),
    trouble: z
      .object({
        since: instant,
        failures: z.int().openapi({ description: 'Number of consecutive failures.' }),
        reason: z.string(),
        next_attempt_at: instant,
      })
      .openapi('TransportTrouble')
      .optional()
      .openapi({
        description:
          'Present while the transport is failing: emails wait, and one is tried from time to time until it gets through.',
      }),
    has_secret: z.boolean().openapi({ description: 'Whether a password, secret key or token is stored.' }),
    version,
  })
  .openapi('EmailTransport')

const secret = (what: string) =>
  text(limits.transport_secret_characters_max, 1)
    .optional()
    .openapi({
      type: 'string',
      description: `${what} Stored encrypted and never returned; omit to keep the present one.`,
    })

const body = z
  .strictObject({
    type: enumWith(transportTypes, ownWords).openapi('OwnTransportType'),
    smtp: smtp
      .extend({ password: secret('Password.') })
      .strict()
      .openapi('NewSmtpTransport')
      .optional(),
    ses: ses
      .extend({ secret_access_key: secret('Secret access key.') })
      .strict()
      .openapi('NewSesTransport')
      .optional(),
    postmark: postmark
      .extend({ server_token: secret('Server API token.') })
      .strict()
      .openapi('NewPostmarkTransport')
      .optional(),
  })
  .openapi('NewEmailTransport', { description: 'Settings of the transport. Only those of its own type.' })

const of = { database: 'site', permission: 'manage-emails', tag: 'email-transport', params: siteParams } as const
const path = '/v1/sites/{site_id}/email-transport'
const example = {
  type: 'ses',
  installation: 'smtp',
  ses: { region: 'eu-west-1', access_key_id: 'AKIAIOSFODNN7EXAMPLE', configuration_set: 'leadwright' },
  has_secret: true,
  version: 2,
} as const

export const getEmailTransport = contract({
  ...of,
  operationId: 'getEmailTransport',
  method: 'get',
  path,
  summary: 'Get the email transport of a site',
  description: 'Returns how email of the site is sent. Passwords and secret keys are never returned.',
  status: 200,
  response,
  example,
  versioned: true,
})

export const updateEmailTransport = contract({
  ...of,
  operationId: 'updateEmailTransport',
  method: 'patch',
  path,
  summary: 'Set the site’s own email transport',
  description: 'Applies to the next email; emails being sent are not affected.',
  status: 200,
  audit: emailTransportUpdated,
  body,
  body_example: {
    type: 'ses',
    ses: {
      region: 'eu-west-1',
      access_key_id: 'AKIAIOSFODNN7EXAMPLE',
      secret_access_key: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      configuration_set: 'leadwright',
    },
  },
  response,
  example,
  versioned: true,
})

export const removeEmailTransport = contract({
  ...of,
  operationId: 'removeEmailTransport',
  method: 'delete',
  path,
  summary: 'Remove the site’s own email transport',
  description: 'Also deletes the stored secret.',
  status: 204,
  audit: emailTransportRemoved,
})

export const testEmailTransport = contract({
  ...of,
  operationId: 'testEmailTransport',
  method: 'post',
  path: `${path}/test`,
  summary: 'Send a test email through the transport',
  description: 'Sent from the sender that was verified first. Returns what the transport answered.',
  status: 200,
  audit: emailTransportTested,
  idempotency: 'ignored',
  body: z.strictObject({ to: email }).openapi('EmailTransportTest'),
  body_example: { to: 'ana@example.com' },
  response: z
    .object({
      outcome: enumOf({
        delivered: 'The recipient’s mail server accepted it.',
        refused: 'It is not accepted, and will not be.',
        deferred: 'Definitely not accepted yet; it can be tried again.',
        unknown: 'Handed off, but no answer was received.',
      }).openapi('TransportOutcome', {
        description: 'Outcome of the attempt.',
      }),
      response: z.string().openapi({ description: 'The transport’s answer, or the error.' }),
      from: z.string(),
    })
    .openapi('EmailTransportTested'),
  example: { outcome: 'delivered', response: '250 OK', from: 'ana@example.com' },
  problems: ['too_many_requests'],
})
