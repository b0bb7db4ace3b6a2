/** Forms of several steps, in other languages and variants, hidden fields, doubted addresses, and what follows a submission. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AfterSubmission, Field, Popup } from '../src/wire.ts'
import { type Bench, type HostPage, hostPage, startBench, type Visit } from '../testing/browser.ts'
import { popupWith } from '../testing/popups.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.api.language = 'en'
})

const email: Field = { name: 'email', type: 'email', label: 'Email', required: true }
const name: Field = { name: 'first_name', type: 'text', label: 'First name', required: true, step: 2 }
const color: Field = { name: 'color', type: 'dropdown', label: 'Color', options: ['Red', 'Blue'], step: 3 }
const stepped = (): Popup =>
  popupWith({
    content: {
      ...popupWith().content,
      next_text: 'Go on',
      steps: [{ heading: 'Who are you?', text: 'So that we know.' }, { heading: 'One last thing' }],
    },
    form: { fields: [email, name, color], consent: { type: 'checkbox', text: 'I agree.', required: true } },
  })

const open = async (popup: Popup, page: HostPage = hostPage(bench.api), query = ''): Promise<Visit> => {
  bench.api.popups = [popup]
  const one = await bench.open(page, {}, query)
  await one.page.getByRole('dialog').waitFor()
  return one
}
const thanks = ({ page }: Visit) => page.getByRole('heading', { name: 'You are on the list' }).waitFor()
const button = ({ page }: Visit, words: string) => page.getByRole('button', { name: words })
const focused = ({ page }: Visit) =>
  page.evaluate(() => document.querySelector('leadwright-popup')?.shadowRoot?.activeElement?.id)

test('a step is checked before the next, one can go back, and the last sends all', async () => {
  const one = await open(stepped())
  const { page } = one
  const progress = page.locator('.progress span')
  expect(await progress.textContent()).toBe('Step 1 of 3')
  expect(await progress.getAttribute('aria-live')).toBe('polite')
  await button(one, 'Go on').click()
  expect(await page.locator('#f0-error').textContent()).toBe('Please fill in this field.')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
  expect(await progress.textContent()).toBe('Step 2 of 3')
  expect(await focused(one)).toBe('heading')
  expect(await page.getByLabel('Email').isVisible()).toBe(false)
  await page.getByLabel('First name').fill('Ana')
  await button(one, 'Go on').click()
  await button(one, 'Back').click()
  expect(await page.getByLabel('First name').inputValue()).toBe('Ana')
  await button(one, 'Go on').click()
  await button(one, 'Subscribe').click()
  expect(bench.api.submissions).toHaveLength(0)
  await page.getByLabel('I agree.').check()
  await page.getByLabel('Color').selectOption('Blue')
  await button(one, 'Subscribe').click()
  await thanks(one)
  expect(bench.api.submissions[0]?.body.values).toEqual({ email: 'ana@example.com', first_name: 'Ana', color: 'Blue' })
  expect(one.errors).toEqual([])
})

test('a refusal of the server goes back to the step of its field', async () => {
  const one = await open(stepped())
  const { page } = one
  bench.api.next_submission = [
    { status: 422, body: { errors: [{ pointer: '/values/email', text: 'This address does not exist.' }] } },
  ]
  await page.getByLabel('Email').fill('ana@example.com')
  await button(one, 'Go on').click()
  await page.getByLabel('First name').fill('Ana')
  await button(one, 'Go on').click()
  await page.getByLabel('I agree.').check()
  await button(one, 'Subscribe').click()
  await page.getByText('This address does not exist.').waitFor()
  expect(await page.locator('.progress span').textContent()).toBe('Step 1 of 3')
  expect(await focused(one)).toBe('f0')
})

test('the visitor reads a translation and the API gets the original answers', async () => {
  const popup = stepped()
  popup.translations = [
    {
      locale: 'es',
      content: { heading: 'Una carta', button_text: 'Apuntarme', next_text: 'Seguir', thank_you_heading: 'Listo' },
      fields: [
        { name: 'email', label: 'Correo' },
        { name: 'first_name', label: 'Nombre' },
        { name: 'color', label: 'Color', options: ['Rojo', 'Azul'] },
      ],
      consent_text: 'Acepto.',
    },
  ]
  const one = await open(popup, hostPage(bench.api, { attributes: 'data-locale="es-MX"' }))
  const { page } = one
  await page.getByRole('dialog', { name: 'Una carta' }).waitFor()
  await page.getByLabel('Correo').fill('ana@example.com')
  await button(one, 'Seguir').click()
  await page.getByLabel('Nombre').fill('Ana')
  await button(one, 'Seguir').click()
  await page.getByLabel('Color').selectOption('Azul')
  await page.getByLabel('Acepto.').check()
  await button(one, 'Apuntarme').click()
  await page.getByRole('heading', { name: 'Listo' }).waitFor()
  expect(bench.api.submissions[0]?.body).toMatchObject({ locale: 'es-MX', values: { color: 'Blue' } })
})

test('a visitor keeps one variant, and says which with the answers', async () => {
  const variants = ['b', 'c', 'd'].map(id => ({ id, content: { heading: `Heading ${id}` }, position: 'top' as const }))
  const one = await open(popupWith({ variants, frequency_days: 0, hide_duration_days: 0 }))
  const { page } = one
  const heading = await page.locator('h2').textContent()
  await page.reload()
  await page.getByRole('dialog').waitFor()
  expect(await page.locator('h2').textContent()).toBe(heading)
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('I agree to receive the newsletter.').check()
  await button(one, 'Subscribe').click()
  await thanks(one)
  const { variant } = bench.api.submissions[0]!.body
  expect(heading).toBe(variant === 'original' ? 'A letter from the workshop' : `Heading ${variant}`)
})

test('hidden fields are filled from the address, a cookie and an attribute', async () => {
  const hidden = (from: 'query' | 'cookie' | 'attribute', of: string): Field => ({
    name: from,
    type: 'hidden',
    label: '',
    fill: { from, name: of },
  })
  const fields = [email, hidden('query', 'ref'), hidden('cookie', 'plan'), hidden('attribute', 'shop')]
  const head = '<script>document.cookie = "plan=gold%20card"</script>'
  const page = hostPage(bench.api, { head, attributes: 'data-shop="seven"' })
  const one = await open(popupWith({ form: { fields } }), page, '?ref=spring')
  await one.page.getByLabel('Email').fill('ana@example.com')
  await button(one, 'Subscribe').click()
  await thanks(one)
  expect(bench.api.submissions[0]?.body.values).toEqual({
    email: 'ana@example.com',
    query: 'spring',
    cookie: 'gold card',
    attribute: 'seven',
  })
})

test('a doubtful address is asked about once, and corrected only when told to', async () => {
  const popup = popupWith({ form: { fields: [email] } })
  const one = await open(popup)
  const field = one.page.getByLabel('Email')
  const hint = button(one, 'Did you mean ana@gmail.com?')
  await field.fill('ana@gmial.com')
  await one.page.keyboard.press('Enter')
  await hint.waitFor()
  expect(bench.api.submissions).toHaveLength(0)
  await hint.click()
  expect(await field.inputValue()).toBe('ana@gmail.com')
  expect(await hint.count()).toBe(0)
  await field.fill('eva@gmial.com')
  await button(one, 'Subscribe').click()
  await button(one, 'Did you mean eva@gmail.com?').waitFor()
  await button(one, 'Subscribe').click()
  await thanks(one)
  expect(bench.api.submissions[0]?.body.values.email).toBe('eva@gmial.com')
  const plain = await open(popupWith({ form: { fields: [email], typo_hint: false } }))
  await plain.page.getByLabel('Email').fill('ana@gmial.com')
  await button(plain, 'Subscribe').click()
  await thanks(plain)
})

const answer = async (after_submission: AfterSubmission, page?: HostPage): Promise<Visit & { notes: string[] }> => {
  const one = await open(popupWith({ form: { fields: [email] }, after_submission }), page)
  const notes: string[] = []
  one.page.on('console', message => notes.push(message.text()))
  await one.page.getByLabel('Email').fill('ana@example.com')
  await button(one, 'Subscribe').click()
  return { ...one, notes }
}
const ran = ({ page }: Visit) => page.evaluate(() => (window as unknown as { ran?: string }).ran)

test('a redirect leads there, but never to a script', async () => {
  const one = await answer({ type: 'redirect', url: `${bench.host}/thanks` })
  await one.page.waitForURL('**/thanks')
  const other = await answer({ type: 'redirect', url: 'javascript:window.ran=1' })
  await thanks(other)
  expect(await ran(other)).toBeUndefined()
  expect(other.page.url()).toContain('/page')
})

