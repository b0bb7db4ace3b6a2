/** The popup designer by hand: what is set there is what the API has, the preview is the widget itself, and nothing half-done goes live. */
import { expect, test, vi } from 'vitest'
import { openHostSite } from './host-site.ts'
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

test('a type is chosen with a design, and the widget itself shows it', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/site/popups`)
  await button('Create popup').first().click()
  await page.getByRole('radio', { name: 'Slide-ins' }).click()
  await button(/^Guide/).click()
  await button('Use this design').click()
  // The chosen design is previewed before there is a popup, too.
  await page.waitForURL(/\/popups\/popup_/)
  await preview().getByRole('heading', { name: 'The guide, as a PDF' }).waitFor()
  expect((await saved()).type).toBe('slide_in')
  await button('Position and animation').click()
  await button(/Bottom right.*Position/).click()
  await page.getByRole('option').nth(3).waitFor()
  expect(await page.getByRole('option').allTextContents()).toEqual([
    'Bottom right',
    'Bottom left',
    'Top right',
    'Top left',
  ])
  await page.getByRole('option', { name: 'Top left' }).click()
  await savedIs(popup => popup.position === 'top_left', 'another corner')
})

test('a draft is shown on the owner’s page to the owner alone, and counts nowhere', async () => {
  const id = await newPopup()
  const { snippet } = await client.sites.get({ site_id })
  const host = await openHostSite(snippet, fixture.url)
  try {
    await page.goto(`${settings(id)}?view=install`)
    const preview = page.locator('form').filter({ has: button('Open preview') })
    await preview.getByRole('textbox', { name: 'Address of the page' }).fill(host.url)
    const [opened] = await Promise.all([page.context().waitForEvent('page'), button('Open preview').click()])
    const dialog = opened.getByRole('dialog', { name: 'One letter' })
    await dialog.getByLabel('Email').fill('ana@example.org')
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await opened.getByRole('heading', { name: 'Thank you' }).waitFor()
    await opened.goto(host.url)
    await opened.getByRole('heading', { name: 'Plants for balconies' }).waitFor()
    await opened.waitForTimeout(1_000)
    expect(await opened.getByRole('dialog').count()).toBe(0)
    await opened.close()
  } finally {
    await host.close()
  }
  expect((await client.submissions.list({ site_id, popup_id: id })).data).toEqual([])
  const { totals } = await client.popups.getResults({ site_id, popup_id: id })
  expect([totals.shown, totals.closed, totals.submitted]).toEqual([0, 0, 0])
})

test('the browser had nothing to complain about', () => {
  expect(complaints).toEqual([])
})
