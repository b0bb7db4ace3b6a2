/** Configuration of the installation's own applications at Mailchimp and Constant Contact, by which owners sign in there. */
import { z } from '@hono/zod-openapi'

export const applicationServices = ['mailchimp', 'constant_contact'] as const
export type ApplicationService = (typeof applicationServices)[number]

const id = z.string().min(1).max(500).optional()
const secret = z.string().min(1).max(1_000).optional()
const stand_in = z
  .string()
  .regex(/^http:\/\/(?:127\.0\.0\.1|localhost):\d{2,5}$/)
  .optional()
const redirect = 'its redirect URI is PUBLIC_URL with /sites/redirect-constantcontact-url'

export const marketingServicesVariables = {
  MAILCHIMP_CLIENT_ID: {
    rule: id,
    says: `the id of the application by which owners connect Mailchimp; ${redirect}`,
    example: '635959587059',
  },
  MAILCHIMP_CLIENT_SECRET: { rule: secret, says: 'the secret of that application', example: '0da3e7744949e1406b7b250' },
  CONSTANT_CONTACT_CLIENT_ID: {
    rule: id,
    says: `the id of the application by which owners connect Constant Contact; ${redirect}. All sites share its calls of a day`,
    example: '11111111-2222-3333-4444-555555555555',
  },
  CONSTANT_CONTACT_CLIENT_SECRET: { rule: secret, says: 'the secret of that application', example: 'zNFdYsGzkA1M' },
  MAILCHIMP_API_URL: {
    rule: stand_in,
    says: 'a stand-in for Mailchimp on this machine, for tests',
    example: 'http://127.0.0.1:12112',
  },
  CONSTANT_CONTACT_API_URL: {
    rule: stand_in,
    says: 'a stand-in for Constant Contact on this machine, for tests',
    example: 'http://127.0.0.1:12113',
  },
} as const

type Values = {
  [N in keyof typeof marketingServicesVariables]: z.output<(typeof marketingServicesVariables)[N]['rule']>
}

export interface ServiceApplication {
  readonly client_id: string
  readonly client_secret: string
}

export type ServiceApplications = Partial<Record<ApplicationService, ServiceApplication>>

/** Origins in the place of the services' own, where they are others. */
export type ServiceOrigins = Partial<Record<ApplicationService, string>>

interface MarketingServicesConfig {
  service_applications: ServiceApplications
  service_origins: ServiceOrigins
  mistakes: string[]
}

export function marketingServicesConfig(v: Values): MarketingServicesConfig {
  const given = {
    mailchimp: [v.MAILCHIMP_CLIENT_ID, v.MAILCHIMP_CLIENT_SECRET],
    constant_contact: [v.CONSTANT_CONTACT_CLIENT_ID, v.CONSTANT_CONTACT_CLIENT_SECRET],
  } as const
  const service_applications: ServiceApplications = {}
  const mistakes: string[] = []
  for (const service of applicationServices) {
    const [client_id, client_secret] = given[service]
    if (client_id && client_secret) service_applications[service] = { client_id, client_secret }
    else if (client_id || client_secret) {
      const name = `${service.toUpperCase()}_CLIENT_`
      const [lacks, has] = client_id ? ['SECRET', 'ID'] : ['ID', 'SECRET']
      const lacking = `${name}${lacks}` as keyof Values
      mistakes.push(
        `${lacking} must be set where ${name}${has} is. Example: ${lacking}=${marketingServicesVariables[lacking].example}`,
      )
    }
  }
  const { MAILCHIMP_API_URL: mailchimp, CONSTANT_CONTACT_API_URL: constant_contact } = v
  const service_origins = { ...(mailchimp && { mailchimp }), ...(constant_contact && { constant_contact }) }
  return { service_applications, service_origins, mistakes }
}
