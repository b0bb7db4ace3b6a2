/** Templates around the block editor: starters, saved blocks, languages, folders, HTML from elsewhere. */
import { expect, test, vi } from 'vitest'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { block, client, fixture, page, setUp, site_id } from './email-templates-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

test('a starter becomes a template of its own, with its picture among the images of the site', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/emails/builder`)
  await page.getByRole('button', { name: 'Create template' }).first().click()
  await page.getByRole('button', { name: /^Welcome/ }).click()
  await block('Heading: Good to have you here').waitFor()
  const { data } = await client.images.list({ site_id })
  expect(data.map(image => image.name)).toEqual(['welcome.webp'])
  const made = (await client.templates.list({ site_id, search: 'Welcome' })).data[0]
  expect(made).toMatchObject({ name: 'Welcome', problems: [], has_unsubscribe_link: true })
  expect(made?.document?.blocks.find(one => one.type === 'image')?.image_id).toBe(data[0]?.id)
})

proofTest(
  'a template gets another language, is edited and previewed in it, and what is refused there is shown',
  async () => {
    const blocks = [
      { id: 'h', type: 'heading' as const, level: 1, text: 'Good morning' },
      { id: 'foot', type: 'footer' as const, text: '' },
    ]
    const body = { name: 'Both', subject: 'Hello', document: { version: 1 as const, blocks } }
    const { id } = await client.templates.create({ site_id, body })
    const saved = async () => (await client.templates.get({ site_id, template_id: id })).translations
    await page.goto(`${fixture.url}/sites/${site_id}/emails/builder/${id}`)
    await block('Heading: Good morning').waitFor()
    const choose = async (from: string, action: RegExp) => {
      await page.getByRole('button', { name: from, exact: true }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await choose('English', /^Add Español/)
    await page.getByRole('button', { name: 'Español', exact: true }).waitFor()
    const properties = page.getByRole('complementary', { name: 'Properties' })
    await properties.getByLabel('Subject').fill('Hola')
    await block('Heading: Good morning').click()
    await properties.getByLabel('Text').fill('Buenos días, {{ lead.nobody }}')
    await choose('Español', /^English/)
    await block('Heading: Good morning').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Heading: Buenos días, {{ lead.nobody }}' }).click()
    await properties.getByLabel('Text').fill('Buenos días')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(async () => (await saved())[0]?.subject).toBe('Hola')
    expect(JSON.stringify(await saved())).toContain('Buenos días')
    await page.getByRole('radio', { name: 'Preview' }).click()
    const frame = page.locator('iframe').first()
    await expect.poll(() => frame.getAttribute('srcdoc')).toMatch(/lang="es"[\s\S]*Buenos días[\s\S]*suscripción/)
    await page.getByRole('radio', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Español', exact: true }).click()
    await expectNoBarriers(page, 'iframe')
    await page.getByRole('menuitem', { name: 'Remove Español' }).click()
    await block('Heading: Good morning').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(saved).toEqual([])
  },
)
