/** The SDK's promises in Chromium, in a page and, in the proof, in a worker, against a server of another origin. */
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sized } from '../../../api/testing/repetitions.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { behaviors } from '../behaviors.ts'
import { startServer, type TestServer } from '../server.ts'

let server: TestServer
let browser: Browser
let page: Page

beforeAll(async () => {
  server = await startServer()
  server.files.set('/page', {
    type: 'text/html; charset=utf-8',
    text: '<!doctype html><script src="/bundle.js"></script>',
  })
  server.files.set('/bundle.js', { type: 'text/javascript', text: await bundle() })
  browser = await launchChromium()
  page = await browser.newPage()
  await page.goto(`http://localhost:${server.port}/page`)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

describe.each(sized(['inPage'], ['inPage', 'inWorker']))('%s', place => {
  test.for(Object.keys(behaviors))('%s', async name => {
    const script = `${place}(${JSON.stringify(name)}, 'http://127.0.0.1:${server.port}')`
    expect(await page.evaluate(script)).toBeNull()
  })
})

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('entry.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The bundle has another form than expected.')
  return result.output[0].code
}
