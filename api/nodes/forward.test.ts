/** Requests go to the home of what they are about, over real connections: by contract, token and host, bodies and streams as they come. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Node, Place } from '../platform/database/homes/homes.ts'
import { linkToken } from '../platform/features/signed-link.ts'
import { forwardedAddress } from '../platform/http/exchange.ts'
import { servedSites } from '../public/site-pages/served-sites.ts'
import { createHarness, type Harness } from '../testing/harness.ts'
import { Acts } from './acts.ts'
import { forwarding } from './forward.ts'
import { HomeRequests } from './home-requests.ts'
import type { JoinedNode } from './join.ts'
import { linksTo } from './links.ts'
import { nodeExchange } from './node-exchange.ts'
import { node_header, Signature } from './signature.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness({ SITES_URL: 'https://sites.example.com' })
  site = await h.newSite('Casa')
  await h.post(`/v1/sites/${site}/publish`)
})
const servers: { close(): void; closeAllConnections(): void }[] = []
afterAll(async () => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  await h.close()
})

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** A process that is one of the nodes, and answers in its own way what it does not pass on. */
async function node(id: string, here: Answer) {
  const places = new Map<string, Place[]>()
  const asked: string[] = []
  const homes = {
    nodes: [],
    listen: () => undefined,
    isHere: (name: string) => places.get(name)?.[0] === 'here',
    /** Each of the places until it turns out to be wrong. */
    find: async (name: string) => {
      asked.push(name)
      return places.get(name)?.[0] ?? 'here'
    },
    forget: (name: string) => void places.get(name)?.shift(),
    isLeased: true,
    holds: async (name: string) => homes.isHere(name),
  }
  const joined = homes as unknown as JoinedNode['homes']
  const links = linksTo(homes)
  const signature = () => new Signature(h.installation.databases, () => h.clock.now())
  const acts = new Acts(nodeExchange({ homes: joined, links, signature }).act)
  const requests = new HomeRequests()
  const forward = forwarding(h.installation, { homes: joined, links, acts, requests })
  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, () => here(incoming, outgoing)))
  server.on('checkContinue', (incoming, outgoing) => server.emit('request', incoming, outgoing))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    id,
    address,
    asked,
    acts,
    homes,
    requests,
    place: (name: string, ...is: Place[]) => void places.set(name, is),
  }
}

const named =
  (name: string): Answer =>
  (incoming, outgoing) => {
    const bytes: Buffer[] = []
    incoming.on('data', part => bytes.push(part))
    incoming.on('end', () => {
      const { url, headers } = incoming
      const id = headers['request-id'] ?? ''
      outgoing.setHeader('content-type', 'application/json')
      outgoing.end(
        JSON.stringify({ name, url, ip: forwardedAddress(incoming), id, bytes: Buffer.concat(bytes).length }),
      )
    })
  }
const elsewhere = ({ id, address }: Node): Node => ({ id, address })
/** With a host of its own, which fetch does not send. */
const get = (address: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; name?: string }>(resolve => {
    request(address + path, { headers }, answer => {
      let text = ''
      answer.on('data', part => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode, ...(text && JSON.parse(text)) }))
    }).end()
  })
const said = async (response: Response) => ({ status: response.status, ...(await response.json()) })

test('by contract, token and host a request reaches its home, with who asked and its id', async () => {
  const [one, two] = [await node('a', named('a')), await node('b', named('b'))]
  const token = linkToken(await h.installation.databases.siteKey(site), 'unsubscribe', site, ['lead_1'])
  for (const name of [site, 'control']) {
    one.place(name, elsewhere(two))
    two.place(name, 'here')
  }
  const headers = { 'request-id': 'req_of_a_visitor_1' }
  for (const path of [`/v1/sites/${site}/leads`, `/v1/public/unsubscribe/${token}`, '/v1/sites'])
    expect(await said(await fetch(one.address + path, { headers })), path).toMatchObject({
      ...{ name: 'b', url: path, ip: '127.0.0.1', id: 'req_of_a_visitor_1' },
    })
  await servedSites(h.installation).siteOf('casa')
  expect(await get(one.address, '/a-page', { host: 'casa.sites.example.com' })).toMatchObject({ name: 'b' })
  expect(await get(one.address, '/a-page', { host: 'nobody.sites.example.com' })).toMatchObject({ name: 'a' })
  expect((await said(await fetch(`${one.address}/healthz`))).name).toBe('a')
  expect(new Set(two.asked)).toEqual(new Set([site, 'control']))
})

test('a home that has it no more refuses before a byte of the body is sent, and the next one is asked; it goes no further by itself', async () => {
  const [one, two, three] = [await node('a', named('a')), await node('b', named('b')), await node('c', named('c'))]
  one.place(site, elsewhere(two), elsewhere(three))
  two.place(site, elsewhere(three))
  three.place(site, 'here')
  const body = Buffer.alloc(3 * 1_048_576, 'x')
  const path = `${one.address}/v1/sites/${site}/images`
  expect(await said(await fetch(path, { method: 'POST', body }))).toMatchObject({ name: 'c', bytes: body.length })
  expect([two.asked.length, three.asked.length]).toEqual([1, 1])
})

