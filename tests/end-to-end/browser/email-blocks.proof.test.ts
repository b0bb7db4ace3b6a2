/** The block editor of emails: built by keyboard alone and by pointer, written, saved, previewed as it is sent. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { toFrameDocument } from '../../../admin/ui/document-theme.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { type EmailEditor, openEmailEditor } from './email-editor.ts'

vi.setConfig({ testTimeout: 60_000 })

let opened: EmailEditor
let page: EmailEditor['page']
let client: EmailEditor['client']
let site_id: EmailEditor['site_id']
let template_id: EmailEditor['template_id']
let complaints: EmailEditor['complaints']

beforeAll(async () => {
  opened = await openEmailEditor()
  ;({ page, client, site_id, template_id, complaints } = opened)
}, 180_000)
afterAll(() => opened?.close())

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
  expect(complaints).toEqual([])
})

test('the preview is what the API renders', async () => {
  await page.getByRole('radio', { name: 'Preview' }).click()
  const { html } = await client.templates.preview({ site_id, template_id, body: {} })
  const frame = page.locator('iframe').first()
  await expect.poll(() => frame.getAttribute('srcdoc')).toBe(toFrameDocument(html, 'light'))
  await page.getByRole('radio', { name: 'Edit' }).click()
  await expectNoBarriers(page, 'iframe')
  expect(complaints).toEqual([])
})
