/** The server that is asked, and for every endpoint things of its own and whoever may ask for them, as configuration of schemathesis. */
import { createHash } from 'node:crypto'
import { serve } from '@hono/node-server'
import { endpoints } from '../../api/features.ts'
import type { Contract } from '../../api/platform/features/contract.ts'
import { signedIn } from '../contract/links.ts'
import { createPeople, type People } from '../contract/people.ts'
import { type Ready, readyFor } from '../contract/requests.ts'

/** What ends the session that it is called with: with one of its own. */
const endsSession: ReadonlySet<string> = new Set([
  'signOut',
  'changePassword',
  'deleteSession',
  'deleteSessionsElsewhere',
])

/** What closes the server for all the others, with maintenance: behind the last part, with a server of its own. */
const closesAll: ReadonlySet<string> = new Set(['updateInstallation'])

/** What has its site answered elsewhere from then on: with a site of its own. */
const movesSite: ReadonlySet<string> = new Set(['exportSite'])

const isIn = (part: number, share: number, operationId: string): boolean =>
  closesAll.has(operationId) ? part === share : placeOf(operationId) % share === part

export interface Prepared {
  url: string
  configuration: string
  operations: number
  close(): Promise<void>
}

/** Where it stands does not change it: an endpoint more moves no other into the small share. */
const placeOf = (operationId: string): number => createHash('sha256').update(operationId).digest().readUInt16BE()

interface Asked {
  /** One of so many parts of the operations, and one more. */
  share: number
  part: number
  /** Those alone; of an empty list, all of the part. */
  only: readonly string[]
  seed: number
  examples: number
}

export async function prepare({ share, part, only, seed, examples }: Asked): Promise<Prepared> {
  const people = await createPeople()
  const server = await new Promise<ReturnType<typeof serve>>(resolve => {
    const made = serve({ fetch: people.app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(made))
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const chosen = endpoints
    .map(({ contract }) => contract)
    .filter(({ operationId }) => (only.length > 0 ? only.includes(operationId) : isIn(part, share, operationId)))
  const tables: string[] = []
  for (const contract of chosen) tables.push(...(await tableOf(people, contract)))
  const others = endpoints.map(({ contract }) => contract).filter(contract => !chosen.includes(contract))
  for (const contract of others) tables.push(`[[operations]]\n${operation(contract)}\nenabled = false`)
  return {
    url: `http://127.0.0.1:${port}`,
    configuration: [head(seed, examples), ...tables].join('\n\n'),
    operations: chosen.length,
    async close() {
      await new Promise(resolve => server.close(resolve))
      await people.close()
    },
  }
}

/** A session of another, for what no one else should lose: the place that the stream has is given back after some events. */
const head = (seed: number, examples: number): string =>
  [
    `seed = ${seed}`,
    'max-stream-events = 1',
    'request-timeout = 30.0',
    'continue-on-failure = true',
    'warnings = false',
    // On a busy machine making examples takes long, which says nothing of what is asked.
    'suppress-health-check = ["too_slow"]',
    // Everybody signs in as the tables below say.
    'auth.auto-signup = false',
    `generation.max-examples = ${examples}`,
    // References, time zones and rules between fields are judged by what is stored, which no schema says.
    '[checks.positive_data_acceptance]',
    'expected-statuses = ["2xx", "302", "304", "400", "401", "403", "404", "409", "410", "412", "415", "422", "429"]',
    // Names of events are judged by a rule, behind what holds `If-Match` against what is stored.
    '[checks.negative_data_rejection]',
    'expected-statuses = ["400", "401", "403", "404", "405", "406", "409", "412", "415", "422", "428", "429", "5xx"]',
  ].join('\n')

const text = (value: string): string => JSON.stringify(value)
const operation = ({ operationId }: Contract): string => `include-operation-id = ${text(operationId)}`

async function tableOf(people: People, contract: Contract): Promise<string[]> {
  const own = movesSite.has(contract.operationId) ? await people.publishedSite('Moving') : undefined
  const ready = await readyFor(people, contract, own)
  const lines = ['[[operations]]', operation(contract)]
  const token = await tokenFor(people, contract, ready)
  const headers = { ...(token !== null && { Authorization: `Bearer ${token}` }), ...plainHeaders(ready) }
  const pairs = Object.entries(headers).map(([name, value]) => `${text(name)} = ${text(value)}`)
  if (pairs.length > 0) lines.push(`headers = { ${pairs.join(', ')} }`)
  const named = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const given = named.map(name => `${text(`path.${name}`)} = ${text(ready.params[name] ?? '')}`)
  if (given.length > 0) lines.push(`parameters = { ${given.join(', ')} }`)
  // Nothing to say of an endpoint that needs nothing.
  return lines.length > 2 ? [lines.join('\n')] : []
}

/** Content types are for schemathesis to choose. */
const plainHeaders = ({ headers = {} }: Ready): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-type'))

async function tokenFor(people: People, contract: Contract, ready: Ready): Promise<string | null> {
  if (contract.permission === 'public') return null
  if (endsSession.has(contract.operationId)) return ready.token ?? (await signedIn(people)).token
  return people.person.token
}
