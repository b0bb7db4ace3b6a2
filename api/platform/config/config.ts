/** Configuration from the environment: parsed once, passed down. `.env.example` lists all of it. */

import { existsSync } from 'node:fs'
import { isIP, isIPv6 } from 'node:net'
import { z } from '@hono/zod-openapi'
import { limits } from '../runtime/limits.ts'
import { trimTrailing } from '../texts/trim-trailing.ts'
import { type AiConfig, aiConfig, aiVariables } from './ai-config.ts'
import { type BillingConfig, billingConfig, billingVariables } from './billing-config.ts'
import { type DatabasesConfig, databasesConfig, databasesVariables } from './databases-config.ts'
import { type InboundConfig, inboundConfig, inboundVariables } from './inbound-config.ts'
import {
  marketingServicesConfig,
  marketingServicesVariables,
  type ServiceApplications,
  type ServiceOrigins,
} from './marketing-services-config.ts'
import { type OperationConfig, operationConfig, operationVariables } from './operation-config.ts'
import { type SandboxesConfig, sandboxesConfig, sandboxesMistakes, sandboxesVariables } from './sandboxes-config.ts'
import { type SignInConfig, signInConfig, signInVariables } from './sign-in-config.ts'
import { type Hosts, sitesConfig, sitesVariables } from './sites-config.ts'
import { meant } from './spelling.ts'
import { type StorageConfig, storageConfig, storageVariables } from './storage-config.ts'
import { fault_point } from './switches.ts'
import { type TemporalConfig, temporalConfig, temporalVariables } from './temporal-config.ts'
import { type TlsConfig, tlsConfig, tlsVariables } from './tls-config.ts'
import { type TransportConfig, transportConfig, transportVariables } from './transport-config.ts'

const whole = (minimum: number, maximum: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(minimum).max(maximum))

/** `192.0.2.53`, `192.0.2.53:5353`, `2001:db8::53` or `[2001:db8::53]:5353`. */
function isDnsServer(text: string): boolean {
  const [, bracketed, port] = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(text) ?? []
  if (bracketed !== undefined) return isIPv6(bracketed) && Number(port ?? 53) <= 65_535
  const [, plain = text, at] = /^([\d.]+):(\d{1,5})$/.exec(text) ?? []
  return isIP(plain) !== 0 && Number(at ?? 53) <= 65_535
}

export type { AiConfig } from './ai-config.ts'

