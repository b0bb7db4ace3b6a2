/**
 * What the widget costs a slow machine's main thread, from Chromium's own trace of a page that has no other script. Times
 * are the thread's own: what else this machine does meanwhile does not count. A machine four times as slow needs four
 * times the processor's time. Chromium's own emulation of one is no better measure of it: three quarters of all time that
 * passes, waiting for storage, network or a busy machine included, it keeps the thread's processor spinning.
 */
import type { Browser, Page } from 'playwright'

export interface ScriptCost {
  script_ms: number
  longest_task_ms: number
}

interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  tdur?: number
  pid: number
  tid: number
  args: { name?: string; data?: { url?: string } }
}

/** Work on scripts. The page has none of its own, so all of it is the widget's. */
const SCRIPTING = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'FunctionCall',
  'RunMicrotasks',
  'BlinkScheduler_PerformMicrotaskCheckpoint',
])

/** What scripts make the browser do at once. It counts for tasks; the tools of browsers do not call it scripting either. */
const LAYING_OUT = new Set(['Layout', 'UpdateLayoutTree'])

const within = (inner: TraceEvent, outer: TraceEvent): boolean =>
  inner.tid === outer.tid &&
  inner.pid === outer.pid &&
  inner.ts >= outer.ts &&
  inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0)

const ownTime = ({ tdur, dur }: TraceEvent): number => tdur ?? dur ?? 0
const total = (events: TraceEvent[]): number => events.reduce((sum, event) => sum + ownTime(event), 0)

function costOf(events: readonly TraceEvent[], page_url: string): ScriptCost {
  const main = events.find(({ name, args }) => name === 'ParseHTML' && JSON.stringify(args).includes(page_url))
  const ours = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === main?.pid && tid === main?.tid)
  const scripting = ours
    .filter(({ name }) => SCRIPTING.has(name))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const top: TraceEvent[] = []
  for (const event of scripting) {
    const last = top.at(-1)
    if (!last || !within(event, last)) top.push(event)
  }
  const laid_out = ours.filter(({ name }) => LAYING_OUT.has(name)).filter(event => top.some(one => within(event, one)))
  const tasks = ours.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
  const touched = tasks.filter(task => top.some(event => within(event, task)))
  const ms = (us: number): number => Math.round(us / 10) / 100
  return {
    script_ms: ms(total(top) - total(laid_out)),
    longest_task_ms: ms(Math.max(0, ...touched.map(ownTime))),
  }
}

const SLOWER = 4
const viewport = { width: 1280, height: 800 }

/** A machine four times as slow as this one, as Chromium emulates it. */
export async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

/** Opens the page and leaves it alone until its popup has long been there. */
async function traced(browser: Browser, page: Page, url: string): Promise<ScriptCost> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'toplevel']
  await browser.startTracing(page, { categories })
  await page.goto(url)
  await new Promise(resolve => setTimeout(resolve, 3500))
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await page.close()
  return costOf(trace.traceEvents, url)
}

/** The processor's time at full speed, four times. */
export async function computedCost(browser: Browser, url: string): Promise<ScriptCost> {
  const { script_ms, longest_task_ms } = await traced(browser, await browser.newPage({ viewport }), url)
  const slower = (ms: number): number => Math.round(ms * SLOWER * 10) / 10
  return { script_ms: slower(script_ms), longest_task_ms: slower(longest_task_ms) }
}

/** What Chromium's emulation makes of it. */
export const emulatedCost = async (browser: Browser, url: string): Promise<ScriptCost> =>
  traced(browser, await slowPage(browser), url)
