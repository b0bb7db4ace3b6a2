/** The real server in this process, with its work in the background, and a browser that reports every payload that runs. */
import type { Browser, BrowserContext, Frame } from 'playwright'
import { startBackground } from '../../api/background.ts'
import { startServer } from '../../api/server.ts'
import { sources } from '../../api/testing/program.ts'
import { createRunner } from '../../workflows/embedded/runner.ts'
import { createPeople, type People } from '../contract/people.ts'
import { launchChromium } from '../tools/chromium.ts'
import { freePort } from '../tools/server-process.ts'

export interface Ran {
  payload: string
  where: string
  how: string
}

export interface Harness {
  w: People
  url: string
  browser: Browser
  /** A context in which every page reports payloads that run. CSP is off in it: text must be safe without it. */
  watched(ran: Ran[]): Promise<BrowserContext>
  close(): Promise<void>
}

export async function openHarness(): Promise<Harness> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const w = await createPeople({ PORT: String(port), PUBLIC_URL: url, HOST: '127.0.0.1' }, { program: sources })
  const server = await startServer(w.installation, { ready: true })
  const background = await startBackground(w.installation, { createRunner })
  const browser = await launchChromium()
  return {
    w,
    url,
    browser,
    watched: ran => watchedContext(browser, ran),
    async close() {
      await browser.close()
      w.installation.stop()
      await server.close(1_000)
      await background.stop()
      await w.close()
    },
  }
}

export async function watchedContext(browser: Browser, ran: Ran[]): Promise<BrowserContext> {
  const context = await browser.newContext({ bypassCSP: true, locale: 'en', viewport: { width: 1280, height: 900 } })
  await context.exposeBinding('xssRan', ({ frame }: { frame: Frame }, payload: unknown) => {
    ran.push({ payload: `P${String(payload)}`, where: frame.url(), how: 'ran' })
  })
  await context.addInitScript(() => {
    const told = globalThis as unknown as { xss(id: unknown): void; xssRan(id: unknown): void }
    told.xss = id => told.xssRan(id)
  })
  return context
}

/**
 * Attributes and URLs from texts that would run on click, hover or load. Looks into
 * shadow roots too.
 */
export function suspects(): string[] {
  const found: string[] = []
  const active = /^[\s\p{Cc}]*(?:javascript|vbscript|data:text\/html)/iu
  const addresses = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc']
  const look = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      const tag = element.localName
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name) && /xss/.test(value)) found.push(`<${tag} ${name}>`)
        if (addresses.includes(name) && (active.test(value) || (name === 'srcdoc' && /xss/.test(value)))) {
          const framed = tag === 'iframe' && element.hasAttribute('sandbox')
          const isSafe = framed && !/allow-same-origin/.test(element.getAttribute('sandbox') ?? '')
          if (!isSafe) found.push(`<${tag} ${name}>`)
        }
      }
      if (tag === 'base' || (tag === 'meta' && element.getAttribute('http-equiv') === 'refresh')) found.push(`<${tag}>`)
      if (tag === 'script' && /xss\(/.test(element.textContent)) found.push('<script>')
      if (element.shadowRoot) look(element.shadowRoot)
    }
  }
  look(document)
  return found
}
