/** A visitor talks with an assistant; its owner reads it in the admin, sees why, puts it right, answers live, and tries it. */
import { readFile } from 'node:fs/promises'
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { owner, signUp } from './owner.ts'

vi.setConfig({ testTimeout: 90_000 })

const question = 'On which days do you deliver?'
const answer = 'From Monday to Saturday, never on Sundays.'
const unknown = 'Do you repair bicycles from Portugal?'

let fixture: ServerFixture
let client: Leadwright
let browser: Browser
let page: Page
let base: string
let log: Locator
let visitor: Visitor

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  const { id: site_id } = await client.sites.create({
    body: { name: 'Casa Verde', subdomain: 'casa', timezone: 'UTC' },
  })
  await client.sites.publish({ site_id })
  const { id: source_id } = await client.knowledgeSources.create({ site_id, body: { kind: 'pair', question, answer } })
  const { id: assistant_id } = await client.assistants.create({
    site_id,
    body: { name: 'Helper', source_ids: [source_id], attendance: { kind: 'always' } },
  })
  await client.assistants.publish({ site_id, assistant_id })
  base = `${fixture.url}/sites/${site_id}/assistant/${assistant_id}`
  visitor = await beginTalk(site_id, assistant_id)
  await visitor.say(question)
  await visitor.say(unknown)
  browser = await launchChromium()
  page = await openAdmin(fixture, browser)
  log = page.getByRole('log')
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

interface Said {
  id: string
  from: string
  name?: string
  text: string
}

interface Visitor {
  call(path: string, body?: object): Promise<Response>
  say(text: string): Promise<void>
  send(text: string, file: File): Promise<void>
  heard(): Promise<Said[]>
}

/** A visitor, who has no browser: the calls that the chat makes. */
async function beginTalk(site_id: string, assistant_id: string): Promise<Visitor> {
  const open = `${fixture.url}/v1/public/sites/${site_id}`
  const body = JSON.stringify({ page_url: 'https://shop.example/delivery', locale: 'en' })
  const headers = { 'content-type': 'application/json' }
  const begun = await fetch(`${open}/chats/${assistant_id}/conversations`, { method: 'POST', headers, body })
  const { conversation_id, secret } = (await begun.json()) as { conversation_id: string; secret: string }
  const own = { authorization: `Bearer ${secret}` }
  const at = `${open}/conversations/${conversation_id}`
  const call = async (path: string, given?: object) => {
    const sent = given ? { headers: { ...headers, ...own }, body: JSON.stringify(given) } : { headers: own }
    const response = await fetch(`${at}${path}`, { method: 'POST', ...sent })
    expect(response.status, await response.clone().text()).toBeLessThan(300)
    return response
  }
  return {
    call,
    say: async text => void (await (await call('/messages', { text })).text()),
    send: async (text, file) => {
      const form = new FormData()
      form.append('file', file)
      const response = await fetch(`${at}/files`, { method: 'POST', headers: own, body: form })
      const { data } = (await response.json()) as { data: { id: string }[] }
      await (await call('/messages', { text, file_ids: data.map(({ id }) => id) })).text()
    },
    heard: async () => {
      const response = await fetch(`${at}/messages`, { headers: own })
      return ((await response.json()) as { data: Said[] }).data
    },
  }
}

const noBarriers = () => expectNoBarriers(page)

test('what visitors asked is listed and found, and an answer shows its passage and why it was given', async () => {
  await page.goto(`${base}/conversations`)
  await page.getByRole('row', { name: question }).waitFor()
  await noBarriers()
  await page.getByRole('searchbox', { name: 'Search in what was said' }).fill('bicycles')
  await page.getByRole('row', { name: question }).waitFor()
  await page.getByRole('row', { name: question }).click()
  await log.getByText('never on Sundays').first().waitFor()
  await page.getByText('shop.example/delivery').waitFor()
  await noBarriers()
  await log.getByRole('button', { name: /^1 · / }).first().click()
  await page.getByRole('dialog').getByText(answer).waitFor()
  await noBarriers()
  await page.keyboard.press('Escape')
  await log.getByRole('button', { name: 'Why this answer' }).first().click()
  const why = page.getByRole('dialog', { name: 'Why this answer' })
  await why.getByText('Cited', { exact: true }).waitFor()
  await why.getByText('No model is connected, so the passages were quoted.').waitFor()
  await noBarriers()
  await page.keyboard.press('Escape')
})