/** Each variable: its rule, its description, and a valid example. */
export const variables = {
  ENV_FILE: {
    rule: z.string().min(1).default('.env'),
    says: 'a file with further variables; none where no file is to be read',
    example: '.env',
  },
  DATA_DIR: { rule: z.string().min(1).default('data'), says: 'a folder for all data', example: 'data' },
  ...databasesVariables,
  ...storageVariables,
  HOST: { rule: z.string().min(1).default('0.0.0.0'), says: 'the address to listen on', example: '127.0.0.1' },
  PORT: { rule: whole(0, 65_535).default(8787), says: 'a port number, 0 to 65535', example: '8787' },
  PUBLIC_URL: {
    rule: z
      .url({ protocol: /^https?$/ })
      // Paths are appended to it.
      .refine(u => !/[?#@]/.test(u))
      .transform(u => trimTrailing(u, '/'))
      .optional(),
    says: 'the address under which people reach this server, with http:// or https://',
    example: 'https://leads.example.com',
  },
  ...sitesVariables,
  ...sandboxesVariables,
  ...tlsVariables,
  ...transportVariables,
  MAIL_FROM: {
    rule: z.email().default('leadwright@localhost.localdomain'),
    says: 'the address that sends confirmations and resets',
    example: 'hello@example.com',
  },
  ...operationVariables,
  LOG_LEVEL: {
    rule: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    says: 'one of trace, debug, info, warn, error, fatal, silent',
    example: 'info',
  },
  MAINTENANCE: {
    rule: z.enum(['true', 'false']).default('false'),
    says: 'true while the API answers everybody that it is down for maintenance, otherwise false; journeys and email go on',
    example: 'false',
  },
  REGISTRATION: {
    rule: z.enum(['open', 'invitation', 'closed']).default('open'),
    says: 'who may sign up: open for everybody, invitation for people whom a manager has invited, closed for nobody',
    example: 'invitation',
  },
  TRUST_PROXY: {
    rule: z.enum(['true', 'false']).default('false'),
    says: 'true where a proxy in front sets X-Forwarded-For, otherwise false',
    example: 'false',
  },
  ALLOW_LOOPBACK: {
    rule: z.enum(['true', 'false']).default('false'),
    says: 'true where owners of sites may name programs on this machine as webhooks, AI providers and mail servers, otherwise false',
    example: 'false',
  },
  COUNTRY_HEADER: {
    rule: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,100}$/)
      .optional(),
    says: 'with TRUST_PROXY, the header in which the proxy names the visitor’s country in two letters',
    example: 'CF-IPCountry',
  },
  SUBMISSIONS_PER_MINUTE: {
    rule: whole(1, 1_000_000).default(limits.submissions_per_minute),
    says: 'submissions a minute from one address to one site, 1 to 1000000',
    example: '10',
  },
  SUBMISSIONS_BURST: {
    rule: whole(1, 1_000_000).default(limits.submissions_burst),
    says: 'submissions that may come at once, 1 to 1000000',
    example: '30',
  },
  VISITS_PER_MINUTE: {
    rule: whole(1, 1_000_000).default(limits.visits_per_minute),
    says: 'calls about visited pages a minute from one address to one site, 1 to 1000000',
    example: '300',
  },
  VISITS_BURST: {
    rule: whole(1, 1_000_000).default(limits.visits_burst),
    says: 'calls about visited pages that may come at once, 1 to 1000000',
    example: '600',
  },
  LEADS_MAX: {
    rule: whole(1, 1_000_000_000).default(5_000_000),
    says: 'leads that a site may have, 1 to 1000000000; those of its forms are taken beyond it',
    example: '10000',
  },
  DNS_SERVERS: {
    rule: z
      .string()
      .transform(t => t.split(',').map(one => one.trim()))
      .refine(list => list.every(isDnsServer))
      .optional(),
    says: 'addresses of the DNS servers that tell whether a domain takes email, with commas between; default: the system’s',
    example: '192.0.2.53,[2001:db8::53]:5353',
  },
  MAIL_CONNECTIONS: {
    rule: whole(1, 100).default(5),
    says: 'connections to the mail server at once, 1 to 100',
    example: '5',
  },
  ...aiVariables,
  ...signInVariables,
  ...marketingServicesVariables,
  ...inboundVariables,
  ...billingVariables,
  ...temporalVariables,
} as const

export interface Config extends TransportConfig, Hosts, SignInConfig, OperationConfig, DatabasesConfig, StorageConfig {
  data_dir: string
  host: string
  port: number
  /** Null: TLS is left to a proxy in front. */
  tls: TlsConfig | null
  mail_from: string
  mail_connections: number
  inbound: InboundConfig
  /** By which owners connect services; none of those that are not configured. */
  service_applications: ServiceApplications
  service_origins: ServiceOrigins
  /** Undefined: everything is free and unlimited. */
  billing: BillingConfig | undefined
  /** None: those of the system. */
  dns_servers: readonly string[]
  log_level: string
  /** The API answers 503 and nothing else. */
  maintenance: boolean
  /** Who may become a user: anybody, people who are invited, or nobody. */
  registration: 'open' | 'invitation' | 'closed'
  trust_proxy: boolean
  /** Webhooks, AI providers and mail servers of sites may be on this machine. */
  allow_loopback: boolean
  /** Names the country where the proxy in front is trusted. */
  country_header: string | undefined
  submissions: { per_minute: number; burst: number }
  visits: { per_minute: number; burst: number }
  /** Leads that a site may have. */
  leads_max: number
  sandboxes: SandboxesConfig
  /** The provider that writes emails; undefined if none is configured. */
  ai: AiConfig | undefined
  /** Who drives the journeys; null where this process does. */
  temporal: TemporalConfig | null
}

