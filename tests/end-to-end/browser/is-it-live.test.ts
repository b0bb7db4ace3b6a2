/** "Is it live?" and Chromium agree: what the check says of a policy or a tag is what the page does, and the corrected policy works. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tagsOf } from '../../../api/platform/pages/page-tags.ts'
import { checkPolicy, type Needs } from '../../../api/site/capture/popups/content-policy.ts'
import { blockedBy } from '../../../api/site/capture/popups/script-tag.ts'
import { sized } from '../../../api/testing/repetitions.ts'
import { type Bench, hostPage, startBench } from '../../../widget/testing/browser.ts'
import { popupWith } from '../../../widget/testing/popups.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
  bench.api.popups = [popupWith()]
})
afterAll(() => bench.close())

async function shows(attributes: string, policy?: string): Promise<boolean> {
  const headers: Record<string, string> = policy === undefined ? {} : { 'content-security-policy': policy }
  const { page } = await bench.open({ ...hostPage(bench.api, { attributes }), headers })
  const dialog = page.getByRole('dialog')
  return dialog.waitFor({ timeout: 1_500 }).then(
    () => true,
    () => false,
  )
}

function needsOf(nonce?: string): Needs {
  const of = (...paths: string[]) => paths.map(path => new URL(path, bench.api.origin))
  const at = '/v1/public/sites/site_1'
  const script = of('/widget.js', ...['popup.js', 'runtime.js'].map(file => bench.manifest[file]?.url ?? ''))
  const image = of(`${at}/images/image`)
  return {
    page_url: bench.host,
    nonce,
    urls: {
      script,
      connect: of(`${at}/config`),
      image,
      font: of(`${at}/fonts/font`, '/fonts/font.woff2'),
      form: of(`${at}/form`),
    },
  }
}

/** Without these nothing shows. */
const needed = ['script', 'nonce', 'connect', 'sandbox']

const policies: [policy: string, attributes?: string][] = [
  ["default-src 'none'"],
  ['script-src API; connect-src API; img-src API'],
  ['script-src API/widget.js; connect-src API'],
  ['script-src API/widget.js API/widget/; connect-src API/v1/'],
  ['script-src http:; connect-src https:'],
  ["script-src 'nonce-a'", 'nonce="a"'],
  ["script-src 'nonce-a'", 'nonce="b"'],
  ["script-src 'INTEGRITY'", 'integrity="INTEGRITY" crossorigin'],
  ["script-src-elem 'self'; script-src *"],
  ["default-src *, connect-src 'self'"],
  ["sandbox; style-src 'none'"],
  ["style-src 'none'; form-action 'none'"],
]
test.each(policies.slice(0, sized(2, policies.length)))('%s', async (policy, attributes = '') => {
  const { api, manifest } = bench
  const filled = (text: string) =>
    text.replaceAll('API', api.origin).replaceAll('INTEGRITY', manifest['widget.js']?.integrity ?? '')
  const tag = filled(attributes)
  const policies = filled(policy).split(', ')
  const checked = policies.map(one => checkPolicy(one, needsOf(/nonce="(\w)"/.exec(tag)?.[1])))
  const isBlocked = checked.some(({ blocks }) => blocks.some(one => needed.includes(one)))
  expect(await shows(tag, policies.join(', '))).toBe(!isBlocked)
  if (isBlocked) expect(await shows(tag, checked.map(one => one.corrected).join(', '))).toBe(true)
})

const tags = [
  'type="text/plain"',
  'type="module"',
  'integrity="sha384-AAAA" crossorigin',
  'integrity="RIGHT"',
  'integrity="RIGHT" crossorigin',
  'nomodule',
]
test.each(tags.slice(0, sized(1, tags.length)))('a tag with %s', async written => {
  const { url = '', integrity = '' } = bench.manifest['widget.js'] ?? {}
  const attributes = written.replace('RIGHT', integrity)
  const [tag] = tagsOf(`<script ${attributes}></script>`)
  const file = await fetch(bench.api.origin + url)
  const script = {
    attributes: tag?.attributes ?? new Map(),
    src: new URL('/widget.js', bench.api.origin),
    page_url: bench.host,
    file: Buffer.from(await file.arrayBuffer()),
  }
  expect(await shows(attributes)).toBe(blockedBy(script) === null)
})
