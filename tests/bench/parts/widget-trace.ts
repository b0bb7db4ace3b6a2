/**
 * What the widget costs a slow machine's main thread, from Chromium's own trace of a page that has no other script. Times
 * are the thread's own: what else this machine does meanwhile does not count.
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
  const ms = (us: number): number => Math.round(us / 100) / 10
  return {
    script_ms: ms(total(top) - total(laid_out)),
    longest_task_ms: ms(Math.max(0, ...touched.map(ownTime))),
  }
}

/** A machine four times as slow as this one. */
export async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** Opens the page and leaves it alone until its popup has long been there. */
export async function traceOf(browser: Browser, url: string): Promise<ScriptCost> {
  const page = await slowPage(browser)
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'toplevel']
  await browser.startTracing(page, { categories })
  await page.goto(url)
  await new Promise(resolve => setTimeout(resolve, 3500))
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await page.close()
  return costOf(trace.traceEvents, url)
}
