/** Assistants in the admin: one is created, given knowledge, published, changed and brought back. */
import { expect, test, vi } from 'vitest'
import { client, fixture, noBarriers, page, setUp, site_id } from './assistants-scene.ts'

vi.setConfig({ testTimeout: 90_000 })

setUp()

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
  await page.getByRole('option', { name: /Do you deliver on Sundays/ }).waitFor()
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
