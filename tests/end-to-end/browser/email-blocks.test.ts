/** The block editor of emails: built by keyboard alone and by pointer, written, saved, previewed as it is sent. */
import AxeBuilder from '@axe-core/playwright'
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string
let template_id: string
const complaints: string[] = []

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
  const blocks = [
    { id: 'head', kind: 'header' as const },
    { id: 'first', kind: 'heading' as const, level: 1, text: 'Hello' },
    { id: 'words', kind: 'text' as const, content: [{ kind: 'paragraph' as const, runs: [{ text: 'Words' }] }] },
    { id: 'foot', kind: 'footer' as const, text: '' },
  ]
  const body = { name: 'Letter', subject: 'Hello', document: { version: 1 as const, blocks } }
  ;({ id: template_id } = await client.templates.create({ site_id, body }))
  browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  page = await context.newPage()
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !/status of (503|422)/.test(message.text())) complaints.push(message.text())
  })
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.waitForURL('**/sites')
  await page.goto(`${fixture.url}/sites/${site_id}/emails/builder/${template_id}`)
  await page.getByRole('group', { name: 'Heading: Hello' }).waitFor()
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const block = (name: string | RegExp) => page.getByRole('group', { name })
const order = () => page.locator('[data-block]').evaluateAll(list => list.map(one => one.getAttribute('aria-label')))

test('a site that is known late takes nothing away from who chose a block already', async () => {
  const late = await page.context().newPage()
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  const isSite = ({ pathname }: URL) => pathname === '/v1/sites' || pathname === `/v1/sites/${site_id}`
  await late.route(isSite, async route => {
    await arrived
    await route.continue()
  })
  await late.goto(page.url())
  const heading = late.getByRole('group', { name: 'Heading: Hello' })
  await heading.focus()
  await expect.poll(() => heading.getAttribute('data-selected')).toBe('true')
  expect(await late.getByRole('button', { name: 'English' }).count()).toBe(0)
  arrive()
  await late.getByRole('button', { name: 'English' }).waitFor()
  expect(await heading.evaluate(one => [one === document.activeElement, one.dataset.selected])).toEqual([true, 'true'])
  await late.close()
})

