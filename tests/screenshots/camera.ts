/** One page of a browser that shows screens in a state, calm, and takes their picture. */
import { writeFileSync } from 'node:fs'
import type { Browser, BrowserContext, CDPSession, Page, Request, Route } from 'playwright'
import type { State, View } from './options.ts'

const HEIGHT = 900
/** What is longer is cut: the index shows its head. */
const HEIGHT_MAX = 5_000
/** After the last request of a screen: pictures and charts are drawn. */
const CALM_MS = 250
const PATIENCE_MS = 10_000
/** By then what is shown while something loads is shown. */
const LOADING_MS = 350
/** A chart that was told of its new width has drawn itself. */
const DRAWN_MS = 50

export interface Camera {
  page: Page
  /** What the console complained of since it was asked last. */
  complaints(): string[]
  /** The whole screen as a JPEG, which is made in a third of a PNG's time. */
  picture(file: string): Promise<void>
  close(): Promise<void>
}

interface Opening extends Pick<View, 'language' | 'theme'> {
  token: string | null
  /** Notices that were read and are not to be seen again. */
  read?: readonly string[]
}

/** A person's browser, whose pages share what was loaded. */
export async function openContext(browser: Browser, opening: Opening): Promise<BrowserContext> {
  const { token, language, theme, read = [] } = opening
  const locale = language === 'es' ? 'es-ES' : 'en-US'
  const context = await browser.newContext({
    ...{ viewport: { width: 1_440, height: HEIGHT }, reducedMotion: 'reduce', locale, bypassCSP: true },
  })
  await context.addInitScript(
    kept => {
      // Previews are sandboxed frames, without a storage.
      if (window !== window.top) return
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(`leadwright.${name}`, value)
    },
    {
      ...{ language, theme, ...(token !== null && { token }) },
      ...Object.fromEntries(read.map(name => [`dismissed.${name}`, 'yes'])),
    },
  )
  return context
}

export async function openCamera(context: BrowserContext): Promise<Camera> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  let complained: string[] = []
  page.on('pageerror', error => complained.push(error.message))
  page.on('console', message => message.type() === 'error' && complained.push(message.text()))
  return {
    page,
    complaints() {
      const all = complained
      complained = []
      return all
    },
    picture: file => picture(page, devtools, file),
    close: () => page.close(),
  }
}

async function picture(page: Page, devtools: CDPSession, file: string): Promise<void> {
  const size = await page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement
    return { width: root.clientWidth, height: Math.max(root.clientHeight, root.scrollHeight) }
  })
  const { data } = await devtools.send('Page.captureScreenshot', {
    ...{ format: 'jpeg', quality: 82, captureBeyondViewport: size.height > HEIGHT },
    clip: { x: 0, y: 0, width: size.width, height: Math.min(size.height, HEIGHT_MAX), scale: 1 },
  })
  writeFileSync(file, Buffer.from(data, 'base64'))
}

/** What the frame needs in every state: who one is, which sites there are. */
const needed =
  /\/v1\/(auth\/|profile|permissions|sites(\?|$)|sites\/site_[0-9a-f]+(\?|$)|sites\/site_[0-9a-f]+\/stream)/

const problem = {
  type: '/docs/problems/internal',
  ...{
    title: 'Something went wrong',
    status: 500,
    code: 'internal',
    request_id: 'req_0199a3f2c4d87e6b9a0112233445566f',
  },
}

/** Answers of the API as the state wants them. */
export async function inState(page: Page, state: State): Promise<void> {
  await page.unroute('**/v1/**')
  if (state !== 'loading' && state !== 'error') return
  await page.route('**/v1/**', (route: Route) => {
    if (needed.test(route.request().url())) return route.continue()
    if (state === 'loading') return
    return route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) })
  })
}

/** Calm: what was asked for is there, and nothing more was asked for since. Answers that never come are not waited for. */
export async function show(page: Page, url: string, state: State): Promise<void> {
  let last = performance.now()
  const open = new Set<Request>()
  const asked = (request: Request) => {
    if (request.url().includes('/stream')) return
    last = performance.now()
    if (state !== 'loading') open.add(request)
  }
  const answered = (request: Request) => {
    if (open.delete(request)) last = performance.now()
  }
  page.on('request', asked).on('requestfinished', answered).on('requestfailed', answered)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page
    .locator('h1:visible, h2:visible, main [role="status"]:visible')
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .catch(() => undefined)
  const until = performance.now() + (state === 'loading' ? LOADING_MS : PATIENCE_MS)
  if (state === 'loading') await page.waitForTimeout(LOADING_MS)
  const isCalm = () => open.size === 0 && performance.now() - last >= CALM_MS
  while (!isCalm() && performance.now() < until) await page.waitForTimeout(25)
  page.off('request', asked).off('requestfinished', answered).off('requestfailed', answered)
  // What fails is asked for again, after a pause, before the screen says so.
  const drawing = page.locator('[class*="_skeleton_"], [role="status"] [class*="_bar_"]').first()
  if (state === 'error') await drawing.waitFor({ state: 'hidden', timeout: PATIENCE_MS }).catch(() => undefined)
}

/** Another width or theme of what is shown, without loading it again. */
export async function look(page: Page, { width, theme }: View): Promise<void> {
  const isOther = page.viewportSize()?.width !== width
  if (isOther) await page.setViewportSize({ width, height: HEIGHT })
  await page.evaluate(
    wanted =>
      new Promise(done => {
        document.documentElement.dataset.theme = wanted
        requestAnimationFrame(() => requestAnimationFrame(done))
      }),
    theme,
  )
  if (isOther) await page.waitForTimeout(DRAWN_MS)
}
