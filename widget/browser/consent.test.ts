/** Consent together with tracking and `identify`: what is told when, and to whom it belongs. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Bench, hostPage, startBench, type Visit } from '../testing/browser.ts'
import { popupWith } from '../testing/popups.ts'

type Told = { visitor_id: string; events: { [key: string]: unknown }[] }

const STUB =
  '<script>window.leadwright=window.leadwright||function(){(leadwright.q=leadwright.q||[]).push(arguments)}</script>'
const user = { email: 'ana@example.com', user_hash: 'abc' }

let bench: Bench
let before: Visit | undefined
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.api.popups = []
  bench.api.config = { tracking: true, consent_mode: true }
  bench.api.allowed = []
})

/** The page before has said its last word. */
const visit = async (parts: Parameters<typeof hostPage>[1] = {}): Promise<Visit> => {
  await before?.page.goto('about:blank')
  await before?.page.waitForTimeout(300)
  before = await bench.open(hostPage(bench.api, parts))
  return before
}
const settled = ({ page }: Visit) => page.waitForTimeout(700)
const call = ({ page }: Visit, ...of: unknown[]) =>
  page.evaluate(given => (window.leadwright as unknown as (...call: unknown[]) => void)(...given), of)
const told = () => bench.api.events as Told[]
const events = () => told().flatMap(one => one.events)
const named = (type: string) => events().filter(one => one.type === type)
const whom = () => [...new Set(told().map(one => one.visitor_id))]
const kept = ({ page }: Visit) =>
  page.evaluate(async () => ({
    local: Object.values(localStorage),
    session: sessionStorage.length,
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
  }))
const nothing = { local: [], session: 0, cookie: '', databases: 0, caches: [] }

test('before consent nothing is stored or told, whatever happens and whatever the page calls', async () => {
  const one = await visit({ head: STUB })
  await call(one, 'identify', user)
  await call(one, 'track', 'early', { plan: 'pro' })
  await one.page.mouse.click(20, 20)
  await one.page.evaluate(() => history.pushState({}, '', '/second'))
  await settled(one)
  await one.page.reload()
  await settled(one)
  expect(await kept(one)).toEqual(nothing)
  expect(bench.api.requests.filter(line => line.startsWith('POST'))).toEqual([])
  expect(one.errors).toEqual([])
})

test('granting starts with the page as it is, without a reload, and says who the page has named', async () => {
  const one = await visit({ head: STUB })
  await call(one, 'identify', user)
  await settled(one)
  await one.page.evaluate(() => history.pushState({}, '', '/second'))
  await call(one, 'consent', 'grant')
  await expect.poll(() => named('identified')).toEqual([expect.objectContaining(user)])
  expect(named('page_visited')).toEqual([expect.objectContaining({ page_url: expect.stringMatching(/\/second$/) })])
  await call(one, 'track', 'after', { plan: 'pro' })
  await expect
    .poll(() => named('custom'))
    .toEqual([expect.objectContaining({ name: 'after', properties: { plan: 'pro' } })])
  expect(whom()).toHaveLength(1)
  expect((await kept(one)).local.join()).toContain(whom()[0])
  await call(one, 'consent', 'grant')
  await settled(one)
  expect(named('page_visited')).toHaveLength(1)
})

test('revoking stops what was under way and forgets who it was, for good', async () => {
  const one = await visit({ head: STUB })
  await call(one, 'consent', 'grant')
  await call(one, 'identify', user)
  await expect.poll(() => named('identified')).toHaveLength(1)
  const [known] = whom()
  await call(one, 'track', 'gathered')
  await call(one, 'consent', 'revoke')
  const so_far = events().length
  await one.page.mouse.click(20, 20)
  await one.page.evaluate(() => history.pushState({}, '', '/third'))
  await one.page.waitForTimeout(1_500)
  await one.page.reload()
  await settled(one)
  expect(events()).toHaveLength(so_far)
  expect(await kept(one)).toEqual(nothing)
  await call(one, 'consent', 'grant')
  await expect.poll(() => whom()).toHaveLength(2)
  expect((await kept(one)).local.join()).not.toContain(known)
  expect(named('identified')).toHaveLength(1)
})

test('granted again on the same page, it is somebody whom nobody has named', async () => {
  const one = await visit({ head: STUB })
  await call(one, 'consent', 'grant')
  await call(one, 'identify', user)
  await expect.poll(() => named('identified')).toHaveLength(1)
  await call(one, 'consent', 'revoke')
  await call(one, 'consent', 'grant')
  await expect.poll(() => named('page_visited')).toHaveLength(2)
  await settled(one)
  expect(whom()).toHaveLength(2)
  expect(named('identified')).toHaveLength(1)
})

test('who is known is asked with the proof only after consent, and shows what is for known leads alone', async () => {
  bench.api.popups = [popupWith({ ask: true, frequency_days: 0, hide_duration_days: 0 })]
  bench.api.allowed = []
  const one = await visit({ head: STUB })
  await call(one, 'identify', user)
  await settled(one)
  for (const body of bench.api.asked) expect(Object.keys(body as object)).toEqual(['timezone'])
  bench.api.allowed = ['popup_1']
  await call(one, 'consent', 'grant')
  await one.page.getByRole('dialog').waitFor()
  expect(bench.api.asked.at(-1)).toMatchObject({ user, visitor_id: expect.any(String) })
  await one.page.keyboard.press('Escape')
  await call(one, 'consent', 'revoke')
  await expect.poll(() => Object.keys(bench.api.asked.at(-1) as object)).toEqual(['timezone'])
})
