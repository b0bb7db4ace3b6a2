/** Starts Chromium, and serves the built widget and host pages from origins of their own. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { launchChromium } from '../../tests/tools/chromium.ts'
import { type FakeApi, SITE, startFakeApi } from './fake-api.ts'

export type HostPage = { html: string; headers?: Record<string, string> }

export type Bench = {
  api: FakeApi
  host: string
  manifest: Record<string, { url: string; integrity: string }>
  /** Opens a host page in a fresh profile and collects its uncaught errors. */
  open: (page: HostPage, options?: BrowserContextOptions, query?: string) => Promise<Visit>
  close: () => Promise<void>
}

export type Visit = { page: Page; errors: string[] }

/** The widget as it ships; `tests/tools/built-widget.ts` has built it. */
export const dist = join(import.meta.dirname, '../dist')

/** An ordinary page with the snippet; `body` and `head` are added to it. */
export const hostPage = (api: FakeApi, { head = '', body = '', attributes = '' } = {}): HostPage => ({
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">${head}
    <script async ${attributes} src="${api.origin}/widget.js" data-site="${SITE}"></script></head>
    <body><button id="before">Before</button><main><h1>Host page</h1>${body}</main></body></html>`,
})

/**
 * The configuration has come and been evaluated: what is due would stand there by now. Waits no longer than a quick look where
 * none ever comes.
 */
export const evaluated = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
    const has_come = () =>
      performance
        .getEntriesByType('resource')
        .some(one => /\/config(\?|$)/.test(one.name) && (one as PerformanceResourceTiming).responseEnd > 0)
    for (let ms = 0; ms < 500 && !has_come(); ms += 25) await wait(25)
    await wait(200)
  })

/** Everything that a browser test needs; call `close` afterwards. */
export async function startBench(): Promise<Bench> {
  const api = await startFakeApi(dist)
  let current: HostPage = { html: '' }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...current.headers })
    response.end(current.html)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `http://localhost:${(server.address() as AddressInfo).port}`
  const browser = await launchChromium()
  return {
    api,
    host,
    manifest: JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')),
    async open(page_served, options = {}, query = '') {
      current = page_served
      api.events.length = api.asked.length = api.submissions.length = api.requests.length = 0
      api.next_config.length = api.next_submission.length = 0
      for (const context of browser.contexts()) await context.close()
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
      const page = await context.newPage()
      page.setDefaultTimeout(12_000)
      const errors: string[] = []
      page.on('pageerror', error => errors.push(String(error)))
      await page.addInitScript(() =>
        addEventListener('unhandledrejection', event => console.warn(`unhandled ${event.reason}`)),
      )
      page.on('console', message => message.text().startsWith('unhandled') && errors.push(message.text()))
      await page.goto(`${host}/page${query}`)
      return { page, errors }
    },
    async close() {
      await browser.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await api.close()
    },
  }
}
