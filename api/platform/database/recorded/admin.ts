/** What makes databases and says where each is reached: of a server of libSQL, or of Turso's cloud. */
import { Unavailable } from '../../runtime/errors.ts'
import { exchange, reasonOf } from './exchange.ts'

export interface ServerAddress {
  /** http or https, without credentials; of Turso its organization and group, as `turso://my-company/default`. */
  url: string
  token: string | undefined
  /** Of the interface that makes databases. */
  admin_url: string
  admin_key: string | undefined
  /** Turso's cloud: whose databases they are, and with which others new ones share a place. */
  turso?: TursoGroup
}

export interface TursoGroup {
  organization: string
  group: string
  /** Of the addresses of databases. */
  protocol: 'http:' | 'https:'
}

export interface Reach {
  url: string
  /** The first label of the Host that it is asked with, before the server's own. */
  label?: string
}

export interface DatabaseAdmin {
  exists(name: string): Promise<boolean>
  create(name: string): Promise<void>
  /** Does nothing where it is not there. */
  remove(name: string): Promise<void>
  /** A commit of a database that is there must be kept for good before it is answered, and it must take writes. */
  requireDurable(name: string): Promise<void>
  reach(name: string): Promise<Reach>
  /** A sentence where it does not answer. Nothing is made or changed. */
  fault(): Promise<string | undefined>
}

export interface AdminAnswer {
  status: number
  body: unknown
}

interface AdminRequest {
  /** Of the interface. */
  url: string
  method: string
  path: string
  authorization: string | undefined
  body?: unknown
  ms_max: number
}

/** Throws Unavailable with a sentence where it does not answer, or refuses. */
export async function askAdmin({ url, method, path, authorization, body, ms_max }: AdminRequest): Promise<AdminAnswer> {
  const answer = await exchange({
    url: new URL(`${url}${path}`),
    method,
    headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
    ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
    ms_max,
  }).catch(error => {
    throw new Unavailable(`The database server ${url} does not answer: ${reasonOf(error)}.`)
  })
  const text = answer.body.toString()
  if (answer.status === 401 || answer.status === 403)
    throw new Unavailable(`The database server ${url} refuses the key of its admin interface.`)
  if (answer.status === 429 || answer.status >= 500)
    throw new Unavailable(`The database server ${url} answers ${answer.status}: ${text.slice(0, 200)}`)
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : undefined }
}
