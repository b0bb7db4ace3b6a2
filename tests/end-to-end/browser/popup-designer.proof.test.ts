import { expect, test, vi } from 'vitest'
import { sized } from '../../../api/testing/repetitions.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { eventually } from '../../tools/server-fixture.ts'
import {
  button,
  client,
  complaints,
  fixture,
  newPopup,
  page,
  preview,
  saved,
  savedIs,
  settings,
  setUp,
  site_id,
} from './popup-designer-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

test('rules are written, kept, and asked about on the page that says why', async () => {
  const id = await newPopup()
  await button('Targeting').click()
  await button('Add rule').first().click()
  await button('Remove rule 1').focus()
  await page.keyboard.press('Enter')
  await eventually(() => page.evaluate(() => document.activeElement?.textContent === 'Add rule'), 'the focus near')
  await page.keyboard.press('Enter')
  await button('Publish').click()
  await page.getByText('Something is incomplete').waitFor()
  expect((await saved()).status).toBe('draft')
  await page.getByRole('textbox', { name: 'Address' }).fill('/blog\n/news')
  await button('Add rule').nth(1).click()
  await page.getByRole('combobox', { name: 'Any of these' }).fill('Spain')
  await page.getByRole('option', { name: 'Spain' }).click()
  await savedIs(
    ({ url_rules, visitor_rules }) =>
      url_rules[0]?.value === '/blog\n/news' && JSON.stringify(visitor_rules[0]?.values) === '["ES"]',
    'both rules',
  )
  await button('Publish').click()
  await page.getByText('Letter is published').waitFor()

  const ask = (query: string) => page.goto(`${fixture.url}/sites/${site_id}/site/popups/why?${query}`)
  await ask('page=https%3A%2F%2Fexample.com%2Fprices')
  await page.getByText('A page rule does not match: contains “/blog” or “/news”.').waitFor()
  await ask('page=https%3A%2F%2Fexample.com%2Fnews&country=FR')
  await page.getByText('A visitor rule does not match: Country is “Spain”.').waitFor()
  await ask('page=https%3A%2F%2Fexample.com%2Fnews&country=ES')
  await page.getByText('All rules match; it shows as soon as a trigger fires.').waitFor()
  await page.getByRole('button', { name: /Popups seen before/ }).click()
  await page.getByRole('option', { name: 'Shown' }).click()
  await page.getByText('Shown to this visitor too recently.').first().waitFor()
  await page.getByRole('textbox', { name: 'Days ago' }).fill('7')
  await page.keyboard.press('Enter')
  await page.getByText('All rules match; it shows as soon as a trigger fires.').waitFor()
  await page.goto(`${fixture.url}/sites/${site_id}/site/popups/popup_0199a3f2c4d87e6b9a0112233445566f/settings`)
  await page.getByRole('heading', { name: 'Not found' }).waitFor()
  await page.getByRole('link', { name: 'Popups', exact: true }).last().click()
  await page.getByRole('heading', { name: 'Popups' }).waitFor()
  await client.popups.unpublish({ site_id, popup_id: id })
})

test('a field goes into a second step, which the preview shows; undo takes it back', async () => {
  await newPopup()
  await page.getByRole('row', { name: /^Email/ }).click()
  await button(/Step 1.*Shown in/).click()
  await page.getByRole('option', { name: 'Step 2' }).click()
  await savedIs(({ form, content }) => form.fields[1]?.step === 2 && content.steps.length === 1, 'two steps')
  await page.getByRole('radio', { name: 'Step 2' }).click()
  await preview().getByText('Step 2 of 2').waitFor()
  await preview().getByLabel('Email').waitFor()
  await page.getByRole('textbox', { name: 'Heading' }).first().focus()
  await page.keyboard.press('Control+z')
  await savedIs(({ form, content }) => !form.fields[1]?.step && content.steps.length === 0, 'one step')
})