test('a lead magnet is downloaded after the thanks, and the page stays', async () => {
  const one = await open(popupWith({ form: { fields: [email] } }))
  bench.api.next_submission = [{ status: 201, body: { accepted: true, download_url: `${bench.host}/file#x` } }]
  await one.page.getByLabel('Email').fill('ana@example.com')
  await button(one, 'Subscribe').click()
  await one.page.waitForURL('**/file#x')
})

test('an owner’s code runs with the nonce of the page only, and says so where it does not', async () => {
  const { origin } = bench.api
  const after: AfterSubmission = { type: 'code', code: 'window.ran = "inline"' }
  const rules = `script-src 'nonce-abc'; connect-src ${origin}`
  const strict = (attributes: string, policy: string): HostPage => ({
    ...hostPage(bench.api, { attributes }),
    headers: { 'content-security-policy': policy },
  })
  const allowed = await answer(after, strict('nonce="abc"', rules))
  await thanks(allowed)
  await expect.poll(() => ran(allowed)).toBe('inline')
  const typed = `${rules}; require-trusted-types-for 'script'; trusted-types leadwright`
  const trusted = await answer(after, strict('nonce="abc"', typed))
  await expect.poll(() => ran(trusted)).toBe('inline')
  const without = await answer(after, strict('', `script-src ${origin}; connect-src ${origin}`))
  await thanks(without)
  await expect.poll(() => without.notes.join()).toContain('It needs the nonce of the page')
  expect(await ran(without)).toBeUndefined()
  for (const one of [allowed, trusted, without]) expect(one.errors).toEqual([])
})

test('a popup without fields is a link to its target', async () => {
  const content = { ...popupWith().content, button_text: 'See it', button_url: `${bench.host}/sale` }
  const one = await open(popupWith({ content, form: { fields: [] } }))
  await one.page.getByRole('link', { name: 'See it' }).click()
  await one.page.waitForURL('**/sale')
})
