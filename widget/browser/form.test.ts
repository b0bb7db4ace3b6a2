/** What a visitor meets in the popup: focus, errors, the submission, refusals, thanks. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Submission } from '../src/wire.ts'
import { expectNoBarriersIn } from '../testing/axe.ts'
import { type Bench, hostPage, startBench, type Visit } from '../testing/browser.ts'
import { SITE } from '../testing/fake-api.ts'
import { popupWith } from '../testing/popups.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.api.popups = [popupWith()]
  bench.api.language = 'en'
})

const shown = async (parts: Parameters<typeof hostPage>[1] = {}, options = {}, query = ''): Promise<Visit> => {
  const one = await bench.open(hostPage(bench.api, parts), options, query)
  await one.page.getByRole('dialog').waitFor()
  return one
}
/** The label of the element that has the focus, inside the shadow root. */
const focused = ({ page }: Visit) =>
  page.evaluate(() => {
    const element = document.querySelector('leadwright-popup')?.shadowRoot?.activeElement
    return element ? element.id || element.className || element.tagName : 'outside'
  })
const fill = async ({ page }: Visit) => {
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('I agree to receive the newsletter.').check()
}
const submit = ({ page }: Visit) => page.locator('button[type=submit]').click()
const thanks = ({ page }: Visit) => page.getByRole('heading', { name: 'You are on the list' }).waitFor()

test('focus enters, is kept, and returns; Esc closes even without a cross', async () => {
  bench.api.popups = [popupWith({ triggers: [], allow_closing: false })]
  const one = await bench.open(hostPage(bench.api))
  await one.page.waitForTimeout(500)
  await one.page.focus('#before')
  await one.page.evaluate(() => window.leadwright?.open('popup_1'))
  await one.page.getByRole('dialog', { name: 'A letter from the workshop' }).waitFor()
  expect(await focused(one)).toMatch(/^card/)
  expect(await one.page.locator('.card').evaluate(card => getComputedStyle(card).outlineStyle)).toBe('none')
  const around: string[] = []
  for (let step = 0; step < 5; step++) {
    await one.page.keyboard.press('Tab')
    around.push(await focused(one))
  }
  expect(around).toEqual(['f0', 'f1', 'consent', 'main', 'f0'])
  await one.page.keyboard.press('Shift+Tab')
  expect(await focused(one)).toBe('main')
  expect(await one.page.getByRole('button', { name: 'Close' }).count()).toBe(0)
  await one.page.keyboard.press('Escape')
  await one.page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await one.page.evaluate(() => document.activeElement?.id)).toBe('before')
  expect(await one.page.locator('leadwright-popup').count()).toBe(0)
})

test('keys typed into the popup do not reach the shortcuts of the page', async () => {
  const one = await shown({
    head: `<script>window.keys = 0; document.addEventListener('keydown', () => window.keys++)</script>`,
  })
  await one.page.getByLabel('First name').pressSequentially('Ana')
  expect(await one.page.evaluate(() => (window as unknown as { keys: number }).keys)).toBe(0)
})

