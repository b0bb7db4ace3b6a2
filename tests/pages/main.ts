/**
 * `npm run check:pages [-- --small | --pricing]`: the page templates and the pricing page, served, in Lighthouse: best in all four
 * categories, soon painted, without a shift, and light. The last line is one JSON object. `--small`: the first template, once;
 * `--pricing`: the pricing page alone.
 */
import { parseArgs } from 'node:util'
import { pageLimits } from '../../api/site/website/pages/limits.ts'
import { launchChromium } from '../tools/chromium.ts'
import { lighthouse } from '../tools/lighthouse.ts'
import { audit, openBrowser } from './audit.ts'
import { servePricing } from './served-pricing.ts'
import { serveTemplates } from './served-templates.ts'
import { countLoaded } from './weight.ts'

const lcp_ms_max = 1_000
const limit = pageLimits.page_template_bytes_max

const { values } = parseArgs({
  options: { small: { type: 'boolean', default: false }, pricing: { type: 'boolean', default: false } },
})
const ask = await lighthouse()
const templates = values.pricing ? undefined : await serveTemplates(values.small ? 1 : undefined)
const pricing = values.small ? undefined : await servePricing()
const pages = [
  ...(templates?.pages.map(({ key, url }) => ({ key, url, bytes_max: limit })) ?? []),
  ...(pricing ? [{ key: 'pricing', url: pricing.url, bytes_max: Number.POSITIVE_INFINITY }] : []),
]
const browser = await openBrowser()
const scale = await launchChromium()
const weights = new Map<string, number>()
for (const { key, url } of pages) {
  const page = await scale.newPage()
  const loaded = await countLoaded(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  weights.set(key, loaded.bytes)
  await page.close()
}
// Nothing beside what is measured.
await scale.close()
const violations: string[] = []
let [lowest_score, bytes_max] = [100, 0]
try {
  for (const { key, url, bytes_max: allowed } of pages) {
    const bytes = weights.get(key) ?? Number.NaN
    const { scores, lcp_ms, cls, failed } = await audit(ask, url, browser.port, values.small ? 1 : 5)
    const lowest = Math.min(...Object.values(scores))
    lowest_score = Math.min(lowest_score, lowest)
    bytes_max = Math.max(bytes_max, bytes)
    const found = [
      ...Object.entries(scores).flatMap(([name, score]) => (score < 100 ? [`${name} ${score}`] : [])),
      ...(lowest < 100 ? failed : []),
      ...(lcp_ms > lcp_ms_max ? [`largest paint after ${lcp_ms} ms`] : []),
      ...(cls > 0 ? [`shift of ${cls}`] : []),
      ...(bytes > allowed ? [`${bytes} bytes`] : []),
    ]
    violations.push(...found.map(one => `${key}: ${one}`))
    process.stderr.write(`${key}: ${found.join('; ') || 'as it should be'} (${lcp_ms} ms, ${bytes} bytes)\n`)
  }
} finally {
  await browser.close()
  await templates?.close()
  await pricing?.close()
}
const line = { pages: pages.length, lowest_score, bytes_max, violations: violations.length }
process.stdout.write(`${JSON.stringify(line)}\n`)
// The browser that all share would keep it alive.
process.exit(violations.length === 0 && pages.length > 0 ? 0 : 1)
