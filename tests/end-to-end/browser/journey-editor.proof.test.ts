/** the journey editor by keys alone: canvas and outline are two views of one document, nothing is lost, everything is saved by itself. */
import { expect, test, vi } from 'vitest'
import { sized } from '../../../api/testing/repetitions.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { eventually } from '../../tools/server-fixture.ts'
import {
  choose,
  client,
  complaints,
  fixture,
  focused,
  journey_id,
  made,
  newJourney,
  open,
  page,
  press,
  saved,
  savedIs,
  setUp,
  site_id,
} from './journey-editor-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

/** Types the digits of a date, part by part, as the admin's English asks for them. */
async function typeDate(name: string | RegExp, digits: string) {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().click()
  await page.keyboard.type(digits)
}

test('arrows lead from step to step and branch to branch, and what they lead to comes into view', async () => {
  await open('flow-editor')
  await page.locator('[data-outline=start]').focus()
  const way: [key: string, to: string][] = [
    ['ArrowDown', 'times'],
    ['ArrowDown', 'exits'],
    ['ArrowDown', 'step:wait'],
    ['ArrowDown', 'step:fork'],
    ['ArrowDown', 'branch:half'],
    ['ArrowRight', 'otherwise:fork'],
    ['ArrowDown', 'step:else'],
    ['ArrowDown', 'step:last'],
    ['ArrowUp', 'step:in'],
  ]
  for (const [key, to] of way) {
    await press(key)
    expect(await focused()).toBe(to)
  }
  await eventually(async () => {
    const box = await page.locator('[data-outline="step:in"]').boundingBox()
    return box !== null && box.y > 0 && box.y + box.height < 900
  }, 'the step in view')
})

test('many triggers scroll in their panel, and the page stays as high as the window', async () => {
  const journey = await client.journeys.get({ site_id, journey_id })
  const triggers = Array.from({ length: 6 }, (_, i) => ({ type: 'api_event' as const, name: `event.${i}` }))
  const body = { document: { ...journey.document, triggers } }
  await client.journeys.update({ site_id, journey_id, body }, { ifMatch: journey.version })
  await open('flow-editor')
  await page.getByText('Description').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
})

test('a step with steps inside asks first, in both views', async () => {
  for (const screen of ['flow-editor', 'flow-editor-2']) {
    await open(screen)
    await page.locator('[data-outline="step:fork"]').focus()
    await press('Delete')
    const question = page.getByRole('alertdialog', { name: 'Remove this step?' })
    await question.getByText('2 steps inside it').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
  }
  expect(await saved()).toHaveLength(3)
})

test('what can be undone outlives the way to another screen of the editor', async () => {
  await open('flow-editor')
  await page.locator('[data-outline="step:last"]').focus()
  await press('Delete')
  await savedIs(steps => steps.length === 2, 'two steps')
  await page.getByRole('radio', { name: 'Outline' }).click()
  await page.waitForURL('**/flow-editor-2')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await savedIs(steps => steps.length === 3, 'three steps')
})

test('steps and branches are copied to another journey through the clipboard', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('flow-editor')
  await page.locator('[data-outline="branch:half"]').focus()
  await press('Control+c')
  const other = await newJourney()
  choose(other)
  await open('flow-editor-2')
  await page.locator('[data-outline="branch:half"]').focus()
  await press('Control+v')
  await savedIs(steps => JSON.stringify(steps).match(/"Half"/g)?.length === 2, 'the branch twice')
  await page.locator('[data-outline="step:wait"]').focus()
  await press('Control+x')
  await savedIs(steps => steps.length === 2, 'the wait cut out')
  await page.locator('[data-outline="step:last"]').focus()
  await press('Control+v')
  await savedIs(steps => steps.at(-1)?.type === 'delay', 'the wait at the end')
  const ids = JSON.stringify(await saved()).match(/"id":"[^"]+"/g) ?? []
  expect(new Set(ids).size).toBe(ids.length)
})

test('one branch is edited on its own, and the main paths lead to a choice', async () => {
  await open('path-flow-editor')
  expect(
    (
      await page.locator('[data-outline]').evaluateAll(all => all.map(item => item.getAttribute('data-outline')))
    ).sort(),
  ).toEqual(['branch:half', 'step:in'])
  await page.locator('[data-outline="step:in"]').focus()
  await press('Control+d')
  await savedIs(steps => JSON.stringify(steps).match(/unsubscribe/g)?.length === 4, 'a step more in the branch')
  await page.goto(`${fixture.url}/flow-editor`)
  await page.getByRole('link', { name: `Journey ${made}`, exact: true }).click()
  await page.waitForURL(/journeys\/jrn_\w+\/flow-editor$/)
  await page.goto(`${fixture.url}/flow-editor-2?site_id=${site_id}&journey_id=${journey_id}`)
  await page.waitForURL(`**/${journey_id}/flow-editor-2`)
})

test('a draft is tried on an invented lead, and the timeline leads to its steps', async () => {
  await open('flow-editor')
  await page.getByRole('button', { name: 'Try it' }).click()
  const panel = page.getByRole('complementary', { name: 'Properties' })
  await panel.getByRole('button', { name: 'Try it' }).click()
  await panel.getByText('Enrolled', { exact: true }).waitFor()
  await panel.getByRole('button', { name: '3 Unsubscribe' }).first().click()
  await page.locator('[data-outline="step:last"][aria-pressed=true]').waitFor()
  await page.locator('[data-outline="step:wait"]').click()
  await page.getByRole('textbox', { name: 'Wait for' }).waitFor()
})

test('a date that starts a journey is tried on the day on which it comes round', async () => {
  const field = { type: 'date' as const, name: 'born', label: 'Born' }
  const { id: field_id } = await client.customFields.create({ site_id, body: field })
  const { document } = await client.journeys.get({ site_id, journey_id })
  const triggers = [{ type: 'date_field' as const, field_id, offset_days: 0, at: '09:00', yearly: true }]
  await client.journeys.update({ site_id, journey_id, body: { document: { ...document, triggers } } })
  await open('flow-editor')
  await page.getByRole('button', { name: 'Try it' }).click()
  await typeDate('Born', '02291996')
  await typeDate(/^Start/, '011020271200')
  await page.getByRole('button', { name: 'Try it' }).last().click()
  await page.getByRole('button', { name: 'Start then' }).click()
  await page.locator('time[datetime^="2027-02-28"]').first().waitFor()
})

test('a starter becomes a draft with what it needs', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/marketing/automated-journeys/create`)
  await page.getByRole('button', { name: /Birthday/ }).click()
  await page.waitForURL('**/draft')
  await page.locator('[data-outline=start]').filter({ hasText: 'every year' }).waitFor()
})

test.each(sized(['flow-editor'], ['flow-editor', 'flow-editor-2', 'path-flow-editor']))(
  'no barriers in %s',
  async screen => {
    await open(screen)
    await expectNoBarriers(page)
  },
)

test.each(sized(['/create'], ['', '/create', '/ai-texts', '/settings']))('no barriers in %s', async screen => {
  await page.goto(`${fixture.url}/sites/${site_id}/marketing/automated-journeys${screen}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('main').locator('[data-slot=section], [data-slot=state], [role=grid]').first().waitFor()
  await expectNoBarriers(page)
})

test('the browser had nothing to complain about', () => {
  expect(complaints).toEqual([])
})
