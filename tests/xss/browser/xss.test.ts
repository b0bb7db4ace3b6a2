/** The small form of `npm run check:xss`, and that the check would see what it looks for. */
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sized } from '../../../api/testing/repetitions.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { checkXss } from '../check.ts'
import { type Ran, suspects, watchedContext } from '../harness.ts'
import { payloads } from '../payloads.ts'

let context: BrowserContext
let page: Page
const ran: Ran[] = []
beforeAll(async () => {
  const browser = await launchChromium()
  context = await watchedContext(browser, ran)
  page = await context.newPage()
  await page.goto('data:text/html,<p>')
})
afterAll(() => context.browser()?.close())

/** Whether a page that writes the text like this is found out. */
async function isFound(html: string): Promise<boolean> {
  ran.length = 0
  await page.setContent(`<!doctype html><body>${html}`)
  await page.waitForTimeout(30)
  return ran.length > 0 || (await page.evaluate(suspects)).length > 0
}

test('each payload is found out on a page that writes it raw, as an attribute, an address, or into a script', async () => {
  const missed: string[] = []
  for (const { name, text } of payloads(sized(4, 60))) {
    const ways = [
      text,
      `<input value="${text}">`,
      `<input value='${text}'>`,
      `<a href="${text}">x</a>`,
      `<img alt=\`${text}\`>`,
      `<textarea>${text}</textarea>`,
      `<!-- ${text} -->`,
      `<script>const a = '${text}'</script>`,
      `<script>const a = "${text}"</script>`,
      `<script>const a = \`${text}\`</script>`,
      `<a href="${text.replace(/^.*\(java/, 'java').replace(/\)$/, '')}">x</a>`,
      `<img src="x" title="${text.replace(/^.*?"/, '"').replace(/\)$/, '')}">`,
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')),
      text.replace(/^\{% raw %\}|\{% endraw %\}$/g, ''),
      `<script>${/\{\{(.*)\}\}/.exec(text)?.[1] ?? ''}</script>`,
    ]
    let found = false
    for (const way of ways) found ||= await isFound(way)
    if (!found) missed.push(`${name} ${text}`)
  }
  expect(missed).toEqual([])
}, 120_000)

test('the same texts as text are nothing', async () => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  for (const { text } of payloads(sized(4, 60)))
    expect(await isFound(`<p title="${escaped(text)}">${escaped(text)}</p>`)).toBe(false)
}, 60_000)

test(
  'what is stored of a few runs nowhere: not in the admin, the mail or on pages with the widget',
  async () => {
    const count = sized(1, 60)
    const checked = await checkXss({ count, share: sized(8, 1) })
    expect(checked.found).toEqual([])
    expect(checked).toMatchObject({
      payloads: count,
      executions: 0,
      host_executions: 0,
      mails: count,
      hosts_submitted: count,
    })
    expect(checked.fields).toBeGreaterThan(100)
    expect(checked.screens).toBeGreaterThan(sized(7, 50))
    expect(checked.mailbox).toBeGreaterThan(count)
  },
  sized(240_000, 3_600_000),
)
