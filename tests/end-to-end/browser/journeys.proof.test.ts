/** Journeys at work, in the admin: who is put into them, where everybody stands, what was answered and written, and taking them elsewhere. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../api/testing/fake-openai.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, linkIn, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { clickUntil, signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let ai: FakeOpenAi
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string
let audience_id: string
let sender_id: string
const complaints: string[] = []

const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
const people = ['ada', 'bea', 'cleo', 'dora']
const wait = { id: 'wait', type: 'delay' as const, duration: { value: 2, unit: 'days' as const } }

beforeAll(async () => {
  ai = await openFakeOpenAi()
  const provider = { AI_BASE_URL: ai.url, AI_API_KEY: 'sk-test', AI_MODEL: 'test-model' }
  fixture = await openServerFixture(provider)
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
  ;({ id: audience_id } = await client.audiences.create({ site_id, body: { name: 'Letter' } }))
  const lead_ids: string[] = []
  for (const name of people) {
    const body = { email: `${name}@example.com`, consent: { text: 'Write to me.' } }
    lead_ids.push((await client.leads.create({ site_id, body })).id)
  }
  await client.audiences.addLeads({ site_id, audience_id, body: { lead_ids: lead_ids.slice(0, 3) } })
  const sender = { first_name: 'Ana', last_name: 'García', email: 'ana@example.org', reply_to: 'ana@example.org' }
  ;({ id: sender_id } = await client.senders.create({ site_id, body: { ...sender, signature: 'Ana' } }))
  await fetch(linkIn(await fixture.mailTo(sender.email, /./), `${fixture.url}/v1/public/senders/`), { method: 'POST' })
  browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  page = await context.newPage()
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    // A busy machine sheds load; what was asked for is asked for again.
    if (message.type() === 'error' && !message.text().includes('status of 503')) complaints.push(message.text())
  })
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.waitForURL('**/sites')
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
  await ai?.close()
})

type JourneyDocument = Awaited<ReturnType<Leadwright['journeys']['get']>>['document']
type Steps = JourneyDocument['steps']
type Triggers = JourneyDocument['triggers']
const nobody: Triggers = [{ type: 'api_event', name: 'never' }]

/** A journey that is on; without triggers nobody enters it by themselves. */
async function running(name: string, steps: Steps, triggers: Triggers = nobody): Promise<string> {
  const document = { triggers, use_lead_timezone: false, steps }
  const body = { name, document: { ...document, allow_duplicate_enrollment: true } }
  const { id: journey_id } = await client.journeys.create({ site_id, body })
  await client.journeys.publish({ site_id, journey_id, body: { enroll: 'new' } })
  return journey_id
}
const template = async (name: string, middle: string) => {
  const body_text = `Hello,\n\n${middle}\n\n[Leave the list]({{ unsubscribe_url }})`
  return (await client.templates.create({ site_id, body: { name, subject: name, body_text } })).id
}
const journeysAt = (path = '', site = site_id) => `${fixture.url}/sites/${site}/marketing/automated-journeys${path}`
const live = async (journey_id: string) => (await client.journeys.get({ site_id, journey_id })).runs.live
const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const toast = (text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text }).first()
const fromMenu = async (name: string | RegExp, of: string | RegExp = /^(More actions|Actions for)/) => {
  await page.locator('main').getByRole('button', { name: of }).first().click()
  await page.getByRole('menuitem', { name }).click()
}
const noBarriers = () => expectNoBarriers(page)

test('all leads of an audience, then all who are found, are enrolled: their number first, then how many came of it', async () => {
  const journey_id = await running('Long way', [wait])
  await page.goto(`${fixture.url}/sites/${site_id}/leads/audience-detail/${audience_id}`)
  await fromMenu('Enroll all 3 leads in a journey…')
  const dialog = page.getByRole('alertdialog', { name: 'Enroll in a journey' })
  await dialog.getByText('3 would be enrolled, of 3 leads.').waitFor()
  await dialog.getByRole('button', { name: 'Enroll 3 leads' }).click()
  const begun = page.getByRole('status').filter({ hasText: 'Enroll leads: Long way' })
  await begun.getByText('3 done').waitFor()
  expect(await live(journey_id)).toBe(3)
  await page.goto(`${fixture.url}/sites/${site_id}/leads?mailability=subscribed`)
  await fromMenu('Enroll the 4 matching leads in a journey…')
  await dialog.getByText('1 would be enrolled, of 4 leads.').waitFor()
  await dialog.getByRole('button', { name: 'Enroll 1 lead' }).click()
  await begun.getByText('1 done · 3 unchanged').waitFor()
  await page.getByRole('link', { name: 'See the runs' }).click()
  await page.waitForURL(`**/${journey_id}/history`)
  await eventually(async () => (await rows().count()) === 4, 'four runs')
  await noBarriers()
})

