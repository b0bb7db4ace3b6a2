/** One page of a browser that shows screens in a state, calm, and takes their picture. */
import type { Browser, BrowserContext, Page, Route } from 'playwright'
import type { State, View } from './options.ts'

const HEIGHT = 900
/** After the last request of a screen: pictures and charts are drawn. */
const CALM_MS = 300
const PATIENCE_MS = 10_000
/** By then what is shown while something loads is shown. */
const LOADING_MS = 450

export interface Camera {
  page: Page
  /** What the console complained of since it was asked last. */
  complaints(): string[]
  close(): Promise<void>
}

interface Opening extends Pick<View, 'language' | 'theme'> {
  token: string | null
  /** Notices that were read and are not to be seen again. */
  read?: readonly string[]
}

export async function openCamera(browser: Browser, { token, language, theme, read = [] }: Opening): Promise<Camera> {
  const locale = language === 'es' ? 'es-ES' : 'en-US'
  const context: BrowserContext = await browser.newContext({
    ...{ viewport: { width: 1_440, height: HEIGHT }, reducedMotion: 'reduce', locale, bypassCSP: true },
  })
  await context.addInitScript(
    kept => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(`leadwright.${name}`, value)
    },
    {
      ...{ language, theme, ...(token !== null && { token }) },
      ...Object.fromEntries(read.map(name => [`dismissed.${name}`, 'yes'])),
    },
  )
  const page = await context.newPage()
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
    close: () => context.close(),
  }
}

/** What the frame needs in every state: who one is, which sites there are. */
const needed =
  /\/v1\/(auth\/|profile|permissions|sites(\?|$)|sites\/site_[0-9a-f]+(\?|$)|sites\/site_[0-9a-f]+\/stream)/

const problem = {
  type: 'https://leadwright.dev/problems/internal',
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

export async function show(page: Page, url: string, state: State): Promise<void> {
  let last = performance.now()
  const asked = (request: { url(): string }) => {
    if (!request.url().includes('/stream')) last = performance.now()
  }
  page.on('request', asked).on('requestfinished', asked)
  await page.goto(url)
  await page
    .getByRole('heading')
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .catch(() => undefined)
  const until = performance.now() + (state === 'loading' ? LOADING_MS : PATIENCE_MS)
  if (state === 'loading') await page.waitForTimeout(LOADING_MS)
  while (performance.now() - last < CALM_MS && performance.now() < until) await page.waitForTimeout(50)
  page.off('request', asked).off('requestfinished', asked)
}

/** Another width or theme of what is shown, without loading it again. */
export async function look(page: Page, { width, theme }: View): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.evaluate(wanted => {
    document.documentElement.dataset.theme = wanted
  }, theme)
  await page.waitForTimeout(120)
}