test('a rating comes in by itself, and a wrong answer is put right in two clicks', async () => {
  const first = (await visitor.heard()).find(({ from }) => from === 'assistant')
  await visitor.call(`/messages/${first?.id}/rating`, { rating: 'bad', comment: 'You closed on Saturday.' })
  await log.getByText('You closed on Saturday.').waitFor()
  await log.getByText('Not helpful').waitFor()
  await log.getByRole('button', { name: 'This answer was wrong' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Question' }).inputValue()).toBe(question)
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('From Monday to Friday.')
  await noBarriers()
  await dialog.getByRole('button', { name: 'Save answer' }).click()
  await log.getByRole('link', { name: 'Corrected: see the correct answer' }).waitFor()
})

test('whoever waits is answered by a person, live, until the conversation is handed back', async () => {
  await visitor.call('/handoff')
  await page.getByText('Waiting for a person').waitFor()
  await page.getByRole('link', { name: 'Assistants', exact: true }).click()
  await page.getByText('1 conversation waits for a person').first().waitFor()
  await noBarriers()
  await page.getByRole('link', { name: question }).click()
  await page.getByText('Waiting for a person').waitFor()
  const reply = page.getByRole('textbox', { name: 'Your answer' })
  await reply.fill('Hello, I am here.')
  await reply.press('Enter')
  await log.getByText('Hello, I am here.').waitFor()
  await page.getByText(`With ${owner.first_name}`).first().waitFor()
  await expect.poll(() => reply.inputValue()).toBe('')
  await expect.poll(async () => (await visitor.heard()).at(-1)?.text).toBe('Hello, I am here.')
  await visitor.say('Wonderful, thank you!')
  await log.getByText('Wonderful, thank you!').waitFor()
  await noBarriers()
  await page.getByRole('button', { name: 'Hand back to the assistant' }).click()
  await page.getByText('With the assistant').waitFor()
  await visitor.say(question)
  await log.getByText('From Monday to Friday.').first().waitFor()
})

test('a question without an answer is answered from the feedback', async () => {
  await page.goto(`${base}/feedback`)
  await page.getByText('You closed on Saturday.').waitFor()
  await page.getByRole('link', { name: question, exact: true }).first().click()
  await page.getByRole('heading', { name: question, level: 1 }).waitFor()
  await log.getByRole('link', { name: 'Corrected: see the correct answer' }).waitFor()
  await page.getByRole('link', { name: 'Open conversation' }).waitFor()
  await noBarriers()
  expect(new URL(page.url()).pathname).toMatch(/\/feedback\/cmsg_/)
  await page.getByRole('link', { name: 'Feedback', exact: true }).click()
  await page.getByRole('button', { name: `Answer: ${unknown}` }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Answer' }).fill('We repair bicycles of any country.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save answer' }).click()
  await page.getByText('Every question was answered.').waitFor()
  await noBarriers()
  await visitor.say(unknown)
  expect((await visitor.heard()).at(-1)?.text).toContain('of any country')
})

test('the owner tries it, and begins anew', async () => {
  await page.goto(`${base}/ask`)
  const field = page.getByRole('textbox', { name: 'Question' })
  await field.fill(unknown)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await log.getByText('of any country').first().waitFor()
  await log.getByRole('button', { name: 'Why this answer' }).waitFor()
  await noBarriers()
  await field.fill('Hello!')
  await field.press('Enter')
  await expect.poll(() => log.getByRole('article').count()).toBe(4)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => log.getByRole('article').count()).toBe(0)
})

test('files are taken once the switch is on, and what a visitor sent is loaded from the transcript', async () => {
  await page.goto(`${base}/settings`)
  const files = page.getByRole('switch', { name: 'Visitors can send files' })
  await page.getByText('Visitors can send files').click()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText('Unpublished changes').waitFor({ state: 'detached' })
  await page.reload()
  await expect.poll(() => files.isChecked()).toBe(true)
  await visitor.send('Here is my order.', new File(['<p>Two olive trees.</p>'], 'order.html'))
  await page.goto(`${base}/conversations`)
  await page.getByRole('row', { name: question }).click()
  const file = log.getByRole('list', { name: 'Files' }).getByRole('button', { name: /^Download order\.html/ })
  await file.waitFor()
  await noBarriers()
  const answering = page.waitForResponse(/\/files\//)
  const downloading = page.waitForEvent('download')
  await file.click()
  expect((await answering).headers()['content-disposition']).toContain('attachment; filename="order.html"')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('order.html')
  expect(await readFile(await download.path(), 'utf8')).toBe('<p>Two olive trees.</p>')
})

test('a conversation is deleted', async () => {
  await page.goto(`${base}/conversations`)
  await page.getByRole('row', { name: question }).click()
  await log.getByText('never on Sundays').first().waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No conversations yet').waitFor()
})
