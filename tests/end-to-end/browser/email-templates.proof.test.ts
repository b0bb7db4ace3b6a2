/** Templates around the block editor: starters, saved blocks, languages, folders, HTML from elsewhere. */
import { expect, test, vi } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { block, client, fixture, page, setUp, site_id, template_id } from './email-templates-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

test('saved blocks are listed, renamed, shown where they are, and deleted once nothing has them', async () => {
  const blocks = [{ id: 'h1', type: 'heading' as const, level: 2, text: 'Open from nine' }]
  const hours = await client.savedBlocks.create({ site_id, body: { name: 'Hours', blocks } })
  await client.savedBlocks.create({ site_id, body: { name: 'Spare', blocks } })
  const document = {
    version: 1 as const,
    blocks: [
      { id: 's1', type: 'saved' as const, saved_block_id: hours.id },
      { id: 'foot', type: 'footer' as const, text: '' },
    ],
  }
  await client.templates.create({ site_id, body: { name: 'With hours', subject: 'Hours', document } })
  await page.goto(`${fixture.url}/sites/${site_id}/emails/builder`)
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Saved blocks' }).click()
  const row = (name: string) => page.getByRole('row', { name })
  await row('Hours').getByText('1 template').waitFor()
  const act = async (name: string, action: string) => {
    await row(name).getByRole('button').click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Hours', 'Rename saved block')
  await page.getByRole('dialog').getByLabel('Name').fill('Opening hours')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename saved block' }).click()
  await row('Opening hours').waitFor()
  await act('Opening hours', 'Delete saved block')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This saved block is in use').waitFor()
  await dialog.getByRole('link', { name: 'With hours' }).waitFor()
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await act('Spare', 'Delete saved block')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete saved block' }).click()
  await expect.poll(() => row('Spare').count()).toBe(0)
  const names = async () => (await client.savedBlocks.list({ site_id })).data.map(({ name }) => name)
  await expect.poll(names).toEqual(['Opening hours'])
})

test('templates are sorted into folders, and listed by them; a folder that holds one stays', async () => {
  const at = `${fixture.url}/sites/${site_id}/emails`
  await page.goto(`${at}/folders`)
  await page.getByRole('button', { name: 'Create folder' }).first().click()
  await page.getByRole('dialog').getByLabel('Name').fill('Letters')
  await page.getByRole('dialog').getByRole('button', { name: 'Create folder' }).click()
  await page.getByRole('row', { name: 'Letters' }).waitFor()
  await page.goto(`${at}/builder/${template_id}`)
  await page.getByRole('complementary', { name: 'Properties' }).getByRole('button', { name: 'Folder' }).click()
  await page.getByRole('option', { name: 'Letters' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await client.templates.get({ site_id, template_id })).folder_id).toMatch(/^tfld_/)
  await page.goto(`${at}/folders`)
  const row = page.getByRole('row', { name: 'Letters' })
  await row.getByText('1 template').waitFor()
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete folder' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('1 template is in this folder').waitFor()
  expect(await dialog.getByRole('button', { name: 'Delete folder' }).isDisabled()).toBe(true)
  await expectNoBarriers(page)
  await dialog.getByRole('link', { name: 'Show the templates' }).click()
  await page.getByRole('row', { name: 'Letter' }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
})

test('HTML from elsewhere becomes a template, and what was left out is said; nothing is refused at its field', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/emails/builder`)
  await page.getByRole('button', { name: 'Create template' }).first().click()
  await page.getByRole('button', { name: 'Import HTML' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import HTML' })
  await dialog.getByLabel('HTML').fill('<script>x</script>')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('It contains nothing that an email can show.').waitFor()
  await expectNoBarriers(page)
  const buffer = Buffer.from('<title>Spring</title><h1>Hello *|FNAME|*</h1><form>*|COUPON|*</form>')
  await page.locator('input[type=file]').setInputFiles({ name: 'Spring letter.html', mimeType: 'text/html', buffer })
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Spring letter')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('*|COUPON|*').waitFor()
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Edit template' }).click()
  await block('HTML').waitFor()
  const [made] = (await client.templates.list({ site_id, search: 'Spring letter' })).data
  expect(made).toMatchObject({ subject: 'Spring', problems: [] })
  expect(JSON.stringify(made?.document)).toContain('Hello {{ lead.first_name }}')
})
