/** The four kinds of popup with a real server on a strict page: what an owner publishes is what a visitor can send. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { sized } from '../../../api/testing/repetitions.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { signUp } from './owner.ts'

let fixture: ServerFixture
let client: Leadwright
let site_id: string
let host: HostSite
let browser: Browser
let page: Page
const thrown: string[] = []
const ids: Record<string, string> = {}

type Kind = NonNullable<Parameters<Leadwright['popups']['create']>[0]['body']['type']>
type NewPopup = Omit<Parameters<Leadwright['popups']['create']>[0]['body'], 'name'>

const email = { name: 'email', label: 'Email', required: true }

async function publish(type: Kind, body: NewPopup): Promise<void> {
  const { id } = await client.popups.create({ site_id, body: { name: type, type, triggers: [], ...body } })
  await client.popups.publish({ site_id, popup_id: id })
  ids[type] = id
}

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
  const made = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } })
  site_id = made.id
  const { snippet } = await client.sites.publish({ site_id })
  for (const type of ['textarea', 'number', 'checkbox', 'date', 'hidden', 'password', 'website', 'phone'] as const)
    await client.customFields.create({ site_id, body: { type, name: `my_${type}`, label: `My ${type}` } })
  const options = ['Red', 'Blue']
  await client.customFields.create({ site_id, body: { type: 'dropdown', name: 'color', label: 'Color', options } })
  const thanks = { thank_you_heading: 'Thanks' }
  await publish('sticky_banner', { content: { heading: 'Banner', ...thanks }, form: { fields: [email] } })
  await publish('slide_in', {
    content: { heading: 'Slide-in', ...thanks },
    form: { fields: [email, { name: 'color' }] },
    translations: [
      { locale: 'es', content: { heading: 'Ventana' }, fields: [{ name: 'color', options: ['Rojo', 'Azul'] }] },
    ],
    variants: [{ id: 'b', name: 'B', position: 'top_left' }],
  })
  await publish('embedded', { content: { heading: 'Embedded', ...thanks }, form: { fields: [email] } })
  await publish('popup_box', {
    content: { heading: 'Box', next_text: 'Go on', ...thanks, steps: [{ heading: 'More', text: '' }] },
    form: {
      fields: [
        email,
        { name: 'my_textarea' },
        { name: 'my_number' },
        { name: 'my_checkbox' },
        { name: 'my_date', step: 2 },
        { name: 'color', step: 2 },
        { name: 'my_hidden', fill: { from: 'query', name: 'ref' } },
        { name: 'my_password', step: 2 },
        { name: 'my_website', step: 2 },
        { name: 'my_phone', step: 2 },
      ],
    },
  })
  host = await openHostSite(snippet, fixture.url, `<div data-leadwright-form="${ids.embedded}"></div>`)
  browser = await launchChromium()
  page = await browser.newPage()
  page.on('pageerror', error => thrown.push(error.message))
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await host?.close()
  await fixture?.close()
})

async function open(type: Kind, heading: string): Promise<void> {
  await page.goto(`${host.url}?ref=letter`)
  await page.getByRole('heading', { name: 'Embedded' }).waitFor()
  if (type !== 'embedded') await page.evaluate(`leadwright.open('${ids[type]}')`)
  await page.getByRole(type === 'popup_box' ? 'dialog' : 'region', { name: heading }).waitFor()
  // A submission within a second counts as a robot's.
  await page.waitForTimeout(1_100)
}

const valuesOf = async (type: Kind) => {
  const { data } = await client.submissions.list({ site_id, popup_id: ids[type] ?? '' })
  return data.map(({ values }) => values)
}

const captured = [
  ['embedded', 'Embedded'],
  ['sticky_banner', 'Banner'],
] as const
test.each(captured.slice(0, sized(1, captured.length)))('a %s captures', async (type, heading) => {
  await open(type, heading)
  const region = page.getByRole('region', { name: heading })
  await region.getByLabel('Email').fill(`${type}@example.org`)
  await region.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('heading', { name: 'Thanks' }).waitFor()
  expect(await valuesOf(type)).toEqual([{ email: `${type}@example.org` }])
})

proofTest('a slide-in in Spanish sends the original answer', async () => {
  await page.addInitScript(() =>
    addEventListener(
      'readystatechange',
      () => {
        document.documentElement.lang = 'es'
      },
      true,
    ),
  )
  await open('slide_in', 'Ventana')
  const region = page.getByRole('region', { name: 'Ventana' })
  await region.getByLabel('Email').fill('ana@example.org')
  await region.getByLabel('Color').selectOption('Azul')
  await region.getByRole('button', { name: 'Enviar' }).click()
  await page.getByRole('heading', { name: 'Thanks' }).waitFor()
  expect(await valuesOf('slide_in')).toEqual([{ email: 'ana@example.org', color: 'Blue' }])
})

test('a box in two steps takes all ten types of field', async () => {
  await open('popup_box', 'Box')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('maria@example.org')
  await dialog.getByLabel('My textarea').fill('One\ntwo')
  await dialog.getByLabel('My number').fill('2.5')
  await dialog.getByLabel('My checkbox').check()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByLabel('My date').fill('2026-12-24')
  await dialog.getByLabel('Color').selectOption('Red')
  await dialog.getByLabel('My password').fill('hush hush')
  await dialog.getByLabel('My website').fill('example.org')
  await dialog.getByLabel('My phone').fill('+34 600 100 200')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('heading', { name: 'Thanks' }).waitFor()
  const [values] = await valuesOf('popup_box')
  expect(values).toEqual({
    email: 'maria@example.org',
    my_textarea: 'One\ntwo',
    my_number: 2.5,
    my_checkbox: true,
    my_date: '2026-12-24',
    color: 'Red',
    my_hidden: 'letter',
    my_password: '********',
    my_website: 'https://example.org',
    my_phone: '+34 600 100 200',
  })
  expect(thrown).toEqual([])
})
