/**
 * Turso's Platform API as its published contract has it, over a real server of libSQL: names as it takes them, a host for each database,
 * which is told when it is asked. Faults: a plan that is used up, a lost answer, and what it says to a wrong token.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { TestDatabaseServer } from './database-server.ts'

export interface FakeTurso {
  url: string
  /** As DATABASE_URL has it. */
  databaseUrl: string
  /** What was asked, as `POST /v1/…`. */
  asked: string[]
  /** A plan is used up: databases take no writes. */
  blocksWrites: boolean
  /** The next answer to this method is lost, though it was done. */
  loses: string | undefined
  close(): Promise<void>
}

interface Options {
  organization?: string
  group?: string
  key?: string
}

export async function startFakeTurso(
  behind: TestDatabaseServer,
  { organization = 'acme', group = 'default', key = 'platform-key' }: Options = {},
): Promise<FakeTurso> {
  /** Where each is. */
  const hosts = new Map<string, string>()
  const listening: Server[] = []
  const asked: string[] = []

  async function listen(listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void): Promise<Server> {
    const server = createServer(listener).listen(0, '127.0.0.1')
    listening.push(server)
    await once(server, 'listening')
    return server
  }

  /** A host that has one database. */
  const hostOf = (name: string) =>
    listen((incoming, outgoing) => {
      const { method, headers, url: path } = incoming
      const passed = request(
        `${behind.address.url}${path}`,
        { method, headers: { ...headers, host: `${name}.turso.invalid` } },
        answer => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        },
      )
      passed.on('error', () => outgoing.destroy())
      incoming.pipe(passed)
    })

  const admin = (method: string, path: string) =>
    fetch(`${behind.address.admin_url}/v1/namespaces${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    }).then(answer => answer.text())

  const described = (name: string) => ({
    Name: name,
    DbId: `0eb771dd-6906-11ee-8553-${name}`,
    Hostname: hosts.get(name),
    block_reads: false,
    block_writes: fake.blocksWrites,
    group,
  })
  const missing = (name: string) => [404, { error: `could not find database with name ${name}: record not found` }]

  async function answerOf(method: string, name: string | undefined, body: unknown): Promise<unknown[]> {
    if (method === 'POST' && name === undefined) {
      const wanted = body as { name: string; group: string }
      if (!/^[a-z0-9-]{1,64}$/.test(wanted.name)) return [400, { error: 'invalid database name' }]
      if (wanted.group !== group) return [400, { error: 'group not found' }]
      if (hosts.has(wanted.name)) return [409, { error: `database with name ${wanted.name} already exists` }]
      await admin('POST', `/${wanted.name}/create`)
      hosts.set(wanted.name, placeOf(await hostOf(wanted.name)))
      const { DbId, Hostname, Name } = described(wanted.name)
      return [200, { database: { DbId, Hostname, Name } }]
    }
    if (name === undefined || !hosts.has(name)) return missing(name ?? '')
    if (method === 'GET') return [200, { database: described(name) }]
    await admin('DELETE', `/${name}`)
    hosts.delete(name)
    return [200, { database: name }]
  }

  const api = await listen(async (incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming
    asked.push(`${method} ${path}`)
    const name = new RegExp(`^/v1/organizations/${organization}/databases(?:/([^/?]+))?$`).exec(path)
    const body = method === 'POST' ? await json(incoming) : undefined
    const [status, answer] =
      headers.authorization !== `Bearer ${key}`
        ? [401, { error: 'could not authenticate' }]
        : name
          ? await answerOf(method, name[1], body)
          : [404, { error: 'could not find organization' }]
    if (fake.loses === method) {
      fake.loses = undefined
      return void incoming.socket.destroy()
    }
    outgoing.writeHead(status as number, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  const url = `http://${placeOf(api)}`
  const fake: FakeTurso = {
    ...{ url, asked, blocksWrites: false, loses: undefined },
    databaseUrl: `turso://:group-token@${organization}/${group}?tls=0&admin=${encodeURIComponent(url.replace('//', `//:${key}@`))}`,
    async close() {
      for (const server of listening) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
  return fake
}

const placeOf = (server: Server): string => `127.0.0.1:${(server.address() as AddressInfo).port}`
