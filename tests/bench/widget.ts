/**
 * What a visitor's machine is given: the bytes of Chromium's network log, cold, until a popup with email, first name,
 * dropdown, consent and typo hint can be sent; and what that costs a machine four times as slow as this one.
 */
import { rm } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { budgets } from '../../widget/testing/budgets.ts'
import { launchChromium } from '../tools/chromium.ts'
import { openWidgetHost, type WidgetHost } from './parts/widget-host.ts'
import { peers } from './parts/widget-peers.ts'
import { computedCost, emulatedCost, type ScriptCost } from './parts/widget-trace.ts'
import { feel, largestPaint } from './parts/widget-visit.ts'

const budget = { configuration: 3_072, script_ms: 60, interaction_ms: 100, task_ms: 50 }
const encodings = { gz: 'gzip', br: 'br' } as const
const rounds = 5

interface Seen {
  /** Bytes of each answer's body as it was sent, by its path, in the order of the requests. */
  answers: Map<string, number>
  /** How many requests there were before the popup showed, the loader's apart. */
  before: number
  errors: number
}

/** A first visit with nothing in any cache. */
async function visit(browser: Browser, host: WidgetHost, encoding: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.setExtraHTTPHeaders({ 'Accept-Encoding': encoding })
  const page = await context.newPage()
  const log = await context.newCDPSession(page)
  await log.send('Network.enable')
  const seen: Seen = { answers: new Map(), before: 0, errors: 0 }
  const asked: string[] = []
  log.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith(host.api.url)) asked.push(request.url)
  })
  log.on('Network.responseReceived', ({ response }) => {
    if (!response.url.startsWith(host.api.url)) return
    const sent = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')
    seen.answers.set(new URL(response.url).pathname, Number(sent?.[1] ?? Number.NaN))
  })
  page.on('pageerror', () => {
    seen.errors += 1
  })
  await page.goto(host.page(true))
  await page.getByRole('dialog').getByRole('textbox').first().waitFor({ timeout: 30_000 })
  seen.before = asked.findIndex(url => url.endsWith('/popup.js')) - 1
  await context.close()
  return seen
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, n) => total + n, 0)
async function* bytes(browser: Browser, host: WidgetHost): AsyncIterable<object> {
  for (const [short, encoding] of Object.entries(encodings)) {
    const { answers, before, errors } = await visit(browser, host, encoding)
    const scripts = [...answers].filter(([path]) => path.endsWith('.js'))
    const all = sum(scripts.map(([, size]) => size))
    yield line(`loader_${short}`, answers.get('/widget.js') ?? 0, 'B', budgets.loader, errors)
    yield line(`popup_${short}`, all, 'B', short === 'gz' ? budgets.all_gzip : budgets.popup, errors)
    const configuration = answers.get(`/v1/public/sites/${host.site_id}/config`) ?? 0
    yield line(`configuration_${short}`, configuration, 'B', budget.configuration, errors)
    yield* peers(short, all)
    if (short !== 'gz') continue
    const until_sendable = [...answers.keys()].filter(path => !path.endsWith('/events')).length
    yield line('requests', until_sendable, 'requests', 4, errors)
    yield line('requests_before_match', before, 'requests', 1, errors)
  }
}

/** The quietest of several tries: what else this machine does only ever adds. */
async function* cost(browser: Browser, url: string): AsyncIterable<object> {
  const computed: ScriptCost[] = []
  const emulated: ScriptCost[] = []
  const felt = []
  for (let i = 0; i < rounds; i++) {
    computed.push(await computedCost(browser, url))
    emulated.push(await emulatedCost(browser, url))
    felt.push(await feel(browser, url))
  }
  const least = (costs: ScriptCost[], what: keyof ScriptCost): number => Math.min(...costs.map(one => one[what]))
  yield line('script_ms', least(computed, 'script_ms'), 'ms', budget.script_ms, 0)
  yield line('popup_longest_task_ms', least(computed, 'longest_task_ms'), 'ms', budget.task_ms, 0)
  // To compare with. They count waiting too, and so whatever else this machine does: over the budget is no error.
  yield { ...line('script_emulated_ms', least(emulated, 'script_ms'), 'ms', budget.script_ms, 0), errors: 0 }
  const longest = least(emulated, 'longest_task_ms')
  yield { ...line('popup_longest_task_emulated_ms', longest, 'ms', budget.task_ms, 0), errors: 0 }
  yield line('interaction_ms', Math.min(...felt.map(one => one.interaction_ms)), 'ms', budget.interaction_ms, 0)
  const cls = Math.max(...felt.map(one => one.cls))
  yield { name: 'popup_cls', value: cls, unit: 'score', floor: 0, ratio: null, errors: cls > 0 ? 1 : 0 }
}

/** The same page with and without the snippet, in turns; the quietest of each. */
async function hostPaint(browser: Browser, host: WidgetHost): Promise<object> {
  const times: Record<'with' | 'bare', number[]> = { with: [], bare: [] }
  for (let i = 0; i < rounds * 2 + 1; i++) {
    const with_first = i % 2 === 1
    for (const snippet of [with_first, !with_first])
      times[snippet ? 'with' : 'bare'].push(await largestPaint(browser, host.page(snippet)))
  }
  const [value, floor] = [Math.min(...times.with), Math.min(...times.bare)]
  const ratio = value / floor
  const round = (n: number): number => Math.round(n * 1000) / 1000
  return {
    name: 'host_lcp_ms',
    value: round(value),
    unit: 'ms',
    floor: round(floor),
    ratio: round(ratio),
    errors: ratio > 1.02 ? 1 : 0,
  }
}

export async function* bench(): AsyncIterable<object> {
  const host = await openWidgetHost()
  const browser = await launchChromium()
  try {
    yield* bytes(browser, host)
    yield* cost(browser, host.page(true))
    yield await hostPaint(browser, host)
  } finally {
    await browser.close()
    await host.close()
    await rm(host.folder, { recursive: true, force: true })
  }
}

/** The floor of a size is its budget: a ratio above 1 is over it. */
const line = (name: string, value: number, unit: string, floor: number, errors: number) => ({
  name,
  value,
  unit,
  floor,
  ratio: Math.round((value / floor) * 100) / 100,
  errors: errors + (value > 0 && value <= floor ? 0 : 1),
})
