/** A campaign from its first step to a lead: written by hand in the admin, captured on a foreign page, told of by mail. */
import { expect, test, vi } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { eventually } from '../../tools/server-fixture.ts'
import { browser, button, client, complaints, fixture, host, page, setUp, site_id, step } from './campaigns-scene.ts'

vi.setConfig({ testTimeout: 120_000 })

setUp()

async function choose(field: RegExp, option: string) {
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('each step is kept before the next, and refused where the field is', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/marketing/campaigns`)
  await page.getByRole('heading', { name: 'No campaigns yet' }).waitFor()
  await page.getByRole('link', { name: 'Create campaign' }).first().click()
  await button('Create and continue').click()
  await expect.poll(() => page.getByText('Fill this in.').count()).toBe(2)
  await page.getByLabel('Name', { exact: true }).fill('Balconies')
  await page.getByLabel('Description', { exact: true }).fill('Readers of the plant pages')
  await expectNoBarriers(page)
  await button('Create and continue').click()

  await step('After capturing')
  await page.getByText('A file starts downloading').click()
  const guide = { name: 'guide.txt', mimeType: 'text/plain', buffer: Buffer.from('Water in the morning.') }
  await page.locator('input[type=file]').setInputFiles(guide)
  await eventually(
    async () => (await page.getByRole('combobox', { name: 'File' }).inputValue()) === 'guide.txt',
    'the uploaded file chosen',
  )
  await page.getByText('Destination page').click()
  const destination = page.getByLabel('Destination URL', { exact: true })
  await button('Save and continue').click()
  await page.getByText('Fill this in.').waitFor()
  await destination.fill('ftp://casa.example/')
  await button('Save and continue').click()
  await page.getByText('Invalid url').waitFor()
  await destination.fill(`${fixture.url}/demo`)
  await choose(/Send notifications/, 'Immediately, for each lead')
  await page.getByLabel('To these addresses').fill('owner@casa.example, not an address')
  await button('Save and continue').click()
  await page.getByText('Email must be valid').waitFor()
  await page.getByLabel('To these addresses').fill('owner@casa.example')
  await expectNoBarriers(page)
  await button('Save and continue').click()

  await step('Lead quality')
  await page.getByText('Disposable addresses').click()
  await expectNoBarriers(page)
  await button('Save and continue').click()

  await step('Integration')
  await page.getByRole('combobox', { name: 'Tags' }).fill('Balcony reader')
  await page.getByRole('option', { name: 'Create “Balcony reader”' }).click()
  await page.getByRole('row', { name: 'Balcony reader' }).waitFor()
  await expectNoBarriers(page)
  await button('Save and continue').click()
  await step('Fields mapping')
  await page.getByText('Choose a popup, a form or an assistant first.').waitFor()
})

test('activation says what is missing, and where; complete, it publishes its popup too', async () => {
  await page.getByRole('link', { name: 'Review and publish' }).first().click()
  await step('Review and publish')
  await page.getByText('Details must be completed before activation').waitFor()
  await page.getByText('No lead capturing source, assistant, sandbox or leads in the campaign').waitFor()
  expect(await button('Publish').isDisabled()).toBe(true)
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Change Lead capturing' }).click()
  await step('Lead capturing')
  await page.getByRole('combobox', { name: 'Popup' }).fill('balcony')
  await page.getByRole('option', { name: /^Balcony guide/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('It is a draft and will be published with the campaign.').waitFor()
  await button('Save and continue').click()
  await step('After capturing')
  await page.getByRole('link', { name: /Fields mapping/ }).click()
  await step('Fields mapping')
  await choose(/Town/, 'city')
  await expectNoBarriers(page)
  // Publishing keeps what was written first.
  await page.getByRole('link', { name: 'Review and publish' }).first().click()
  await page.getByText('1 answer is saved elsewhere').waitFor()
  await button('Publish').click()
  await page.getByText('Balconies is active').waitFor()
  const { data } = await client.campaigns.list({ site_id })
  expect(data[0]).toMatchObject({
    status: 'active',
    form_action: 'destination_url',
    notify: 'at_once',
    notify_emails: ['owner@casa.example'],
    reject_disposable: true,
    field_mapping: [{ field: 'town', to: 'city' }],
    missing: [],
  })
  expect((await client.popups.list({ site_id })).data[0]?.status).toBe('published')
})

test('a visitor is sent on, the lead is tagged and its answer mapped, the owner is told', async () => {
  const visitor = await browser.newContext({ locale: 'en-GB' })
  const foreign = await visitor.newPage()
  await foreign.goto(host.url)
  await foreign.getByRole('textbox', { name: 'Email' }).fill('maria@reader.example')
  await foreign.getByRole('textbox', { name: 'Town' }).fill('Vigo')
  // A submission within a second counts as a robot's.
  await foreign.waitForTimeout(1_200)
  await foreign.getByRole('button', { name: 'Send' }).click()
  await foreign.waitForURL(`${fixture.url}/demo`)
  await visitor.close()
  const mail = await fixture.mailTo('owner@casa.example', /^New lead in Balconies$/)
  expect(mail.text).toContain('maria@reader.example')
  const { data } = await client.leads.list({ site_id, search: 'maria@reader.example', expand: ['tags'] })
  expect(data[0]).toMatchObject({ custom_fields: { city: 'Vigo' }, tags: [{ name: 'Balcony reader' }] })
  await page.goto(`${fixture.url}/sites/${site_id}/marketing/campaigns`)
  const row = page.getByRole('row', { name: /Balconies/ })
  await row.getByText('Active').waitFor()
  await row.getByRole('gridcell', { name: '1', exact: true }).waitFor()
})

test('archived, it takes its popup off the pages and cannot be written; results and history stay', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/marketing/campaigns`)
  await page.getByRole('button', { name: 'Actions for Balconies' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await page
    .getByRole('row', { name: /Balconies/ })
    .getByText('Archived')
    .waitFor()
  await eventually(async () => (await client.popups.list({ site_id })).data[0]?.status === 'draft', 'a draft popup')
  await page.getByRole('row', { name: /Balconies/ }).click()
  await page.getByText('This campaign is archived.').waitFor()
  expect(await button('Save and continue').isDisabled()).toBe(true)
  expect(await page.locator('input[name=name]').isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Results' }).click()
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.getByText('Campaign: Archived').waitFor()
  await expectNoBarriers(page)
  expect(complaints).toEqual([])
})
