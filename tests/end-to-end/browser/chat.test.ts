/** A visitor asks an assistant on a strict foreign page and on its own page in a frame, with a real server: quoted, cited, continued. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { signUp } from './owner.ts'

let fixture: ServerFixture
let host: HostSite
let browser: Browser
let page: Page
let page_url: string
let client: Awaited<ReturnType<typeof signUp>>
let site_id: string
const thrown: string[] = []
const answer = 'From Monday to Saturday, never on Sundays.'

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  const made = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa', timezone: 'UTC' } })
  site_id = made.id
  const { snippet } = await client.sites.publish({ site_id })
  const { id: source_id } = await client.knowledgeSources.create({
    site_id,
    body: { type: 'pair', question: 'On which days do you deliver?', answer },
  })
  const { id: assistant_id } = await client.assistants.create({
    site_id,
    body: {
      ...{ name: 'Helper', source_ids: [source_id], takes_files: true },
      texts: {
        en: { title: 'Casa Verde', launcher: 'Ask us', suggested_questions: ['On which days do you deliver?'] },
        es: { placeholder: 'Escribe aquí' },
      },
    },
  })
  page_url = (await client.assistants.publish({ site_id, assistant_id })).page_url
  host = await openHostSite(snippet, fixture.url)
  browser = await launchChromium()
  page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  page.on('pageerror', error => thrown.push(error.message))
  page.on('console', message => message.type() === 'error' && thrown.push(message.text()))
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await host?.close()
  await fixture?.close()
})

test('on a strict page it answers with the passage, says so where it does not know, and is found again after a reload', async () => {
  await page.goto(host.url)
  await page.getByRole('button', { name: 'Ask us' }).click()
  await page.getByRole('button', { name: 'On which days do you deliver?' }).click()
  const log = page.getByRole('log')
  await log.getByText('never on Sundays').waitFor()
  await log
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click()
  await page
    .getByRole('region', { name: /^Source 1/ })
    .getByText(answer)
    .waitFor()
  await page.getByRole('textbox').fill('Who invented the telescope?')
  await page.keyboard.press('Enter')
  await expect.poll(() => log.locator('article').count()).toBe(4)
  expect(
    await log
      .locator('article')
      .last()
      .getByRole('button', { name: /^Source/ })
      .count(),
  ).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Ask us' }).click()
  await expect.poll(() => log.locator('article').count()).toBe(4)
  expect(thrown).toEqual([])
})

proofTest('its own page answers in a frame of another page, in Spanish', async () => {
  const frame = `<iframe src="${page_url}?locale=es" title="Chat" width="420" height="600"></iframe>`
  const framing = await openHostSite('', fixture.url, frame)
  await page.goto(framing.url)
  const chat = page.frameLocator('iframe')
  await chat.getByRole('textbox', { name: 'Escribe aquí' }).fill('On which days do you deliver?')
  await chat.getByRole('button', { name: 'Enviar' }).click()
  // Where it fails, the error shows all that stands there instead.
  await expect
    .poll(() => chat.getByRole('region').first().innerText(), { timeout: 30_000 })
    .toContain('never on Sundays')
  await framing.close()
  expect(thrown).toEqual([])
  const other = await fetch(page_url.replace(/\/a[^/]+\//, '/aaaaaaaaaaaa/'))
  expect([other.status, other.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
})

proofTest(
  'files go along with a question: chosen by keyboard, taken back, refused with what to do, and said to be unread',
  async () => {
    await page.goto(host.url)
    await page.getByRole('button', { name: 'Ask us' }).click()
    const attach = page.getByRole('button', { name: 'Attach files' })
    const choose = async (files: { name: string; mimeType: string; buffer: Buffer }[]) => {
      const chooser = page.waitForEvent('filechooser')
      await attach.press('Enter')
      await (await chooser).setFiles(files)
    }
    const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
    const said = page.getByRole('status')
    await choose(Array.from({ length: 11 }, (_, i) => text(`${i}.txt`, 'x')))
    await expect.poll(() => said.allInnerTexts()).toContain('At most 10 files at a time. Choose fewer.')
    await choose([{ ...text('large.txt', ''), buffer: Buffer.alloc(6 * 1_048_576, 'a') }])
    await expect.poll(() => said.allInnerTexts()).toContain('large.txt is larger than 5 MB. Choose a smaller file.')
    await choose([text('run.exe', 'x')])
    await expect.poll(async () => (await said.allInnerTexts()).join()).toContain('run.exe cannot be sent.')
    await choose([text('order.txt', 'The secret number is 42.'), text('other.txt', 'Other.')])
    const chosen = page.getByRole('list', { name: 'Files to send' })
    await expect.poll(() => chosen.getByRole('listitem').count()).toBe(2)
    await page.getByRole('button', { name: 'Remove other.txt' }).press('Enter')
    await expect.poll(() => chosen.getByRole('listitem').count()).toBe(1)
    await choose([text('fake.pdf', 'This is no PDF at all.\0')])
    await page.getByRole('textbox').fill('What is the number?')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await said.allInnerTexts()).join())
      .toContain('fake.pdf: This kind of file cannot be sent.')
    expect(await page.getByRole('textbox').inputValue(), 'nothing that was written is lost').toBe('What is the number?')
    await page.getByRole('button', { name: 'Remove fake.pdf' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    const log = page.getByRole('log')
    await log.getByText('no model is connected').waitFor()
    expect(await log.getByRole('list', { name: 'Files' }).innerText()).toContain('order.txt')
    await expect.poll(() => chosen.count()).toBe(0)
    const { data } = await client.conversations.list({ site_id })
    const spoken = await client.conversations.listMessages({ site_id, conversation_id: data[0]?.id ?? '' })
    const file = spoken.data.flatMap(({ files }) => files)[0]
    expect(file).toMatchObject({ name: 'order.txt', bytes: 24, is_picture: false })
    thrown.splice(0, thrown.length, ...thrown.filter(line => !/422/.test(line)))
    expect(thrown).toEqual([])
  },
)
