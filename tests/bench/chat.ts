/**
 * Chats of 50 visitors at once, over HTTP with the real process and a provider that says its first word after a while: how long
 * the first word takes beyond what the provider takes (95 of 100), while each question is looked for among 100,000 passages.
 * Each visitor asks some questions one after the other; of each the quickest counts, since a busy machine slows any at random.
 * The second line says what memory a conversation takes that is open and waits.
 */
import { rm } from 'node:fs/promises'
import { get, request } from 'node:http'
import { openFakeOpenAi } from '../../api/testing/fake-openai.ts'
import { createHarness } from '../../api/testing/harness.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'
import { fillSource, of_source, questionOf } from './parts/knowledge.ts'
import { residentBytes } from './parts/process-use.ts'
import { randomOf } from './parts/random-filters.ts'

const visitors = 50
const provider_ms = 300
const goal = { first_word_ms: 80 }

interface Site {
  folder: string
  site_id: string
  assistant_id: string
}

interface Talking {
  base: string
  token: string
  address: string
}

export async function* bench({ small = false } = {}): AsyncGenerator<object> {
  const fake = await openFakeOpenAi()
  fake.always = { type: 'stream', pieces: ['So it is ', 'written [1].'], after_ms: provider_ms }
  const [passages, rounds, waiting] = small ? [1_000, 3, 100] : [100_000, 8, 1_000]
  const site = await prepare(passages)
  const environment = {
    ...{ AI_MODEL: 'm', AI_API_KEY: 'none', AI_BASE_URL: fake.url },
    ...{ LOG_LEVEL: 'error', TRUST_PROXY: 'true' },
  }
  const server = await startServer({ folder: site.folder, port: await freePort(), args: ['--empty'], environment })
  try {
    const random = randomOf(50)
    const talking = await Promise.all(Array.from({ length: visitors }, (_, i) => start(server, site, i)))
    const quickest = talking.map(() => Number.MAX_VALUE)
    let errors = 0
    for (let round = 0; round < rounds; round++) {
      const asked = talking.map(async (one, i) => {
        // Nobody asks in the very moment of another.
        await new Promise(resolve => setTimeout(resolve, random() * 2_000))
        const ms = await firstWord(one, questionOf(random))
        if (ms === undefined) errors += 1
        else quickest[i] = Math.min(quickest[i] as number, ms - provider_ms)
      })
      await Promise.all(asked)
    }
    yield {
      ...{ name: 'chat_first_word', unit: 'ms p95 beyond the provider', value: round1(percentile(quickest)) },
      ...{ floor: provider_ms, passages, conversations: visitors, errors, goal: goal.first_word_ms },
    }
    yield { name: 'chat_memory', unit: 'kB an open conversation', ...(await memory(server, site, waiting)) }
  } finally {
    await server.stop()
    await fake.close()
    await rm(site.folder, { recursive: true, force: true })
  }
}

async function prepare(passages: number): Promise<Site> {
  const h = await createHarness()
  const site_id = await h.newSite('Casa Verde')
  const at = `/v1/sites/${site_id}`
  await h.post(`${at}/publish`)
  const random = randomOf(20_270_314)
  const source_ids: string[] = []
  for (let made = 0; made < passages; made += of_source) {
    source_ids.push((await fillSource(h, site_id, { random, passages: of_source, dimensions: 0 })).source_id)
  }
  const { body } = await h.post(`${at}/assistants`, { name: 'Helper', source_ids, strict: false })
  await h.post(`${at}/assistants/${body.id}/publish`)
  await h.installation.close()
  return { folder: h.folder, site_id, assistant_id: body.id }
}

/** Each visitor has an address of their own. */
async function start({ url }: ServerProcess, { site_id, assistant_id }: Site, number: number): Promise<Talking> {
  const address = `198.51.${Math.floor(number / 200)}.${(number % 200) + 1}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const at = `${url}/v1/public/sites/${site_id}`
  const response = await fetch(`${at}/chats/${assistant_id}/conversations`, { method: 'POST', headers, body: '{}' })
  const { conversation_id, secret } = (await response.json()) as { conversation_id: string; secret: string }
  if (response.status !== 201) throw new Error(`No conversation: ${response.status}`)
  return { base: `${at}/conversations/${conversation_id}`, token: secret, address }
}

const headersOf = ({ token, address }: Talking) => ({
  ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': address },
})

/** Until the first word is there; undefined where none comes. */
function firstWord(talking: Talking, text: string): Promise<number | undefined> {
  return new Promise(resolve => {
    const began = performance.now()
    let heard = ''
    let first: number | undefined
    const asking = request(`${talking.base}/messages`, { method: 'POST', headers: headersOf(talking) }, response => {
      response.setEncoding('utf8').on('data', (piece: string) => {
        heard += piece
        if (heard.includes('event: text')) first ??= performance.now() - began
      })
      response.on('end', () => resolve(heard.includes('So it is ') ? first : undefined))
    })
    asking.on('error', () => resolve(undefined))
    asking.end(JSON.stringify({ text }))
  })
}

/** What the process has in memory besides, with so many conversations that wait for a person. */
async function memory(server: ServerProcess, site: Site, waiting: number) {
  const before = residentOf(server)
  const open: { destroy(): void }[] = []
  let errors = 0
  for (let i = 0; i < waiting; i++) {
    const talking = await start(server, site, visitors + i)
    await new Promise<void>(resolve => {
      const following = get(`${talking.base}/stream`, { headers: headersOf(talking), agent: false }, response => {
        if (response.statusCode !== 200) errors += 1
        response.resume()
        resolve()
      })
      following.on('error', () => resolve())
      open.push(following)
    })
  }
  const value = round1(Math.max(0, residentOf(server) - before) / waiting)
  for (const one of open) one.destroy()
  return { value, conversations: waiting, errors }
}

const residentOf = ({ child }: ServerProcess): number => residentBytes(child.pid ?? 0) / 1_024

const round1 = (n: number): number => Math.round(n * 10) / 10
const percentile = (of: number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length * 0.95)] ?? 0