test('without a home there is a refusal that says when to come again, and what is in doubt is not repeated', async () => {
  let reached = 0
  const broken = await node('b', (_incoming, outgoing) => {
    reached += 1
    outgoing.socket?.destroy()
  })
  const one = await node('a', named('a'))
  one.place(site, elsewhere(broken))
  broken.place(site, 'here')
  const path = `${one.address}/v1/sites/${site}/tags`
  const refused = await fetch(path, { method: 'POST', body: '{"name":"Tag"}' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(reached).toBe(1)
  // As often as it is looked for before whoever asks is told to come again.
  one.place(site, ...Array.from({ length: 100 }, () => ({ id: 'c', address: 'http://127.0.0.1:9' })))
  expect((await fetch(path)).status).toBe(503)
})

test('a stream arrives as it is sent, and breaks off where its home does', async () => {
  let breakOff = () => undefined as unknown
  const two = await node('b', (_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
    outgoing.write('id: 1\ndata: one\n\n')
    breakOff = () => outgoing.destroy()
  })
  const one = await node('a', named('a'))
  one.place(site, elsewhere(two))
  two.place(site, 'here')
  const stream = await fetch(`${one.address}/v1/sites/${site}/stream`)
  const reader = stream.body?.getReader()
  const first = await reader?.read()
  expect(Buffer.from(first?.value ?? []).toString()).toContain('data: one')
  breakOff()
  await expect(reader?.read()).rejects.toThrow()
})

test('nobody but a node of the installation says whom a request is from', async () => {
  const one = await node('a', named('a'))
  one.place(site, 'here')
  const headers = { [node_header]: `${h.clock.now()} req_1 203.0.113.9 forged` }
  expect(await get(one.address, `/v1/sites/${site}/leads`, headers)).toEqual({ status: 404 })
})

test('what one node is asked to do at a home is done there, and not where another node has it', async () => {
  const [one, two, three] = [await node('a', named('a')), await node('b', named('b')), await node('c', named('c'))]
  two.acts.answer('carry_on', async input => ({ ...(input as object), by: 'b' }))
  one.place(site, elsewhere(two))
  two.place(site, 'here')
  expect(await one.acts.ask(site, 'carry_on', { run_id: 'run_1' })).toEqual({ run_id: 'run_1', by: 'b' })
  two.acts.answer('carry_on', async () => {
    throw new Error('It is being opened.')
  })
  await expect(one.acts.ask(site, 'carry_on', {})).rejects.toThrow('It is being opened.')
  three.place(site, 'here')
  one.place(site, elsewhere(three))
  await expect(one.acts.ask(site, 'carry_on', {})).rejects.toThrow('This node is not ready for it yet.')
  three.place(site, elsewhere(two))
  await expect(one.acts.ask(site, 'carry_on', {})).rejects.toThrow('answers 421')
})

test('where the lease may be over, what is not public is answered by who is surely its home', async () => {
  const [one, two] = [await node('a', named('a')), await node('b', named('b'))]
  const leads = `${one.address}/v1/sites/${site}/leads`
  const token = linkToken(await h.installation.databases.siteKey(site), 'unsubscribe', site, ['lead_1'])
  one.place(site, 'here', elsewhere(two))
  two.place(site, 'here')
  one.homes.isLeased = false
  expect((await said(await fetch(leads))).name).toBe('a')
  one.homes.holds = async () => {
    throw new Error('the table does not answer')
  }
  expect((await fetch(leads)).status).toBe(503)
  expect((await said(await fetch(`${one.address}/v1/public/unsubscribe/${token}`))).name).toBe('a')
  one.homes.holds = async name => {
    one.homes.forget(name)
    return false
  }
  expect((await said(await fetch(leads))).name).toBe('b')
  two.homes.isLeased = false
  two.homes.holds = async () => false
  expect((await fetch(leads)).status).toBe(503)
})

test('while a site goes to another node, requests that have begun end, and those that come wait and are sent after it', async () => {
  let end = () => undefined as unknown
  const one = await node('a', (_incoming, outgoing) => {
    end = () => outgoing.end('{"name":"a"}')
  })
  const two = await node('b', named('b'))
  one.place(site, 'here', elsewhere(two))
  two.place(site, 'here')
  const leads = `${one.address}/v1/sites/${site}/leads`
  const begun = fetch(leads)
  await vi.waitUntil(() => one.requests.isBusy(site))
  const letIn = one.requests.hold(site)
  one.homes.isHere = () => false
  let answered = false
  const waiting = fetch(leads).then(answer => {
    answered = true
    return said(answer)
  })
  const drained = one.requests.untilEnded(site, 10_000)
  await pause(100)
  expect(answered).toBe(false)
  end()
  await drained
  expect((await said(await begun)).name).toBe('a')
  one.homes.forget(site)
  letIn()
  expect((await waiting).name).toBe('b')
  // Who does not end is waited for no longer than that.
  const other = one.requests.begin(site)
  await one.requests.untilEnded(site, 50)
  other()
  expect(one.requests.isBusy(site)).toBe(false)
})
