/** What a visitor's machine is given: bytes from Chromium's network log on the demo's page, cold, and what they cost. */
import type { Browser, Page } from 'playwright'
import { launchChromium } from '../tools/chromium.ts'
import { openStage } from '../tools/stage.ts'

/** What may be loaded, compressed, until a popup can be submitted. */
const budget = { loader: 3_072, popup: 14_336 }
const encodings = { gz: 'gzip', br: 'br' } as const

interface Seen {
  /** Bytes of each script's body as it was sent, by its path. */
  scripts: Map<string, number>
  errors: number
}

/** Bytes of bodies of the widget's scripts, from the network log of a page that begins with nothing. */
async function visit(browser: Browser, url: string, encoding: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.setExtraHTTPHeaders({ 'Accept-Encoding': encoding })
  const page = await context.newPage()
  const log = await context.newCDPSession(page)
  await log.send('Network.enable')
  const seen: Seen = { scripts: new Map(), errors: 0 }
  log.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url)
    if (pathname !== '/widget.js' && !pathname.startsWith('/widget/')) return
    const sent = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')
    seen.scripts.set(pathname, Number(sent?.[1] ?? Number.NaN))
  })
  page.on('pageerror', () => {
    seen.errors += 1
  })
  await openPopup(page, url)
  await context.close()
  return seen
}

async function openPopup(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
  await page.getByRole('dialog').getByRole('textbox').first().waitFor({ timeout: 30_000 })
}

interface Cost {
  cls: number
  longest_task_ms: number
}

/** Layout shift and the longest task, on the machine as it is. */
async function cost(browser: Browser, url: string): Promise<Cost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(() => {
    const found = { cls: 0, longest_task_ms: 0 }
    Object.assign(globalThis, { found })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) found.cls += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) found.longest_task_ms = Math.max(found.longest_task_ms, entry.duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await openPopup(page, url)
  await page.waitForTimeout(500)
  const found = await page.evaluate(() => (globalThis as unknown as { found: Cost }).found)
  await page.close()
  return found
}

async function demoPage(url: string): Promise<string> {
  const { sites } = (await (await fetch(`${url}/v1/demo`)).json()) as { sites: { id: string }[] }
  return `${url.replace('localhost', '127.0.0.1')}/demo/page?site=${sites[0]?.id}`
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, n) => total + n, 0)

export async function* bench(): AsyncIterable<object> {
  const stage = await openStage({}, [])
  const browser = await launchChromium()
  try {
    const url = await demoPage(stage.url)
    for (const [short, encoding] of Object.entries(encodings)) {
      const { scripts, errors } = await visit(browser, url, encoding)
      const loader = scripts.get('/widget.js') ?? 0
      const all = sum(scripts.values())
      yield line(`loader_${short}`, loader, 'B', budget.loader, errors)
      yield line(`popup_${short}`, all, 'B', budget.popup, errors)
    }
    const { cls, longest_task_ms } = await cost(browser, url)
    yield { name: 'popup_cls', value: cls, unit: 'score', floor: 0, ratio: null, errors: cls > 0 ? 1 : 0 }
    const long = Math.round(longest_task_ms)
    yield {
      name: 'popup_longest_task_ms',
      value: long,
      unit: 'ms',
      floor: 50,
      ratio: long / 50,
      errors: long > 50 ? 1 : 0,
    }
  } finally {
    await browser.close()
    await stage.close()
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
