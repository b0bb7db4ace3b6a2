/**
 * The widget's configuration of 50 popups from memory, over HTTP to the real process. Floor: a bare Hono program that answers
 * the same bytes. Both run in turns. A second line says how soon a changed popup is live.
 */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHarness, type Harness } from '../../api/testing/harness.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { type Measured, measure, percentile } from './parts/load.ts'

const popups = 50
const connections = 16
const requests = 20_000
const warm_up = 2_000
const rounds = 5

export async function* bench(): AsyncGenerator<object> {
  const { folder, site_id, live_ms } = await prepare()
  try {
    yield await measured(folder, site_id)
    yield { name: 'config_changed', unit: 'ms', value: Math.round(live_ms), goal: 5_000 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const designOf = (i: number) => ({
  name: `Popup ${i}`,
  priority: i,
  content: {
    heading: `Letter ${i}`,
    text: 'One careful email a month.',
    button_text: 'Subscribe',
    thank_you_heading: 'Thanks',
  },
  form: {
    fields: [
      { name: 'email', label: 'Email' },
      { name: 'first_name', label: 'First name' },
    ],
    consent: { type: 'checkbox', text: 'I agree to receive the newsletter.' },
  },
  triggers: [{ type: 'delay', seconds: i }, { type: 'exit_intent' }],
  url_rules: [{ match: 'starts_with', value: `/page-${i}` }],
  visitor_rules: [{ field: 'language', op: 'is', values: ['en', 'es'] }],
})

async function prepare() {
  const h = await createHarness()
  const site_id = await h.newSite('Site')
  const at = `/v1/sites/${site_id}`
  await h.post(`${at}/publish`)
  let last = ''
  for (let i = 0; i < popups; i++) {
    last = (await h.post(`${at}/popups`, designOf(i))).body.id
    const { status, body } = await h.post(`${at}/popups/${last}/publish`)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  const live_ms = await untilLive(h, site_id, last)
  await h.installation.close()
  return { folder: h.folder, site_id, live_ms }
}

/** From the owner's change to the first configuration that has it. */
async function untilLive(h: Harness, site_id: string, popup_id: string): Promise<number> {
  const config = () => h.get(`/v1/public/sites/${site_id}/config`, { token: null })
  await config()
  const start = performance.now()
  await h.patch(`/v1/sites/${site_id}/popups/${popup_id}`, { content: { heading: 'Changed' } })
  while (!JSON.stringify((await config()).body).includes('Changed')) {}
  return performance.now() - start
}

async function measured(folder: string, site_id: string): Promise<object> {
  const port = await freePort()
  const path = `/v1/public/sites/${site_id}/config`
  const server = await startServer({ folder, port, args: ['--empty'] })
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  const body = await answer.text()
  const etag = answer.headers.get('etag') ?? ''
  await writeFile(join(folder, 'config.json'), body)
  const floorPort = await freePort()
  const floor = await startServer({
    folder,
    port: floorPort,
    program: join(import.meta.dirname, 'parts/config-floor.ts'),
    args: [join(folder, 'config.json')],
  })
  const get = (to: number, of: string, count: number, headers = ''): Promise<Measured> => {
    let left = count
    const request = Buffer.from(
      `GET ${of} HTTP/1.1\r\nhost: 127.0.0.1:${to}\r\norigin: https://casa.example\r\n${headers}\r\n`,
    )
    const next = () => (left-- > 0 ? request : undefined)
    return measure({ port: to, connections, next, isRight: status => status === (headers === '' ? 200 : 304) })
  }
  await get(floorPort, '/config', warm_up)
  await get(port, path, warm_up)
  const all: { ours: Measured[]; floor: Measured[] } = { ours: [], floor: [] }
  for (let i = 0; i < rounds; i++) {
    all.floor.push(await get(floorPort, '/config', requests / rounds))
    all.ours.push(await get(port, path, requests / rounds))
  }
  const unchanged = await get(port, path, requests / rounds, `if-none-match: ${etag}\r\n`)
  await Promise.all([server.stop(), floor.stop()])
  const value = rate(all.ours)
  const floorValue = rate(all.floor)
  return {
    name: 'config',
    unit: 'req/s',
    value: Math.round(value),
    floor: Math.round(floorValue),
    ratio: Number((value / floorValue).toFixed(2)),
    goal: 0.8,
    p99_ms: Number(
      percentile(
        all.ours.flatMap(one => one.latencies),
        99,
      ).toFixed(1),
    ),
    bytes: Buffer.byteLength(body),
    popups,
    unchanged: Math.round(rate([unchanged])),
    errors: [...all.ours, ...all.floor, unchanged].reduce((sum, one) => sum + one.errors, 0),
  }
}

/** The median of the rounds, which a single disturbed round does not change. */
function rate(rounds: readonly Measured[]): number {
  const rates = rounds.map(one => (one.answered / one.milliseconds) * 1_000).toSorted((a, b) => a - b)
  return rates[Math.floor(rates.length / 2)] ?? 0
}
