/** The admin's list of many leads in a browser: how even its frames are while it is scrolled, and how soon it answers a key. */
import { launchChromium } from '../../tools/chromium.ts'
import type { LeadsSite } from './leads-site.ts'
import { openListFloor } from './list-floor.ts'
import { percentile } from './load.ts'

const wheels = 60
const wheel_px = 900
const wheel_ms = 50
const keys = ['j', 'j', 'x', 'j', 'x', 'k', 'x', 'j']

interface Scrolled {
  /** Between two frames, in milliseconds. */
  frames: number[]
  /** From an input to the next paint. */
  interactions: number[]
  rows: number
  /** The frames of a bare list of as many rows, and of an empty page. */
  floor: number[]
  empty: number[]
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newPage']>>

export async function scrolledList(url: string, site: LeadsSite, leads: number): Promise<Scrolled> {
  const [browser, bare] = [await launchChromium(), await openListFloor(leads)]
  try {
    const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } })
    await context.addInitScript(kept => {
      localStorage.setItem('leadwright.token', kept)
      localStorage.setItem('leadwright.language', 'en')
      const interactions: number[] = []
      const note = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) interactions.push(entry.duration)
      }
      new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
      Object.assign(globalThis, { interactions })
    }, site.session)
    const page = await context.newPage()
    await page.setContent(`<main style="height:${wheels * wheel_px * 2}px">Empty</main>`)
    const empty = await framesOf(page)
    await page.goto(bare.url)
    await page.waitForSelector('[role=row][data-key]')
    const floor = await framesOf(page)
    await page.goto(`${url}/sites/${site.site_id}/leads`)
    await page.waitForSelector('[role=row][data-key]')
    const frames = await framesOf(page)
    for (const key of keys) await page.keyboard.press(key, { delay: 30 })
    await page.waitForTimeout(300)
    const interactions = await page.evaluate(() => (globalThis as unknown as { interactions: number[] }).interactions)
    const rows = await page.evaluate(() =>
      Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') ?? 0),
    )
    return { frames, interactions, rows, floor, empty }
  } finally {
    await browser.close()
    bare.close()
  }
}

/** The frames while the wheel turns. */
async function framesOf(page: Page): Promise<number[]> {
  await page.mouse.move(720, 600)
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const look = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(globalThis, { frames })
  })
  for (let turn = 0; turn < wheels; turn++) {
    await page.mouse.wheel(0, wheel_px)
    await page.waitForTimeout(wheel_ms)
  }
  return page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(2))
}

export const frameLine = ({ frames, interactions, rows, floor, empty }: Scrolled) => ({
  value: percentile(frames, 0.95),
  floor: percentile(floor, 0.95),
  empty_page: percentile(empty, 0.95),
  interaction_ms: Math.max(0, ...interactions),
  rows_loaded: rows,
})
