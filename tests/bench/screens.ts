/**
 * How long a screen of the admin takes in a browser that has its files: from going to its address until its heading stands and
 * nothing of it is on its way any more, with the demo's data. Floor: a page of React with one heading, loaded in turns with it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Leadwright } from '@leadwright/sdk'
import type { Page } from 'playwright'
import { screensOf } from '../screenshots/paths.ts'
import { launchChromium } from '../tools/chromium.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { openFloor } from './parts/screens-floor.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
/** Before any is measured: the server still makes its demo ready meanwhile, and the browser compiles. */
const rounds_before = 2
const goal_ms = 300
const designer_goal_ms = 500

const measured = [
  { name: 'dashboard', path: '/sites/$site_id/dashboard' },
  { name: 'leads', path: '/sites/$site_id/leads' },
  { name: 'lead', path: '/sites/$site_id/leads/$lead_id' },
  { name: 'popups', path: '/sites/$site_id/site/popups' },
  { name: 'campaigns', path: '/sites/$site_id/marketing/campaigns' },
  { name: 'journeys', path: '/sites/$site_id/marketing/automated-journeys' },
  { name: 'emails', path: '/sites/$site_id/emails/sent' },
  { name: 'designer', path: '/sites/$site_id/site/popups/$popup_id/settings', goal: designer_goal_ms },
]

export async function* bench({ small }: { small: boolean }): AsyncGenerator<object> {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-bench-'))
  const port = await freePort()
  const server = await startServer({ folder, port, environment: { PUBLIC_URL: `http://localhost:${port}` } })
  const [browser, floor] = [await launchChromium(), await openFloor()]
  try {
    const { token } = await new Leadwright({ baseUrl: server.url }).demo.signIn()
    const screens = await screensOf(new Leadwright({ baseUrl: server.url, token }))
    const page = await openPage(await browser.newContext({ viewport: { width: 1_440, height: 900 } }), token)
    const urls = measured.map(({ path }) => {
      const screen = screens.find(one => one.name === path)
      if (!screen) throw new Error(`There is no screen ${path}`)
      return server.url + screen.path
    })
    // A server and a browser that have just started have other things to do.
    await timed(page, [floor.url, ...urls], small ? 0 : rounds_before)
    for (const [at, { name, goal = goal_ms }] of measured.entries()) {
      const times = await timed(page, [urls[at] ?? '', floor.url], small ? 3 : rounds)
      const [value = Number.NaN, empty = Number.NaN] = times.map(median)
      yield {
        ...{ name, unit: 'ms', value: Math.round(value), floor: Math.round(empty) },
        ...{ ratio: Number((value / empty).toFixed(2)), goal, reached: value <= goal },
      }
    }
  } finally {
    await browser.close()
    floor.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Context = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newContext']>>

async function openPage(context: Context, token: string): Promise<Page> {
  await context.addInitScript(kept => {
    localStorage.setItem('leadwright.token', kept)
    localStorage.setItem('leadwright.language', 'en')
    const look = () => {
      const stands = document.querySelector('h1')?.textContent
      if (stands && !document.querySelector('[role="status"][aria-label="Loading"]')) {
        Object.assign(globalThis, { stoodAt: performance.now() })
      }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  }, token)
  return context.newPage()
}

/** The times of each address, gone to in turns; the first round fills the caches. */
async function timed(page: Page, urls: readonly string[], times: number): Promise<number[][]> {
  const all: number[][] = urls.map(() => [])
  for (let round = 0; round <= times; round++) {
    for (const [at, url] of urls.entries()) {
      await page.goto(url)
      const stood = await standing(page)
      if (round > 0) all[at]?.push(stood)
    }
  }
  return all
}

const CALM_MS = 250

/** When the last change of it was made, once nothing changes any more. */
async function standing(page: Page): Promise<number> {
  await page.waitForFunction(
    calm => {
      const { stoodAt } = globalThis as { stoodAt?: number }
      return stoodAt !== undefined && performance.now() - stoodAt > calm
    },
    CALM_MS,
    { polling: 50, timeout: 30_000 },
  )
  return page.evaluate(() => (globalThis as { stoodAt?: number }).stoodAt ?? Number.NaN)
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
