/** By what a site sends: the installation's transport, a mail server, Amazon SES or Postmark. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { email, instant, siteParams, text, version } from '../../../platform/schemas.ts'
import { emailTransportRemoved, emailTransportTested, emailTransportUpdated } from './events.ts'
import { transportLimits as limits } from './limits.ts'
import { transportKinds } from './table.ts'

const kind = z.enum(['installation', ...transportKinds]).openapi('EmailTransportKind', {
  description: '`installation`: by what the server is configured for.',
})
const installationKind = z.enum(['files', ...transportKinds]).openapi('InstallationTransportKind', {
  description: 'By what the server sends; `files`: it sends nothing to people.',
})
const security = z.enum(['tls', 'starttls', 'none']).openapi('SmtpSecurity', {
  description: '`tls` from the first octet, `starttls` before anything else, or `none`.',
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
  configuration_set: name(64).nullable().openapi({ description: 'Its events tell of bounces and complaints.' }),
})
const postmark = z.object({ message_stream: name(100) })

const response = z
  .object({
    kind,
    installation: installationKind,
    smtp: smtp.openapi('SmtpTransport').optional(),
    ses: ses.openapi('SesTransport').optional(),
    postmark: postmark.openapi('PostmarkTransport').optional(),
    trouble: z
      .object({
        since: instant,
        failures: z.int().openapi({ description: 'In a row.' }),
        reason: z.string(),
        next_try_at: instant,
      })
      .openapi('TransportTrouble')
      .optional()
      .openapi({ description: 'It fails: emails wait, and one is tried now and then until one gets through.' }),
    has_secret: z.boolean().openapi({ description: 'Whether a password, a secret key or a token is stored.' }),
    version,
  })
  .openapi('EmailTransport')

const secret = (what: string) =>
  text(limits.transport_secret_characters_max, 1)
    .optional()
    .openapi({
      type: 'string',
      description: `${what} Stored encrypted and never shown again; absent keeps the present one.`,
    })

const body = z
  .strictObject({
    kind: z.enum(transportKinds).openapi('OwnTransportKind'),
    smtp: smtp
      .extend({ password: secret('The password.') })
      .strict()
      .openapi('NewSmtpTransport')
      .optional(),
    ses: ses
      .extend({ secret_access_key: secret('The secret of the key.') })
      .strict()
      .openapi('NewSesTransport')
      .optional(),
    postmark: postmark
      .extend({ server_token: secret('The token of the server.') })
      .strict()
      .openapi('NewPostmarkTransport')
      .optional(),
  })
  .openapi('NewEmailTransport', { description: 'With the settings of its kind, and of no other.' })

const of = { database: 'site', permission: 'manage-emails', tag: 'email-transport', params: siteParams } as const
const path = '/v1/sites/{site_id}/email-transport'
const example = {
  kind: 'ses',
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
  description: 'Holds for the next email; what is under way ends as it began.',
  status: 200,
  audit: emailTransportUpdated,
  body,
  body_example: {
    kind: 'ses',
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
  description: 'The stored secret is deleted.',
  status: 204,
  audit: emailTransportRemoved,
})

export const testEmailTransport = contract({
  ...of,
  operationId: 'testEmailTransport',
  method: 'post',
  path: `${path}/test`,
  summary: 'Send a test email through the transport',
  description: 'From the sender that was verified first. Its answer is what the transport said.',
  status: 200,
  audit: emailTransportTested,
  idempotency: 'ignored',
  body: z.strictObject({ to: email }).openapi('EmailTransportTest'),
  body_example: { to: 'ana@example.com' },
  response: z
    .object({
      outcome: z.enum(['delivered', 'refused', 'deferred', 'unknown']).openapi('TransportOutcome', {
        description: 'deferred: it surely was not accepted. unknown: handed over, and no answer came.',
      }),
      response: z.string().openapi({ description: 'What the transport said, or what went wrong.' }),
      from: z.string(),
    })
    .openapi('EmailTransportTested'),
  example: { outcome: 'delivered', response: '250 OK', from: 'ana@example.com' },
  problems: ['too_many_requests'],
})
