/** One page in Lighthouse, several times in a browser of its own: the middle of what it says. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { windowedChromiumPath } from '../tools/chromium.ts'
import type { Audited, Lighthouse } from '../tools/lighthouse.ts'
import { eventually } from '../tools/server-fixture.ts'
import { freePort } from '../tools/server-process.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Finding {
  /** Of a hundred, by category. */
  scores: Record<(typeof categories)[number], number>
  lcp_ms: number
  cls: number
  /** Audits that took something from a score in the last run. */
  failed: string[]
}

/** A phone four times slower than this machine, on a network that does not slow it. */
const flags = {
  logLevel: 'error',
  output: 'json',
  onlyCategories: [...categories],
  throttlingMethod: 'devtools',
  throttling: { requestLatencyMs: 0, downloadThroughputKbps: 0, uploadThroughputKbps: 0, cpuSlowdownMultiplier: 4 },
}

export async function openBrowser(): Promise<{ port: number; close(): Promise<void> }> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-lighthouse-'))
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-extensions']
  const browser = spawn(
    windowedChromiumPath(),
    [...args, `--user-data-dir=${folder}`, `--remote-debugging-port=${port}`, 'about:blank'],
    // A group of its own: the command may be a script that starts the browser.
    { stdio: 'ignore', detached: true },
  )
  const ended = new Promise(resolve => browser.once('exit', resolve))
  await eventually(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined)
    return answer?.ok
  }, 'a browser that listens')
  return {
    port,
    async close() {
      if (browser.pid) process.kill(-browser.pid)
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

export async function audit(lighthouse: Lighthouse, url: string, port: number, runs: number): Promise<Finding> {
  const all: Audited['lhr'][] = []
  for (let i = 0; i < runs; i++) {
    const result = await lighthouse(url, { ...flags, port }, { extends: 'lighthouse:default' })
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url} was not audited: ${result?.lhr.runtimeError?.message ?? 'no answer'}`)
    }
    all.push(result.lhr)
  }
  const number = (id: string) => median(all.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const score = (name: string) => median(all.map(lhr => Math.round((lhr.categories[name]?.score ?? 0) * 100)))
  const last = all.at(-1)
  const failed = Object.values(last?.categories ?? {}).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (last?.audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  )
  return {
    scores: Object.fromEntries(categories.map(name => [name, score(name)])) as Finding['scores'],
    lcp_ms: Math.round(number('largest-contentful-paint')),
    cls: number('cumulative-layout-shift'),
    failed,
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
