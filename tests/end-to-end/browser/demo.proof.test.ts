/** What somebody sees who types `npm start` and opens /demo: a foreign page, a popup, and tomorrow's mail now. */
import { expect, test } from 'vitest'
import { eventually } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { browser, complaints, fixture, host, page, setUp } from './demo-scene.ts'

setUp()

test('the clock waits for what a visitor has just begun', async () => {
  const ask = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(fixture.url + path, body && { method: 'POST', headers, body: JSON.stringify(body) })
    expect([path, answer.ok]).toEqual([path, true])
    return answer
  }
  const [site] = (await (await ask('/v1/demo')).json()).sites
  const { popups } = await (await ask(`/v1/public/sites/${site.id}/config`)).json()
  const popup = popups.find((p: { content: { heading?: string } }) => p.content.heading?.startsWith('Your first class'))
  await ask(`/v1/public/sites/${site.id}/popups/${popup.id}/submissions`, {
    values: { email: 'hasty@example.com' },
    consent: true,
    shown_for_ms: 5_000,
    page_url: `${fixture.url}/demo/page`,
  })
  await ask('/v1/demo/clock', { hours: 24 })
  const demo = await (await ask('/v1/demo')).json()
  const ahead_ms = Date.parse(demo.sites[0].next_working_morning) - Date.parse(demo.now)
  await ask('/v1/demo/clock', { hours: ahead_ms / 3_600_000 })
  await eventually(
    async () => (await (await ask('/dev/mail?q=hasty@example.com')).text()).includes('class="to">hasty@example.com'),
    'the mail for the hasty visitor',
  )
})

test('the popup can be shown again, and the other site speaks Spanish', async () => {
  await page.goto(`${fixture.url}/demo`)
  await host().getByRole('dialog', { name: 'Your first class at half price' }).waitFor()
  await page.getByRole('button', { name: 'Show the popup again' }).click()
  await host().getByRole('dialog', { name: 'Your first class at half price' }).waitFor()
  await page.getByRole('link', { name: 'Huerta Clara' }).click()
  await host().getByRole('dialog', { name: 'Tu primera cesta, con un 20 % de descuento' }).waitFor()
  expect(complaints).toEqual([])
}, 60_000)

test('whoever set it up removes the demo in one step, which says what is lost', async () => {
  const [, password = ''] = /Password:\s*(\S+)/.exec(fixture.server.output()) ?? []
  const admin = await browser.newPage({ locale: 'en', viewport: { width: 1440, height: 900 } })
  await admin.goto(`${fixture.url}/login`)
  await signInByHand(admin, password, 'demo@leadwright.example')
  await admin.getByRole('button', { name: 'More actions' }).click()
  await admin.getByRole('menuitem', { name: 'Remove the demo' }).click()
  const dialog = admin.getByRole('alertdialog', { name: 'Remove the demo?' })
  await dialog.getByText('Huerta Clara: its leads').waitFor()
  await dialog.getByRole('button', { name: 'Remove the demo' }).click()
  await admin.getByRole('heading', { name: 'Start with your website' }).waitFor()
  await admin.getByRole('button', { name: 'More actions' }).click()
  await admin.getByRole('menuitem', { name: 'Import a site' }).waitFor()
  expect(await admin.getByRole('menuitem', { name: 'Remove the demo' }).count()).toBe(0)
  const answer = await fetch(`${fixture.url}/v1/demo`)
  expect(await answer.json()).toMatchObject({ present: false, sites: [] })
}, 60_000)