test('a field that the site does not have is made on the spot', async () => {
  await newPopup()
  await button('Add field').click()
  await page.getByRole('menuitem', { name: 'New field…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Favorite plant')
  await dialog.getByRole('button', { name: 'Create field' }).click()
  await preview().getByLabel('Favorite plant').waitFor()
  await savedIs(({ form }) => form.fields[2]?.name === 'favorite_plant', 'the new field')
})

test('a variant has its own words and leaves the original alone', async () => {
  await newPopup()
  await button('A/B test').click()
  await button('Add variant').click()
  const heading = page.getByRole('textbox', { name: 'Heading' }).first()
  await heading.fill('Another letter')
  await preview().getByRole('heading', { name: 'Another letter' }).waitFor()
  await savedIs(
    ({ content, variants }) => content.heading === 'One letter' && variants[0]?.content?.heading === 'Another letter',
    'a variant',
  )
  await page.locator('label', { hasText: 'Original' }).click()
  await preview().getByRole('heading', { name: 'One letter' }).waitFor()
  expect(await heading.inputValue()).toBe('One letter')
})

test('the version that won becomes the popup', async () => {
  const id = await newPopup()
  const variants = [{ id: 'b', name: 'Bolder', content: { heading: 'Two letters' } }]
  await client.popups.update({ site_id, popup_id: id, body: { variants } })
  await client.popups.publish({ site_id, popup_id: id })
  const seen = (variant: string, visitor_id: string) => ({
    method: 'POST',
    headers: {
      'content-type': 'text/plain',
      origin: 'https://casa-verde.example',
      'user-agent': 'Mozilla/5.0 Firefox/140.0',
    },
    body: JSON.stringify({
      visitor_id,
      events: [{ type: 'popup_shown', popup_id: id, variant, page_url: 'https://casa-verde.example/' }],
    }),
  })
  const events = `${fixture.url}/v1/public/sites/${site_id}/events`
  const shown = ['original', 'b', 'b'].map((variant, at) => fetch(events, seen(variant, `visitor-0123456789${at}`)))
  for (const answer of await Promise.all(shown)) expect(answer.ok).toBe(true)
  await eventually(async () => (await client.popups.getResults({ site_id, popup_id: id })).totals.shown === 3, 'three')
  await page.goto(`${settings(id)}?view=results`)
  const row = page.getByRole('row').filter({ hasText: 'Bolder' })
  await row.getByRole('button', { name: 'Apply this variant' }).click()
  const question = page.getByRole('alertdialog', { name: 'Make Bolder the popup?' })
  await question.getByText('Original').waitFor()
  await question.getByRole('button', { name: 'Apply this variant' }).click()
  await savedIs(({ content, variants }) => content.heading === 'Two letters' && variants.length === 0, 'the winner')
  await page.getByRole('link', { name: 'Edit' }).click()
  await preview().getByRole('heading', { name: 'Two letters' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Heading' }).first().inputValue()).toBe('Two letters')
  await client.popups.unpublish({ site_id, popup_id: id })
})

test('another language is shown as its visitors see it', async () => {
  await newPopup()
  await button('Languages').click()
  const add = page.getByRole('combobox', { name: 'Add language' })
  // A list closes when its room scrolls, which the browser says a frame later.
  await add.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await add.fill('French')
  await page.getByRole('option', { name: 'French' }).click()
  const own = page.locator('[data-pointer="/translations/0"]')
  await own.getByRole('textbox', { name: 'Heading', exact: false }).first().fill('Une lettre')
  await preview().getByRole('heading', { name: 'Une lettre' }).waitFor()
  await savedIs(popup => popup.translations[0]?.content?.heading === 'Une lettre', 'a translation')
})

test('what covers a phone unasked is warned about, and not what waits for the visitor', async () => {
  await newPopup()
  const warning = page.getByText(/Covers \d+% of a phone’s screen uninvited/)
  await warning.waitFor()
  await button('When it shows').click()
  await page.getByText('After a time on the page', { exact: true }).click()
  await warning.waitFor({ state: 'detached' })
  await page.getByText('After scrolling', { exact: true }).click()
  await warning.waitFor()
})

test('an address that runs code is refused at its field', async () => {
  await newPopup()
  await button('Thank-you').click()
  await button(/Keep showing the thank-you/).click()
  await page.getByRole('option', { name: 'Redirect to another page' }).click()
  await page.getByRole('textbox', { name: 'Page URL' }).fill('javascript:alert(1)')
  await page.locator('[data-pointer="/after_submission/url"] [data-slot=field-error]').waitFor()
  expect((await saved()).after_submission).toEqual({ type: 'message' })
  await page.getByRole('textbox', { name: 'Page URL' }).fill('https://example.com/welcome')
  await savedIs(popup => popup.after_submission.type === 'redirect', 'a redirect')
})

test('nothing of the check of a page keeps anybody out', async () => {
  await client.popups.create({ site_id, body: { name: 'Asked about' } })
  const document = { version: 1, blocks: [{ id: 'a', type: 'heading', text: 'Opening hours', level: 1 }] }
  const body = { name: 'Hours', handle: 'hours', document } as Parameters<typeof client.pages.create>[0]['body']
  const { id: page_id } = await client.pages.create({ site_id, body })
  const { url } = await client.pages.publish({ site_id, page_id })
  await page.goto(`${fixture.url}/sites/${site_id}/site/popups/why?page=${encodeURIComponent(url)}`)
  await page.getByText('There is no snippet in the page’s HTML.').waitFor({ timeout: 30_000 })
  await page.getByRole('row', { name: 'Asked about' }).waitFor()
  await expectNoBarriers(page)
})

const views = Object.entries({ design: '', 'on your page': '?view=install', history: '?view=history' })

test.each(views.slice(0, sized(1, views.length)))('nothing of %s keeps anybody out', async (_, view) => {
  const id = await newPopup()
  await page.goto(settings(id) + view)
  await page.getByText('Saved', { exact: true }).waitFor()
  if (view === '') for (const name of ['Targeting', 'Frequency', 'Look', 'Languages']) await button(name).click()
  await page.waitForTimeout(400)
  await expectNoBarriers(page, 'iframe')
})

test('the browser had nothing to complain about', () => {
  expect(complaints).toEqual([])
})
