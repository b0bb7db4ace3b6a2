/** The journey editor by keys alone: canvas and outline are two views of one document, nothing is lost, everything is saved by itself. */
import { expect, test, vi } from 'vitest'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { eventually } from '../../tools/server-fixture.ts'
import { fixture, focused, open, page, press, saved, savedIs, setUp, site_id } from './journey-editor-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

const focusIs = (selection: string) =>
  eventually(async () => (await focused()) === selection, `the focus at ${selection}`)

test('a step is added, set, removed and brought back by keys; each change is saved by itself', async () => {
  await open('flow-editor')
  await page.locator('[data-outline="step:wait"]').focus()
  await press('a')
  await page.getByRole('searchbox', { name: 'Search steps' }).waitFor()
  await page.keyboard.type('waits for a')
  await page.getByRole('menuitem', { name: 'Wait Waits' }).waitFor()
  await press('Enter')
  await savedIs(steps => steps.length === 4 && steps[1]?.type === 'delay', 'a second wait')
  const added = (await saved())[1]?.id
  await focusIs(`step:${added}`)
  await press('Enter')
  await eventually(
    () => page.evaluate(() => document.activeElement?.closest('[data-slot=fields]') !== null),
    'the focus in the properties',
  )
  await page.getByRole('textbox', { name: 'Wait for' }).fill('5')
  await press('Tab')
  await savedIs(steps => JSON.stringify(steps[1]).includes('"value":5'), 'five days')
  await press('Escape')
  await focusIs(`step:${added}`)
  await press('Delete')
  await savedIs(steps => steps.length === 3, 'three steps')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await savedIs(steps => steps.length === 4, 'four steps')
  await page.locator(`[data-outline="step:${added}"]`).focus()
  await press('Control+z', 'Control+z')
  await savedIs(steps => steps.length === 3 && steps[0]?.id === 'wait', 'the first state')
  await press('Control+Shift+z')
  await savedIs(steps => steps.length === 4, 'the step again')
})

proofTest('canvas and outline show the same things with the same words, selection and undo', async () => {
  const shown = () =>
    page.locator('[data-outline]').evaluateAll(items =>
      items
        .map(item => {
          const words = item.querySelector('[data-slot=title]')?.textContent
          const lines = [...item.querySelectorAll('[data-slot=summary]')].map(line => line.textContent)
          return `${item.getAttribute('data-outline')}: ${words}, ${lines.join(' · ')}`
        })
        .sort(),
    )
  await open('draft')
  const canvas = await shown()
  expect(canvas).toHaveLength(10)
  await page.locator('[data-outline="step:last"]').click()
  await press('Control+d')
  await eventually(async () => (await shown()).length === 11, 'a copy')
  await page.getByRole('radio', { name: 'Outline' }).click()
  await page.getByRole('region', { name: 'Journey', exact: true }).waitFor()
  expect(await shown()).toHaveLength(11)
  await page.locator('[data-outline^="step:"][aria-selected=true]').waitFor()
  await page.locator('[data-outline=start]').focus()
  await press('Control+z')
  await eventually(async () => (await shown()).length === 10, 'the copy gone')
  expect(await shown()).toEqual(canvas)
})

proofTest('no screen of journeys has barriers', async () => {
  for (const screen of ['', '/create', '/ai-texts', '/settings']) {
    await page.goto(`${fixture.url}/sites/${site_id}/marketing/automated-journeys${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main').locator('[data-slot=section], [data-slot=state], [role=grid]').first().waitFor()
    await expectNoBarriers(page)
  }
})