/** Wrong configuration: one line for each variable with its name, the reason and an example. */
export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(`The configuration is not right:\n${lines.map(line => `  ${line}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

type Name = keyof typeof variables
type Values = { [N in Name]: z.output<(typeof variables)[N]['rule']> }

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const wrong = misspelled(environment)
  const values: Record<string, unknown> = {}
  for (const [name, { rule, says, example }] of Object.entries(variables)) {
    const given = environment[name]
    const parsed = rule.safeParse(given === '' ? undefined : given)
    if (parsed.success) values[name] = parsed.data
    else wrong.push(`${name}=${withoutPassword(name, given ?? '')} must be ${says}. Example: ${name}=${example}`)
  }
  if (wrong.length > 0) throw new ConfigError(wrong)
  const v = values as Values
  const { ai, mistakes: aiMistakes } = aiConfig(v)
  const { temporal, mistakes } = temporalConfig(v)
  const { service_applications, service_origins, mistakes: applicationMistakes } = marketingServicesConfig(v)
  const { inbound, mistakes: inboundMistakes } = inboundConfig(v)
  const { billing, mistakes: billingMistakes } = billingConfig(v)
  const { transport, endpoints, mistakes: transportMistakes } = transportConfig(v)
  const { providers, mistakes: signInMistakes } = signInConfig(v)
  const { database_servers, node_address, mistakes: databasesMistakes } = databasesConfig(v)
  const { file_store, mistakes: storageMistakes } = storageConfig(v)
  mistakes.push(
    ...inboundMistakes,
    ...billingMistakes,
    ...transportMistakes,
    ...signInMistakes,
    ...aiMistakes,
    ...databasesMistakes,
    ...storageMistakes,
  )
  mistakes.push(...applicationMistakes, ...sandboxesMistakes(v, sitesConfig(v)))
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return {
    data_dir: v.DATA_DIR,
    database_servers,
    file_store,
    node_address,
    host: v.HOST,
    port: v.PORT,
    ...sitesConfig(v),
    sandboxes: sandboxesConfig(v, sitesConfig(v).public_url),
    ...tlsConfig(v),
    transport,
    endpoints,
    providers,
    mail_from: v.MAIL_FROM,
    mail_connections: v.MAIL_CONNECTIONS,
    inbound,
    service_applications,
    service_origins,
    billing,
    dns_servers: v.DNS_SERVERS ?? [],
    ...operationConfig(v),
    log_level: v.LOG_LEVEL,
    maintenance: v.MAINTENANCE === 'true',
    registration: v.REGISTRATION,
    trust_proxy: v.TRUST_PROXY === 'true',
    allow_loopback: v.ALLOW_LOOPBACK === 'true',
    country_header: v.COUNTRY_HEADER,
    submissions: { per_minute: v.SUBMISSIONS_PER_MINUTE, burst: v.SUBMISSIONS_BURST },
    visits: { per_minute: v.VISITS_PER_MINUTE, burst: v.VISITS_BURST },
    leads_max: v.LEADS_MAX,
    ai,
    temporal,
  }
}

/** Refused values are printed and may end up in logs, so they must not reveal passwords or keys. */
const withoutPassword = (name: string, value: string): string =>
  /_KEY$|_TOKEN$|_SECRET$/.test(name) ? '…' : name.endsWith('_URL') ? value.replace(/^(.*?:\/\/)?.*@/, '$1…@') : value

/** The text of `.env.example`: every variable with its description and default. A test compares it with the file. */
export function envExample(): string {
  const lines = Object.entries(variables).map(([name, { says, rule, example }]) => {
    const preset = rule.parse(undefined)
    return preset === undefined
      ? `# ${says}\n# Not set by default. Example:\n#${name}=${example}\n`
      : `# ${says}\n#${name}=${preset}\n`
  })
  return `# Leadwright reads these from the environment, and from a file .env beside this one. What stands here are the\n# defaults; nothing is needed to start.\n\n${lines.join('\n')}`
}

/** Reads `.env`, if there is one. Variables of the environment take precedence. */
export function loadEnvFile(): void {
  const named = process.env.ENV_FILE
  if (named === 'none') return
  const file = named || variables.ENV_FILE.rule.parse(undefined)
  if (existsSync(file)) process.loadEnvFile(file)
  else if (named) throw new ConfigError([`ENV_FILE=${named} must be a file that is there. Example: ENV_FILE=.env`])
}

/** A warning for each unknown variable that resembles a known one: it is probably misspelled. */
export function misspelled(environment: Record<string, string | undefined>): string[] {
  const known = Object.keys(variables)
  return Object.keys(environment).flatMap(given => {
    const name = known.includes(given) || given === fault_point ? undefined : meant(given, known)
    return name === undefined ? [] : [`${given} is not a variable of Leadwright. Did you mean ${name}?`]
  })
}
