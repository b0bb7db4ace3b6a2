/** The journey editor by keys alone: canvas and outline are two views of one document, nothing is lost, everything is saved by itself. */

import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sized } from '../../../api/testing/repetitions.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let site_id: string
let journey_id: string
let client: Leadwright
const complaints: string[] = []

const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
const leave = (id: string) => ({ id, type: 'unsubscribe' as const })
const steps = [
  { id: 'wait', type: 'delay' as const, duration: { value: 2, unit: 'days' as const } },
  {
    ...{ id: 'fork', type: 'paths' as const, otherwise: [leave('else')] },
    branches: [{ id: 'half', name: 'Half', when: { kind: 'percentage' as const, percent: 50 }, steps: [leave('in')] }],
  },
  leave('last'),
]

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
  browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  page = await context.newPage()
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    // Refusals and lost connections are staged here.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) complaints.push(message.text())
  })
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.waitForURL('**/sites')
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})
beforeEach(async () => {
  journey_id = await newJourney()
})

/** Types the digits of a date, part by part, as the admin's English asks for them. */
async function typeDate(name: string | RegExp, digits: string) {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().click()
  await page.keyboard.type(digits)
}

let made = 0
async function newJourney(): Promise<string> {
  const name = `Journey ${++made}`
  const { id, version, document } = await client.journeys.create({ site_id, body: { name } })
  const body = { document: { ...document, triggers: [{ type: 'lead_created' as const }], steps } }
  await client.journeys.update({ site_id, journey_id: id, body }, { ifMatch: version })
  return id
}

const pathTo = (screen: string, id = journey_id) =>
  `${fixture.url}/sites/${site_id}/marketing/automated-journeys/${id}/${screen}`
const open = async (screen: string, id?: string) => {
  await page.goto(pathTo(screen, id))
  await page.locator('[data-outline]').first().waitFor()
}
const saved = async () => (await client.journeys.get({ site_id, journey_id })).document.steps
const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.outline ?? '')
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const focusIs = (selection: string) =>
  eventually(async () => (await focused()) === selection, `the focus at ${selection}`)
const savedIs = (fits: (steps: Awaited<ReturnType<typeof saved>>) => boolean, what: string) =>
  eventually(async () => fits(await saved()), what)

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

test('canvas and outline show the same things with the same words, selection and undo', async () => {
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
  journey_id = other
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