test('a tag for many at once starts journeys only where that is ticked', async () => {
  const { id: tag_id } = await client.tags.create({ site_id, body: { name: 'Guest' } })
  const journey_id = await running('Guests', [wait], [{ type: 'tag_added', tag_ids: [tag_id] }])
  await page.goto(`${fixture.url}/sites/${site_id}/leads`)
  const give = async (names: string[], starts: boolean) => {
    for (const name of names)
      await rows()
        .filter({ hasText: `${name}@` })
        .getByRole('checkbox')
        .click()
    await page.getByRole('button', { name: 'Add tags' }).click()
    const dialog = page.getByRole('dialog', { name: `Add tags to ${names.length} leads` })
    await dialog.getByRole('combobox').fill('Guest')
    await page.getByRole('option', { name: 'Guest' }).click()
    if (starts) await dialog.getByText('Start journeys', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Add tags' }).click()
    await toast(`${names.length} leads tagged`).waitFor()
  }
  await give(['ada', 'bea'], false)
  await give(['cleo', 'dora'], true)
  await eventually(async () => (await live(journey_id)) === 2, 'two runs')
  const { data } = await client.runs.list({ site_id, journey_id })
  expect(data.map(run => run.lead.email).sort()).toEqual(['cleo@example.com', 'dora@example.com'])
})

test('runs are chosen one by one or by what they have in common; each run tells all that was decided', async () => {
  await page.goto(journeysAt())
  await page.getByRole('button', { name: 'Actions for Long way' }).click()
  await page.getByRole('menuitem', { name: 'People' }).click()
  const [first, second] = [rows().filter({ hasText: 'ada@' }), rows().filter({ hasText: 'bea@' })]
  await first.waitFor()
  const top = (await rows().first().boundingBox())?.y
  for (const row of [first, second]) await row.getByRole('checkbox').click()
  await page.getByText('2 runs selected').waitFor()
  expect((await rows().first().boundingBox())?.y).toBe(top)
  await page.getByRole('button', { name: 'Stop runs' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop 2 runs' }).click()
  await toast('Started. Follow it under Operations.').waitFor()
  await first.getByText('Stopped by a person').waitFor()
  await rows().filter({ hasText: 'cleo@' }).getByText('Delayed').waitFor()
  await page.goto(`${page.url()}?status=delayed`)
  await eventually(async () => (await rows().count()) === 2, 'two delayed runs')
  await fromMenu('Skip all waits…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skip 2 waits' }).click()
  await page.getByText('No results').waitFor()
  await page.goto(`${page.url().split('?')[0]}?q=cleo`)
  await rows().filter({ hasText: 'cleo@' }).getByText('Completed').waitFor()
  await rows().filter({ hasText: 'cleo@' }).click()
  await page.getByRole('heading', { name: 'Every decision' }).waitFor()
  for (const decision of ['The wait was skipped', 'The last step was done']) {
    await page.getByText(decision).first().waitFor()
  }
  await noBarriers()
})

test('the metrics add up to everybody who was enrolled, as a chart and as a table', async () => {
  await page.goto(journeysAt())
  await page.getByRole('button', { name: 'Actions for Long way' }).click()
  await page.getByRole('menuitem', { name: 'Results' }).click()
  const counted = async (name: string) =>
    Number(await page.getByRole('row', { name }).first().getByRole('cell').first().textContent())
  await eventually(async () => (await counted('Enrolled')) === 4, 'four people')
  const [live, completed, stopped, failed] = await Promise.all(['Live', 'Completed', 'Stopped', 'Failed'].map(counted))
  expect([live, completed, stopped, failed]).toEqual([0, 2, 2, 0])
  await noBarriers()
  await page.getByRole('radio', { name: 'Table' }).first().click()
  await page.getByRole('rowheader', { name: '1 Wait' }).waitFor()
})

test('what people answer is listed with question and person, narrowed, and exported', async () => {
  const mail = { template_id: await template('One question', '{{ question }}'), sender_id }
  const answers = [
    { id: 'yes', label: 'Very much' },
    { id: 'no', label: 'Not so much' },
  ]
  const ask = { id: 'ask', type: 'ask_question' as const, question: 'Did you like it?', answers }
  const journey_id = await running('Asking', [{ ...ask, ...mail, wait_up_to: { value: 2, unit: 'days' } }])
  await page.goto(journeysAt(`/${journey_id}/answers`))
  await page.getByText('No answers yet').waitFor()
  await client.journeys.enrollMatching({ site_id, journey_id, body: { audience_id } })
  for (const [name, choice] of [
    ['ada', 0],
    ['bea', 1],
  ] as const) {
    const { text = '' } = await fixture.mailTo(`${name}@example.com`, /One question/)
    const links = [...new Set(text.match(/http\S+\/v1\/public\/answers\/[\w-]+/g))]
    await fetch(links[choice] ?? '', { method: 'POST', headers: { 'user-agent': 'Mozilla/5.0 Firefox/130.0' } })
  }
  // Without reload: the stream tells of each answer.
  await rows().filter({ hasText: 'ada@example.com' }).getByText('Very much').waitFor()
  await rows().filter({ hasText: 'bea@example.com' }).getByText('Not so much').waitFor()
  await noBarriers()
  await page.getByRole('searchbox').fill('bea')
  await eventually(async () => (await rows().count()) === 1, 'one answer')
  const downloading = page.waitForEvent('download')
  await fromMenu('Export as CSV')
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Asking, answers.csv')
  const run = page.getByText('The question was answered').or(page.getByText('In time')).first()
  await clickUntil(rows().first(), run)
})

test('a text by the AI waits until somebody approves it, changed or not, and is sent as approved', async () => {
  const template_id = await template('{{ ai_subject }}', '{{ ai_text }}')
  const journey_id = await running('Written', [
    { id: 'write', type: 'ai_email_writer', prompt: 'Thank them for coming.', needs_approval: true },
    { id: 'send', type: 'send_email', ai_step_id: 'write', template_id, sender_id },
  ])
  await page.goto(journeysAt('/ai-texts'))
  await page.getByText('Nothing waits for approval').waitFor()
  await client.journeys.enrollMatching({ site_id, journey_id, body: { audience_id } })
  await eventually(async () => (await rows().count()) === 3, 'three texts')
  await noBarriers()
  await rows().first().click()
  const dialog = page.getByRole('dialog', { name: 'A word for you' })
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Thank you for coming on Saturday.')
  await dialog.getByRole('button', { name: 'Approve with changes' }).click()
  await toast('Approved').waitFor()
  const sent = await eventually(
    async () => fixture.sink.received.find(({ raw }) => raw.includes('Thank you for coming on Saturday.')),
    'the approved mail',
  )
  expect(people.map(name => `${name}@example.com`)).toContain(sent.to)
  await eventually(async () => (await rows().count()) === 2, 'two texts')
  await rows().first().click()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  await toast('Rejected').waitFor()
  await eventually(async () => (await rows().count()) === 1, 'one text')
})

test('a journey travels: as a file that makes what is missing, and as a copy on another site', async () => {
  const { id: tag_id } = await client.tags.create({ site_id, body: { name: 'Welcomed' } })
  await running('Traveler', [wait, { id: 'tag', type: 'assign_tags', tag_ids: [tag_id] }])
  const { id: other } = await client.sites.create({ body: { name: 'Casa Azul', subdomain: 'casa-azul', ...place } })
  await page.goto(journeysAt())
  const actions = page.getByRole('button', { name: 'Actions for Traveler' })
  await actions.click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as a file' }).click()
  const file = await (await downloading).path()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Copy to another site' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Copy', exact: true }).click()
  await page.waitForURL(`**/${other}/**/draft`)
  expect((await client.tags.list({ site_id: other })).data.map(({ name }) => name)).toEqual(['Welcomed'])
  await page.goto(journeysAt('', other))
  await fromMenu('Import from a file')
  const dialog = page.getByRole('dialog', { name: 'Import from a file' })
  await dialog.locator('input[type=file]').setInputFiles(file)
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await eventually(async () => (await name.getAttribute('aria-invalid')) === 'true', 'the name refused at its field')
  expect(await dialog.getByText('This name is already taken').count()).toBe(1)
  // The refusal itself is no complaint.
  complaints.splice(0, complaints.length, ...complaints.filter(text => !text.includes('status of 409')))
  await name.fill('Traveler once more')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await page.waitForURL('**/draft')
  await page.locator('[data-outline="step:wait"]').waitFor()
  const { data } = await client.journeys.list({ site_id: other })
  expect(data.map(({ name, status }) => `${name}: ${status}`).sort()).toEqual([
    'Traveler once more: draft',
    'Traveler: draft',
  ])
})

test('the list pauses all marketing email of the site, says so, fits a narrow window in Spanish, and resumes it', async () => {
  await page.goto(journeysAt())
  await fromMenu('Pause all marketing email')
  await page.getByText('Marketing email is paused').waitFor()
  await eventually(async () => (await client.sites.get({ site_id })).paused, 'a site that is paused')
  await page.setViewportSize({ width: 600, height: 900 })
  await page.evaluate(() => localStorage.setItem('leadwright.language', 'es'))
  await page.goto(journeysAt())
  await page.getByText('El correo comercial está en pausa').waitFor()
  await page.getByRole('row').nth(1).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Reanudar el correo' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Reanudar' }).click()
  await eventually(async () => !(await client.sites.get({ site_id })).paused, 'mail that leaves again')
  await page.getByText('El correo comercial está en pausa').waitFor({ state: 'detached' })
})

test('the browser had nothing to complain about', () => {
  expect(complaints).toEqual([])
})
