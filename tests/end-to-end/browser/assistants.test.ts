/** Assistants in the admin: one is created, given knowledge, published, changed and brought back. */
import { readFile } from 'node:fs/promises'
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 90_000 })

let fixture: ServerFixture
let client: Leadwright
let browser: Browser
let page: Page
let site_id: string

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } }))
  browser = await launchChromium()
  page = await openAdmin(fixture, browser)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const noBarriers = () => expectNoBarriers(page)
const saved = () => page.getByText('Saved', { exact: true }).first().waitFor()

test('a question and its answer are written down, and found by a question in other words', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/knowledge`)
  await page.getByText('No knowledge yet').waitFor()
  await page.getByRole('button', { name: 'Add source' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /Type/ }).click()
  await page.getByRole('option', { name: 'Question and answer' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('Do you deliver on Sundays?')
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, in Madrid and Barcelona, until 14:00.')
  await page.getByRole('dialog').getByRole('button', { name: 'Add source' }).click()
  await page.getByRole('row', { name: /Do you deliver on Sundays/ }).waitFor()
  await noBarriers()
  await page.getByRole('link', { name: 'Try a question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('delivery on a sunday')
  await page.getByRole('button', { name: 'Find passages' }).click()
  await page.getByText('Yes, in Madrid and Barcelona, until 14:00.').waitFor()
  await noBarriers()
})

test('an assistant is created, says what it lacks, and is published once it has it', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/assistants/add`)
  await page.getByRole('dialog').getByLabel('Name').fill('Shop assistant')
  await page.getByRole('dialog').getByRole('button', { name: 'Create assistant' }).click()
  await page.getByRole('heading', { name: 'Shop assistant' }).waitFor()
  await noBarriers()
  await page.getByRole('link', { name: 'Add a source or vector to answer from' }).click()
  await page.getByRole('combobox', { name: 'Sources' }).fill('Sundays')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('Add a source or vector to answer from').waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /Do you deliver on Sundays.*Ready/ }).waitFor()
  await noBarriers()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('textbox', { name: 'Instructions' }).fill('Answer in two sentences at most.')
  await saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('“Shop assistant” is published').waitFor()
  const [assistant] = (await client.assistants.list({ site_id })).data
  expect(assistant).toMatchObject({ status: 'published', instructions: 'Answer in two sentences at most.' })
  expect(assistant?.source_ids).toHaveLength(1)
})

test('its chat is designed beside a picture of it, and visitors meet the change once it is published', async () => {
  await page.getByRole('link', { name: 'Design', exact: true }).click()
  await page.getByRole('textbox', { name: 'Greeting' }).fill('Welcome to Casa Verde.')
  await page.getByRole('figure', { name: 'Preview of the chat' }).getByText('Welcome to Casa Verde.').waitFor()
  await page.getByText('Unpublished changes').waitFor()
  await noBarriers()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText('Unpublished changes').waitFor({ state: 'detached' })
})

test('an earlier version comes back as the draft', async () => {
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.getByRole('button', { name: 'Restore' }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await page.getByText('Unpublished changes').waitFor()
  const [assistant] = (await client.assistants.list({ site_id })).data
  expect(assistant?.texts.en.greeting).toBe('')
})

/** Chooses from the menu of the screen's head. */
const choose = async (name: string) => {
  await page.getByRole('button', { name: /^Actions for Shop assistant/ }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('an assistant is copied; the copy is archived, taken back and deleted', async () => {
  await choose('Duplicate')
  await page.getByRole('button', { name: 'Open copy' }).click()
  await page.getByRole('heading', { name: /Shop assistant .*copy/ }).waitFor()
  await choose('Archive')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await page.getByText('This assistant is archived').waitFor()
  await noBarriers()
  await choose('Unarchive')
  await page.getByText('This assistant is archived').waitFor({ state: 'detached' })
  await choose('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL(url => url.pathname.endsWith('/assistants'))
  await vi.waitFor(async () => expect((await client.assistants.list({ site_id })).data).toHaveLength(1))
})

test('one that captures leads of a campaign is not deleted: the campaign is named', async () => {
  const [assistant] = (await client.assistants.list({ site_id })).data
  const body = {
    name: 'Balconies',
    description: 'Who asked in the chat',
    lead_source: 'assistant' as const,
    assistant_id: assistant?.id ?? '',
  }
  const { id: campaign_id } = await client.campaigns.create({ site_id, body })
  await client.campaigns.publish({ site_id, campaign_id })
  await page.getByRole('button', { name: 'Actions for Shop assistant' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog')
    .getByText(/Balconies/)
    .waitFor()
  await noBarriers()
  expect((await client.assistants.list({ site_id })).data).toHaveLength(1)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
})

test('a source shows the documents it was read from, and its captions can be taken home', async () => {
  const captions = '1\n00:00:01,000 --> 00:00:04,000\nWater the seedlings every second day.\n'
  const file = new File([captions], 'seedlings.srt')
  const [source] = (await client.knowledgeSources.uploadKnowledgeFiles({ site_id, file })).data
  await page.goto(`${fixture.url}/sites/${site_id}/knowledge/${source?.id}`)
  const row = page.getByRole('row', { name: /seedlings/ })
  await row.getByRole('cell').first().waitFor()
  await page.getByText('Water the seedlings every second day.').waitFor()
  await noBarriers()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download transcript' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('seedlings.srt.vtt')
  expect(await readFile(await download.path(), 'utf8')).toBe(
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\nWater the seedlings every second day.\n',
  )
})

test('without a model a translation says so, and leads to where one is connected', async () => {
  const [assistant] = (await client.assistants.list({ site_id })).data
  await page.goto(`${fixture.url}/sites/${site_id}/assistant/${assistant?.id}/translate`)
  await page.getByRole('textbox', { name: 'Original' }).fill('Good morning')
  await page.getByRole('button', { name: 'Translate', exact: true }).click()
  await page.getByText('No model is connected, so nothing can be translated.').waitFor()
  await noBarriers()
  await page.getByRole('link', { name: 'Connect a model' }).waitFor()
})

test('a topic is researched in the knowledge: its sources are chosen, and without a model it says why there is no report', async () => {
  await page.getByRole('link', { name: 'Research topic' }).click()
  await page.getByRole('button', { name: 'Find sources' }).click()
  await page.getByText('Prompt value required').waitFor()
  await page.getByRole('textbox', { name: 'Topic' }).fill('Which deliveries are there on Sundays?')
  await page.getByRole('button', { name: 'Find sources' }).click()
  const source = page.getByRole('checkbox', { name: /Do you deliver on Sundays/ })
  await source.waitFor()
  await noBarriers()
  await page.getByRole('button', { name: 'Write the report' }).click()
  await page.getByText('No model is connected. Connect one under Assistants → Provider.').waitFor()
  await source.focus()
  await page.keyboard.press('Space')
  await page.getByText('Select URLs to proceed').waitFor()
})
