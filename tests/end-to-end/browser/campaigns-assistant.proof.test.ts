/** A campaign from its first step to a lead: written by hand in the admin, captured on a foreign page, told of by mail. */
import { expect, test, vi } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { button, client, fixture, page, setUp, site_id, step } from './campaigns-scene.ts'

vi.setConfig({ testTimeout: 120_000 })

setUp()

test('a campaign captures by an assistant: its form is mapped, and it is published as soon as the assistant is', async () => {
  const assistant = await client.assistants.create({ site_id, body: { name: 'Helper', strict: false, tools: [] } })
  await page.goto(`${fixture.url}/sites/${site_id}/marketing/campaigns/create`)
  await page.getByLabel('Name', { exact: true }).fill('Questions')
  await page.getByLabel('Description', { exact: true }).fill('Who asks in the chat')
  await page.getByText('The form in its chat').click()
  await page.getByRole('combobox', { name: 'Assistant' }).fill('help')
  await page.getByRole('option', { name: /^Helper/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('It is a draft. Publish it before the campaign.').waitFor()
  await expectNoBarriers(page)
  await button('Create and continue').click()
  await step('After capturing')
  await page.getByRole('link', { name: /Fields mapping/ }).click()
  await step('Fields mapping')
  await page.getByText('The lead’s email address').waitFor()
  await client.assistants.publish({ site_id, assistant_id: assistant.id })
  await page.getByRole('link', { name: 'Review and publish' }).first().click()
  await page.getByText('Assistant: Helper').waitFor()
  await button('Publish').click()
  await page.getByText('Questions is active').waitFor()
  const { data } = await client.campaigns.list({ site_id, search: 'Questions' })
  expect(data[0]).toMatchObject({ status: 'active', lead_source: 'assistant', assistant_id: assistant.id })
})
