/** Which servers record the databases. Without one, the data folder alone has them. */
import { z } from '@hono/zod-openapi'
import type { ServerAddress } from '../database/recorded/admin.ts'

const schemes = /^(?:https?|libsql):$/
const web = /^https?:$/
/** A name of Turso: of an organization, or of a group. */
const tursoNames = /^[a-z0-9-]{1,64}$/

/** `http://:TOKEN@host:8080?admin=http://:KEY@host:8081`, or `turso://:TOKEN@organization/group?admin=…`; undefined where it is none. */
function serverAddress(text: string): ServerAddress | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const admin = url.searchParams.get('admin')
  if (admin === null || !URL.canParse(admin) || !web.test(new URL(admin).protocol) || url.hash !== '') return undefined
  const credentials = {
    token: decodeURIComponent(url.password) || undefined,
    admin_url: originOf(new URL(admin), new URL(admin).protocol),
    admin_key: decodeURIComponent(new URL(admin).password) || undefined,
  }
  if (url.protocol === 'turso:') return tursoAddress(url, credentials)
  if (!schemes.test(url.protocol) || url.pathname.length > 1) return undefined
  return { url: serverUrl(text), ...credentials }
}

/** Of the address of a server, or of a group of Turso’s, what it is told apart by: nothing secret. */
export function serverUrl(text: string): string {
  const url = new URL(text)
  if (url.protocol === 'turso:') return `turso://${url.host}${url.pathname}`
  // As libSQL’s own addresses do, libsql:// means https:// where nothing else is said.
  const isPlain = url.protocol === 'http:' || url.searchParams.get('tls') === '0'
  return originOf(url, isPlain ? 'http:' : 'https:')
}

function tursoAddress(url: URL, credentials: Omit<ServerAddress, 'url'>): ServerAddress | undefined {
  const [organization, group] = [url.host, url.pathname.slice(1)]
  if (!tursoNames.test(organization) || !tursoNames.test(group) || !credentials.token || !credentials.admin_key)
    return undefined
  const protocol = url.searchParams.get('tls') === '0' ? 'http:' : 'https:'
  return { url: serverUrl(url.href), ...credentials, turso: { organization, group, protocol } }
}

const originOf = ({ host }: URL, protocol: string) => `${protocol}//${host}`

const split = (text: string) => text.split(',').map(one => serverAddress(one.trim()))
const servers = z
  .string()
  .transform((text, context) => {
    const found = split(text).filter(one => one !== undefined)
    if (found.length < split(text).length) context.addIssue({ code: 'custom' })
    return found
  })
  .optional()

const address =
  'with libsql://, https:// or http://, a token before the host where it asks for one (http://:TOKEN@…), and admin= for the interface that makes databases'

export const databasesVariables = {
  DATABASE_URL: {
    rule: servers.refine(list => list === undefined || list.length === 1),
    says: `a server of libSQL (sqld), or a group of Turso’s cloud (turso://:TOKEN@ORGANIZATION/GROUP?admin=https://:KEY@api.turso.tech), that records every write before it is answered, ${address}; where it is absent, the data folder alone has the databases`,
    example: 'http://db.internal:8080?admin=http://db.internal:8081',
  },
  SITE_DATABASE_URL: {
    rule: servers,
    says: `with DATABASE_URL, the server or, with commas between, servers of the sites’ databases, ${address}; default: that of DATABASE_URL`,
    example:
      'http://db1.internal:8080?admin=http://db1.internal:8081,http://db2.internal:8080?admin=http://db2.internal:8081',
  },
  NODE_ADDRESS: {
    rule: z
      .url({ protocol: /^http$/ })
      .refine(text => /^http:\/\/[^/?#@]+\/?$/.test(text))
      .transform(text => new URL(text).origin)
      .optional(),
    says: 'with DATABASE_URL, the address under which the other nodes of this installation reach this one, with http:// and its port; where it is absent, one process has all databases',
    example: 'http://10.0.0.11:8787',
  },
} as const

export interface DatabasesConfig {
  /** Undefined: the data folder alone has the databases. */
  database_servers: { control: ServerAddress; sites: readonly ServerAddress[] } | undefined
  /** Undefined: one process has all databases. */
  node_address: string | undefined
}

type Values = { [N in keyof typeof databasesVariables]: z.output<(typeof databasesVariables)[N]['rule']> }

const needed = (name: string) =>
  `DATABASE_URL must be set where ${name} is. Example: DATABASE_URL=${databasesVariables.DATABASE_URL.example}`

export function databasesConfig(v: Values): DatabasesConfig & { mistakes: string[] } {
  const [control] = v.DATABASE_URL ?? []
  const mistakes = [
    ...(v.SITE_DATABASE_URL && !control ? [needed('SITE_DATABASE_URL')] : []),
    ...(v.NODE_ADDRESS && !control ? [needed('NODE_ADDRESS')] : []),
  ]
  const database_servers = control && { control, sites: v.SITE_DATABASE_URL ?? [control] }
  return { database_servers, node_address: v.NODE_ADDRESS, mistakes }
}
