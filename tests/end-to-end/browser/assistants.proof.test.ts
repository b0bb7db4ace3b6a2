/** Assistants in the admin: one is created, given knowledge, published, changed and brought back. */
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { client, fixture, noBarriers, page, setUp, site_id } from './assistants-scene.ts'

vi.setConfig({ testTimeout: 90_000 })

setUp()
beforeAll(async () => {
  const body = { type: 'pair' as const, question: 'Do you deliver on Sundays?', answer: 'Yes, until 14:00.' }
  const { id: source_id } = await client.knowledgeSources.create({ site_id, body })
  const shop = { name: 'Shop assistant', source_ids: [source_id] }
  const { id: assistant_id } = await client.assistants.create({ site_id, body: shop })
  await client.assistants.publish({ site_id, assistant_id })
  await page.goto(`${fixture.url}/sites/${site_id}/assistant/${assistant_id}/settings`)
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
  await expect.poll(async () => (await client.assistants.list({ site_id })).data.length).toBe(1)
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