test('errors stand at their fields, the first takes the focus, and each goes when it is corrected', async () => {
  const one = await shown()
  await one.page.getByLabel('Email').fill('ana@')
  await submit(one)
  expect(await one.page.locator('#f0-error').textContent()).toBe('Enter an address like name@example.com.')
  expect(await one.page.locator('#consent-error').textContent()).toBe('Please tick this box to continue.')
  expect(await one.page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  expect(await focused(one)).toBe('f0')
  await one.page.getByLabel('Email').fill('ana@example.com')
  expect(await one.page.locator('#f0-error').textContent()).toBe('')
  expect(bench.api.submissions).toEqual([])
})

test('every type of field arrives as its own type; empty ones stay away', async () => {
  const field = (type: 'text', label: string, more = {}) => ({ name: label.toLowerCase(), label, type, ...more })
  const typed = (type: string, label: string, more = {}) => field(type as 'text', label, more)
  bench.api.popups = [
    popupWith({
      form: {
        fields: [
          typed('email', 'Email', { required: true }),
          typed('textarea', 'Story'),
          typed('number', 'Team'),
          typed('checkbox', 'Remote'),
          typed('date', 'Start'),
          typed('dropdown', 'Color', { options: ['Red', 'Blue'] }),
          typed('hidden', 'Source'),
          typed('password', 'Secret'),
          typed('website', 'Site'),
          typed('phone', 'Mobile'),
          typed('text', 'Nothing'),
        ],
      },
    }),
  ]
  const one = await shown({}, { timezoneId: 'Europe/Madrid' }, '?source=spring')
  const { page } = one
  await page.getByLabel('Email').fill(' ana@example.com ')
  await page.getByLabel('Story').fill('María José\n"O\'Brien" 😀')
  await page.getByLabel('Team').fill('-2.5')
  await page.getByLabel('Remote').check()
  await page.getByLabel('Start').fill('2026-12-24')
  await page.getByLabel('Color').selectOption('Blue')
  await page.getByLabel('Secret').fill(' pass word ')
  await page.getByLabel('Site').fill('example.com')
  await page.getByLabel('Mobile').fill('+34 600 100 200')
  await submit(one)
  await thanks(one)
  const [sent] = bench.api.submissions
  expect(sent?.path).toBe(`/v1/public/sites/${SITE}/popups/popup_1/submissions`)
  expect(sent?.headers['content-type']).toBe('application/json')
  expect(sent?.headers.cookie).toBeUndefined()
  const { shown_for_ms, visitor_id, ...body } = sent!.body as Submission & { visitor_id: string }
  expect(shown_for_ms).toBeGreaterThan(0)
  expect(visitor_id).toMatch(/./)
  expect(body).toEqual({
    values: {
      email: 'ana@example.com',
      story: 'María José\n"O\'Brien" 😀',
      team: -2.5,
      remote: true,
      start: '2026-12-24',
      color: 'Blue',
      source: 'spring',
      secret: ' pass word ',
      site: 'https://example.com',
      mobile: '+34 600 100 200',
    },
    page_url: `${bench.host}/page?source=spring`,
    timezone: 'Europe/Madrid',
    locale: 'en',
    website: '',
  })
})

test('consent is sent as it was given, with the version of its text; afterwards the popup never returns', async () => {
  const one = await shown()
  await fill(one)
  await submit(one)
  await thanks(one)
  expect(bench.api.submissions[0]?.body).toMatchObject({
    values: { email: 'ana@example.com' },
    consent: true,
    consent_version: 1,
    website: '',
  })
  expect(await focused(one)).toBe('heading')
  await one.page.getByRole('button', { name: 'Close' }).last().click()
  await one.page.evaluate(() => {
    const key = Object.keys(localStorage)[0] || ''
    localStorage.setItem(key, `1,1,${localStorage.getItem(key)?.split(',')[2]}`)
  })
  await one.page.reload()
  await one.page.waitForTimeout(900)
  expect(await one.page.getByRole('dialog').count()).toBe(0)
})

test('a robot fills the trap; people cannot reach it', async () => {
  const one = await shown()
  expect(await one.page.getByRole('textbox', { name: /leave/i }).count()).toBe(0)
  const trap = await one.page.evaluate(() => {
    const trap = document.querySelector('leadwright-popup')?.shadowRoot?.querySelector<HTMLInputElement>('#trap')
    if (trap) trap.value = 'spam'
    return trap?.outerHTML
  })
  // Names and marks by which browsers and password managers fill it for a person.
  expect(trap).not.toMatch(/name="(website|url|email|name|phone|company|address)/)
  for (const mark of [
    'autocomplete="off"',
    'data-1p-ignore',
    'data-bwignore',
    'data-lpignore',
    'data-form-type="other"',
  ])
    expect(trap).toContain(mark)
  await fill(one)
  await submit(one)
  await thanks(one)
  expect(bench.api.submissions[0]?.body.website).toBe('spam')
})

test("the server's refusals stand at their fields, others above the end, and values stay", async () => {
  const one = await shown()
  bench.api.next_submission = [
    {
      status: 422,
      body: {
        code: 'validation_failed',
        errors: [
          { pointer: '/values/email', code: 'email', text: 'This address does not exist.' },
          { pointer: '/consent', code: 'required', text: 'Consent is needed.' },
          { pointer: '/values/gone', code: 'unknown_field', text: 'This form has changed.' },
        ],
      },
    },
  ]
  await fill(one)
  await submit(one)
  await one.page.getByText('This address does not exist.').waitFor()
  expect(await one.page.locator('#f0-error').textContent()).toBe('This address does not exist.')
  expect(await one.page.locator('#consent-error').textContent()).toBe('Consent is needed.')
  expect(await one.page.getByRole('status').textContent()).toBe('This form has changed.')
  expect(await one.page.getByLabel('Email').inputValue()).toBe('ana@example.com')
  expect(await focused(one)).toBe('f0')
  await submit(one)
  await thanks(one)
})

test.each([
  [429, 'Busy right now. Try again in a minute.'],
  [503, 'Busy right now. Try again in a minute.'],
  [500, 'Something went wrong. Please try again.'],
])('after %i the visitor may try again with everything still there', async (status, text) => {
  const one = await shown()
  bench.api.next_submission = [{ status, headers: { 'retry-after': '60' } }]
  await fill(one)
  await submit(one)
  await one.page.getByText(text).waitFor()
  expect(await one.page.getByLabel('Email').inputValue()).toBe('ana@example.com')
  await one.page.getByRole('button', { name: 'Try again' }).click()
  await thanks(one)
  expect(one.errors).toEqual([])
})

test('offline is said, and one press sends one submission', async () => {
  const one = await shown()
  await fill(one)
  await one.page.context().setOffline(true)
  await submit(one)
  await one.page.getByText('Not sent. Check your connection.').waitFor()
  await one.page.context().setOffline(false)
  bench.api.next_submission = [{ status: 201, body: { accepted: true }, delay_ms: 300 }]
  const button = one.page.locator('button[type=submit]')
  await button.dblclick()
  await thanks(one)
  expect(bench.api.submissions).toHaveLength(1)
  expect(one.errors).toEqual([])
})

test('Spanish, and right to left', async () => {
  bench.api.language = 'es'
  const one = await shown()
  await submit(one)
  expect(await one.page.locator('#f0-error').textContent()).toBe('Rellena este campo.')
  const other = await shown({ attributes: 'data-locale="ar"' })
  const cross = await other.page.getByRole('button', { name: 'Close' }).boundingBox()
  const box = await other.page.getByRole('dialog').boundingBox()
  expect(cross!.x - box!.x).toBeLessThan(20)
})

test('axe finds nothing, with and without errors, and after the thanks', async () => {
  const one = await shown()
  const findNothing = () => expectNoBarriersIn(one.page, 'leadwright-popup')
  await one.page.waitForTimeout(300)
  await findNothing()
  await submit(one)
  await findNothing()
  await fill(one)
  await submit(one)
  await thanks(one)
  await findNothing()
})