test('blocks are added, moved, copied, deleted and brought back by keys alone', async () => {
  await page.getByRole('button', { name: 'Divider', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual(['Header', 'Heading: Hello', 'Text: Words', 'Divider', 'Footer'])
  await expect.poll(() => block('Divider').evaluate(one => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(order).toEqual(['Header', 'Heading: Hello', 'Divider', 'Text: Words', 'Footer'])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+d')
  await expect.poll(order).toEqual(['Header', 'Heading: Hello', 'Heading: Hello', 'Divider', 'Text: Words', 'Footer'])
  await page.keyboard.press('Delete')
  await expect.poll(order).toEqual(['Header', 'Heading: Hello', 'Divider', 'Text: Words', 'Footer'])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(order).toEqual(['Header', 'Heading: Hello', 'Divider', 'Text: Words', 'Footer'])
})

test('the outline moves blocks by keys, and keeps the focus', async () => {
  await page.getByRole('radio', { name: 'Outline' }).click()
  const row = page.getByRole('row', { name: 'Divider' })
  await row.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual(['Header', 'Heading: Hello', 'Text: Words', 'Divider', 'Footer'])
  await expect.poll(() => row.evaluate(one => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(order).toEqual(['Header', 'Heading: Hello', 'Divider', 'Text: Words', 'Footer'])
  // Dragging by keys: the handle picks it up, arrows go from place to place, Enter drops it.
  await page.getByRole('button', { name: 'Drag Divider' }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /^Insert/ })
    .first()
    .waitFor()
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(order).not.toEqual(['Header', 'Heading: Hello', 'Divider', 'Text: Words', 'Footer'])
  await expect.poll(async () => (await order()).length).toBe(5)
  await page.keyboard.press('Control+z')
  await expect.poll(order).toEqual(['Header', 'Heading: Hello', 'Divider', 'Text: Words', 'Footer'])
  await page.getByRole('radio', { name: 'Blocks', exact: true }).click()
})

test('a text is written where it stands, with bold and a variable', async () => {
  await block('Text: Words').focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('textbox', { name: 'Text: Words' })

  await expect.poll(() => box.evaluate(one => one === document.activeElement)).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.type(' and more ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('loud')
  await page.getByRole('button', { name: 'Insert variable' }).last().click()
  await page.getByRole('menuitem', { name: 'First name', exact: true }).click()
  await expect.poll(order).toContainEqual(expect.stringContaining('Words and more loud{{ lead.first_name'))
  await page.locator('[contenteditable] [data-variable]').getByText('lead.first_name').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => block(/^Text/).evaluate(one => one === document.activeElement)).toBe(true)
})

test('a block is dragged by the pointer, from the palette and on the canvas', async () => {
  await block('Divider').click()
  const grip = page.getByRole('button', { name: 'Drag block' })
  // A press at the very middle is what screen readers send.
  await grip.hover({ position: { x: 8, y: 9 } })
  await page.mouse.down()
  const target = await block('Heading: Hello').boundingBox()
  await page.mouse.move((target?.x ?? 0) + 100, (target?.y ?? 0) + 20, { steps: 5 })
  await page.mouse.move((target?.x ?? 0) + 100, (target?.y ?? 0) - 8, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual(['Header', 'Divider', 'Heading: Hello'])
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await expect.poll(order).toContain('Columns')
  await page.getByRole('button', { name: 'Add to column 2' }).click()
  await page.getByRole('menuitem', { name: 'Button' }).click()
  await expect.poll(order).toContain('Button: Read more')
})

test('properties change the chosen block; what is refused is said at saving, and then it is saved', async () => {
  await block('Button: Read more').click()
  await page.getByLabel('Link to').fill('https://example.com/more')
  await block('Heading: Hello').click()
  await page.getByRole('complementary', { name: 'Properties' }).getByLabel('Text').fill('Hello {{ lead.nobody }}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('names a variable that does not exist: lead.nobody').waitFor()
  await page.getByRole('button', { name: 'Heading: Hello {{ lead.nobody }}' }).click()
  await page.getByRole('complementary', { name: 'Properties' }).getByLabel('Text').fill('Hello {{ lead.first_name }}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => JSON.stringify((await client.templates.get({ site_id, template_id })).document))
    .toContain('Hello {{ lead.first_name }}')
})

test('the preview is what the API renders', async () => {
  await page.getByRole('radio', { name: 'Preview' }).click()
  const { html } = await client.templates.preview({ site_id, template_id, body: {} })
  const frame = page.locator('iframe').first()
  await expect.poll(() => frame.getAttribute('srcdoc')).toBe(html)
  await page.getByRole('radio', { name: 'Edit' }).click()
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html.slice(0, 120))])).toEqual([])
  expect(complaints).toEqual([])
})

test('a starter becomes a template of its own, with its picture among the images of the site', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/emails/builder`)
  await page.getByRole('button', { name: 'Create template' }).first().click()
  await page.getByRole('button', { name: /^Welcome/ }).click()
  await block('Heading: Good to have you here').waitFor()
  const { data } = await client.images.list({ site_id })
  expect(data.map(image => image.name)).toEqual(['welcome.webp'])
  const made = (await client.templates.list({ site_id, search: 'Welcome' })).data[0]
  expect(made).toMatchObject({ name: 'Welcome', problems: [], has_unsubscribe_link: true })
  expect(made?.document?.blocks.find(one => one.kind === 'image')?.image_id).toBe(data[0]?.id)
})

test('saved blocks are listed, renamed, shown where they are, and deleted once nothing has them', async () => {
  const blocks = [{ id: 'h1', kind: 'heading' as const, level: 2, text: 'Open from nine' }]
  const hours = await client.savedBlocks.create({ site_id, body: { name: 'Hours', blocks } })
  await client.savedBlocks.create({ site_id, body: { name: 'Spare', blocks } })
  const document = {
    version: 1 as const,
    blocks: [
      { id: 's1', kind: 'saved' as const, saved_block_id: hours.id },
      { id: 'foot', kind: 'footer' as const, text: '' },
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
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html.slice(0, 120))])).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await act('Spare', 'Delete saved block')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete saved block' }).click()
  await expect.poll(() => row('Spare').count()).toBe(0)
  const names = async () => (await client.savedBlocks.list({ site_id })).data.map(({ name }) => name)
  await expect.poll(names).toEqual(['Opening hours'])
})

test('a template gets another language, is edited and previewed in it, and what is refused there is shown', async () => {
  const blocks = [
    { id: 'h', kind: 'heading' as const, level: 1, text: 'Good morning' },
    { id: 'foot', kind: 'footer' as const, text: '' },
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
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html.slice(0, 120))])).toEqual([])
  await page.getByRole('menuitem', { name: 'Remove Español' }).click()
  await block('Heading: Good morning').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(saved).toEqual([])
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
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html.slice(0, 120))])).toEqual([])
  await dialog.getByRole('link', { name: 'Show the templates' }).click()
  await page.getByRole('row', { name: 'Letter' }).waitFor()
  expect(await page.getByRole('row').count()).toBe(2)
})

test('HTML from elsewhere becomes a template, and what was left out is said; nothing is refused at its field', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/emails/builder`)
  await page.getByRole('button', { name: 'Create template' }).first().click()
  await page.getByRole('button', { name: 'Import HTML' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import HTML' })
  await dialog.getByLabel('HTML').fill('<script>x</script>')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('There is nothing in it that an email can show.').waitFor()
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html.slice(0, 120))])).toEqual([])
  const buffer = Buffer.from('<title>Spring</title><h1>Hello *|FNAME|*</h1><form>*|COUPON|*</form>')
  await page.locator('input[type=file]').setInputFiles({ name: 'Spring letter.html', mimeType: 'text/html', buffer })
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Spring letter')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Spring letter was imported without: forms, *|COUPON|*').waitFor()
  await block('HTML').waitFor()
  const [made] = (await client.templates.list({ site_id, search: 'Spring letter' })).data
  expect(made).toMatchObject({ subject: 'Spring', problems: [] })
  expect(JSON.stringify(made?.document)).toContain('Hello {{ lead.first_name }}')
})
