/** Configuration of the way out for email: a mail server, or the API of a provider. */
import { z } from '@hono/zod-openapi'
import type { TransportSettings } from './transport-settings.ts'

const region = z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/)
const secret = z.string().min(1).max(1_000)
const address = z.url({ protocol: /^https?$/ })

export const transportVariables = {
  SMTP_URL: {
    rule: z.url({ protocol: /^smtps?$/ }).optional(),
    says: 'a mail server, smtp:// or smtps://',
    example: 'smtp://user:password@smtp.example.com:587',
  },
  SES_REGION: {
    rule: region.optional(),
    says: 'in place of SMTP_URL, the region whose Amazon SES sends email',
    example: 'eu-west-1',
  },
  SES_ACCESS_KEY_ID: {
    rule: z.string().min(1).max(200).optional(),
    says: 'the id of the access key that may call ses:SendEmail',
    example: 'AKIAIOSFODNN7EXAMPLE',
  },
  SES_SECRET_ACCESS_KEY: {
    rule: secret.optional(),
    says: 'the secret of that access key',
    example: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  },
  SES_CONFIGURATION_SET: {
    rule: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    says: 'the configuration set of Amazon SES that tells SES_TOPIC_ARN of bounces and complaints',
    example: 'leadwright',
  },
  SES_ENDPOINT: {
    rule: address.optional(),
    says: 'the address of Amazon SES where it is not Amazon’s own, such as that of a VPC',
    example: 'https://email.eu-west-1.amazonaws.com',
  },
  POSTMARK_SERVER_TOKEN: {
    rule: secret.optional(),
    says: 'in place of SMTP_URL, the token of the Postmark server that sends email',
    example: '11111111-2222-3333-4444-555555555555',
  },
  POSTMARK_MESSAGE_STREAM: {
    rule: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .default('outbound'),
    says: 'the message stream of Postmark',
    example: 'broadcast',
  },
  POSTMARK_ENDPOINT: {
    rule: address.optional(),
    says: 'the address of Postmark where it is not Postmark’s own',
    example: 'https://api.postmarkapp.com',
  },
} as const

type Values = { [N in keyof typeof transportVariables]: z.output<(typeof transportVariables)[N]['rule']> }

/** Where the APIs of providers are that a site sends by. */
export interface ProviderEndpoints {
  ses: string | undefined
  postmark: string | undefined
}

export interface TransportConfig {
  /** Undefined: email goes to files. */
  transport: TransportSettings | undefined
  endpoints: ProviderEndpoints
}

/** One way out, whole. */
export function transportConfig(v: Values): TransportConfig & { mistakes: string[] } {
  const { SMTP_URL: url, SES_REGION: at, POSTMARK_SERVER_TOKEN: server_token } = v
  const endpoints = { ses: v.SES_ENDPOINT, postmark: v.POSTMARK_ENDPOINT }
  const mistakes: string[] = []
  const given = { SMTP_URL: url, SES_REGION: at, POSTMARK_SERVER_TOKEN: server_token }
  const [first, second] = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (first && second)
    mistakes.push(`${first} and ${second} are both set: email leaves by one of them. Remove the other`)
  const keys = { SES_ACCESS_KEY_ID: v.SES_ACCESS_KEY_ID, SES_SECRET_ACCESS_KEY: v.SES_SECRET_ACCESS_KEY }
  if (at !== undefined) {
    for (const [name, value] of Object.entries(keys)) {
      const { example } = transportVariables[name as keyof typeof keys]
      if (value === undefined) mistakes.push(`${name} must be set where SES_REGION is. Example: ${name}=${example}`)
    }
  }
  return { transport: settingsOf(v), endpoints, mistakes }
}

function settingsOf(v: Values): TransportSettings | undefined {
  if (v.SMTP_URL !== undefined) return { type: 'smtp', url: v.SMTP_URL }
  if (v.SES_REGION !== undefined) {
    return {
      type: 'ses',
      region: v.SES_REGION,
      access_key_id: v.SES_ACCESS_KEY_ID ?? '',
      secret_access_key: v.SES_SECRET_ACCESS_KEY ?? '',
      configuration_set: v.SES_CONFIGURATION_SET ?? null,
      endpoint: v.SES_ENDPOINT,
    }
  }
  const { POSTMARK_SERVER_TOKEN: server_token, POSTMARK_MESSAGE_STREAM: message_stream } = v
  return server_token === undefined
    ? undefined
    : { type: 'postmark', server_token, message_stream, endpoint: v.POSTMARK_ENDPOINT }
}
