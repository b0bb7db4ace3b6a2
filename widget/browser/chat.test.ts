/** The chat on a page: by mouse and keyboard, with citations, a form and a person; broken streams, and what is kept. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectNoBarriersIn } from '../testing/axe.ts'
import { type Bench, hostPage, startBench } from '../testing/browser.ts'
import { ask, entry, launcher, log } from '../testing/chat-page.ts'
import { SITE } from '../testing/fake-api.ts'
import { ASSISTANT, answerOf, type FakeChat, fakeChat } from '../testing/fake-chat.ts'

let bench: Bench
let fake: FakeChat
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.api.popups = []
  fake = fakeChat(bench.api)
})

const visit = (attributes = '', body = '') => bench.open(hostPage(bench.api, { attributes, body }))
const says = (text: string, more = {}) => [{ event: 'message', data: answerOf(text, more) }]
const cited = says('We deliver **daily** [1]. See [prices](https://example.com/prices).', {
  citations: [{ number: 1, title: 'Delivery', heading: 'Days', excerpt: 'Every day.', url: 'https://example.com/d' }],
})

test('a question is asked by keyboard alone, and its answer opens the passage it comes from', async () => {
  fake.next = [cited]
  const one = await visit()
  const { page } = one
  await launcher(one).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => entry(one).evaluate(element => element.matches(':focus'))).toBe(true)
  await page.keyboard.type('Do you deliver?')
  await page.keyboard.press('Enter')
  await log(one).getByText('We deliver').waitFor()
  expect(await log(one).locator('strong').innerText()).toBe('daily')
  const link = log(one).getByRole('link', { name: 'prices' })
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  const mark = log(one).getByRole('button', { name: 'Source 1: Delivery' })
  await mark.press('Enter')
  await expect.poll(() => mark.getAttribute('aria-expanded')).toBe('true')
  await page.getByRole('region', { name: 'Source 1: Delivery' }).getByText('Every day.').waitFor()
  expect(await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe('https://example.com/d')
  await page.keyboard.press('Escape')
  await launcher(one).waitFor()
  await expect.poll(() => launcher(one).evaluate(element => element.matches(':focus'))).toBe(true)
  const asked = fake.sent.find(({ what }) => what === 'POST /conversations/conv_1/messages')
  expect(asked).toMatchObject({ secret: 's3cret', body: { text: 'Do you deliver?', page_url: expect.any(String) } })
  expect(one.errors).toEqual([])
})

test('an answer comes as it is written, and what was filtered at its end is what stays', async () => {
  fake.next = [
    [
      { event: 'text', data: { text: 'We de' } },
      { pause_ms: 600 },
      { event: 'text', data: { text: 'liver' } },
      { event: 'instead', data: { text: 'We send' } },
      { pause_ms: 600 },
      ...says('We send it.'),
    ],
  ]
  const one = await visit()
  await launcher(one).click()
  await one.page.getByRole('button', { name: 'Do you deliver on Saturdays?' }).click()
  const writing = one.page.locator('[aria-hidden="true"] .bubble').first()
  await expect.poll(() => writing.innerText()).toBe('We de')
  expect(await log(one).getByText('We de').count(), 'not read aloud letter by letter').toBe(0)
  await expect.poll(() => writing.innerText()).toBe('We send')
  await log(one).getByText('We send it.').waitFor()
  expect(await log(one).getByText('Do you deliver on Saturdays?').count()).toBe(1)
})

test('a stream that breaks off is said to, and is asked again; too many at once are told to wait', async () => {
  fake.next = [[{ event: 'text', data: { text: 'Half an' } }, { pause_ms: 300 }, 'cut'], says('Whole.')]
  const one = await visit()
  await launcher(one).click()
  await ask(one, 'Why?')
  await log(one).getByText('The answer broke off here.').waitFor()
  await log(one).getByText('Half an').waitFor()
  await one.page.getByRole('button', { name: 'Try again' }).click()
  await log(one).getByText('Whole.').waitFor()
  expect(await log(one).getByText('Why?').count()).toBe(1)
  fake.next_status = [429]
  await ask(one, 'And now?')
  await one.page.getByRole('status').getByText('Many messages at once').waitFor()
  expect(one.errors).toEqual([])
})

test('answers hold no HTML, and only addresses that lead to pages become links', async () => {
  fake.next = [says('<img src=x onerror=alert(1)> [bad](javascript:alert(1)) <b>b</b>\n- one\n- two')]
  const one = await visit()
  await launcher(one).click()
  await ask(one, 'Hello')
  await log(one).getByText('one', { exact: true }).waitFor()
  expect(await log(one).locator('img, b:not(.unread)').count()).toBe(0)
  expect(await log(one).locator('a').count()).toBe(0)
  expect(await log(one).locator('li').count()).toBe(2)
})

test('the form is checked by the server, at its fields, and thanks once it is sent', async () => {
  fake.next = [[{ event: 'form', data: {} }, ...says('May we write to you?')]]
  const one = await visit()
  const { page } = one
  await launcher(one).click()
  await ask(one, 'Hello')
  await page.getByLabel('Email').fill('nobody')
  fake.form = {
    status: 422,
    body: { errors: [{ pointer: '/values/email', code: 'email_invalid', text: 'Not valid.' }] },
  }
  const send = page.getByRole('form').getByRole('button', { name: 'Send' })
  await send.click()
  await page.getByText('Not valid.').waitFor()
  fake.form = { status: 201, body: { accepted: true, text: 'Thank you.' } }
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('You may write to me.').check()
  await send.click()
  await page.getByText('Thank you. We will be in touch.').waitFor()
  expect(fake.sent.findLast(({ what }) => what.endsWith('/form'))?.body).toMatchObject({
    values: { email: 'ana@example.com' },
    consent: true,
    consent_version: 3,
    website: '',
  })
})

test('a field that is called website is a field, not the trap', async () => {
  fake.next = [[{ event: 'form', data: {} }, ...says('May we write to you?')]]
  const website = { name: 'website', type: 'website' as const, label: 'Your site' }
  fake.chat = { ...fake.chat, form: { fields: [...fake.chat.form.fields, website] } }
  const one = await visit()
  await launcher(one).click()
  await ask(one, 'Hello')
  await one.page.getByLabel('Email').fill('ana@example.com')
  await one.page.getByLabel('Your site').fill('https://ana.example')
  await one.page.getByRole('form').getByRole('button', { name: 'Send' }).click()
  await one.page.getByText('Thank you. We will be in touch.').waitFor()
  expect(fake.sent.findLast(({ what }) => what.endsWith('/form'))?.body).toMatchObject({
    values: { email: 'ana@example.com', website: 'https://ana.example' },
    website: '',
  })
})

test('a person who answers is named, and what they write comes by itself', async () => {
  const one = await visit()
  await launcher(one).click()
  await ask(one, 'Hello')
  await log(one).getByText('Yes.').waitFor()
  await one.page.getByRole('button', { name: 'Talk to a person' }).click()
  await one.page.getByRole('status').getByText('Somebody comes.').waitFor()
  await expect.poll(() => fake.sent.some(({ what }) => what.endsWith('/stream'))).toBe(true)
  fake.tell('person', { name: 'Marta' })
  fake.tell('message', answerOf('Hello, here is Marta.', { id: 'cmsg_3', number: 3, from: 'person', name: 'Marta' }))
  await log(one).getByText('Hello, here is Marta.').waitFor()
  await one.page.getByText('Marta is answering').waitFor()
})

test('with consent the conversation is found again on the next page, and erased when it is begun anew', async () => {
  const one = await visit()
  const { page } = one
  await launcher(one).click()
  await ask(one, 'Hello')
  await log(one).getByText('Yes.').waitFor()
  fake.messages = [answerOf('Hello', { id: 'cmsg_1', number: 1, from: 'visitor' }), answerOf('Yes.')]
  await page.reload()
  await launcher(one).click()
  await log(one).getByText('Yes.').waitFor()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect.poll(() => fake.sent.some(({ what }) => what === 'DELETE /conversations/conv_1')).toBe(true)
  await expect.poll(() => log(one).locator('article').count()).toBe(0)
  const kept = await page.evaluate(key => localStorage.getItem(key), `leadwright:${SITE}:chat:${ASSISTANT}`)
  expect(kept).toBeNull()
})

test('before consent nothing of it is stored', async () => {
  const one = await visit('data-consent="required"')
  await launcher(one).click()
  await ask(one, 'Hello')
  await log(one).getByText('Yes.').waitFor()
  expect(await one.page.evaluate(() => ({ ...localStorage }))).toEqual({})
  expect(fake.sent.find(({ what }) => what.endsWith('/conversations'))?.body).not.toHaveProperty('visitor_id')
})

test('it speaks first by the rules of popups, once', async () => {
  const opener = {
    ...{ id: `${ASSISTANT}:0`, type: 'slide_in', position: 'bottom_right', animation: 'none', allow_closing: true },
    ...{ hide_duration_days: 0, frequency_days: 7, created_at: '2027-01-01T00:00:00.000Z' },
    ...{
      triggers: [{ type: 'delay', seconds: 0 }],
      content: { heading: 'Looking for something?' },
      form: { fields: [] },
    },
  } as const
  bench.api.config = {
    ...bench.api.config,
    chats: [{ id: ASSISTANT, on_every_page: true, openers: [structuredClone(opener) as never] }],
  }
  const one = await visit()
  await one.page.getByRole('button', { name: 'Looking for something?' }).click()
  await entry(one).waitFor()
  await one.page.reload()
  await launcher(one).waitFor()
  expect(await one.page.getByText('Looking for something?').count()).toBe(0)
})

test('in the page’s own element it stands in the page, in Spanish too, without a button', async () => {
  const place = `<div data-leadwright-chat="${ASSISTANT}" style="height: 480px"></div>`
  const one = await visit('data-locale="es"', place)
  await one.page.getByRole('region', { name: 'Casa Verde' }).getByText('¡Hola!').waitFor()
  expect(await one.page.getByRole('button', { name: 'Haz una pregunta' }).count()).toBe(0)
})

test('nothing in it is hard to reach: axe finds nothing, closed, open and answered', async () => {
  fake.next = [cited]
  const one = await visit()
  const { page } = one
  const findNothing = () => expectNoBarriersIn(page, 'leadwright-chat')
  await launcher(one).waitFor()
  await findNothing()
  await launcher(one).click()
  await ask(one, 'Hello')
  await log(one).getByText('We deliver').waitFor()
  await log(one).getByRole('button', { name: 'Source 1: Delivery' }).click()
  await findNothing()
})

test('what reads from right to left, and emoji, are sent and shown as they were written', async () => {
  fake.next = [says('نعم 🚲 كل يوم.')]
  const one = await visit()
  await launcher(one).click()
  await ask(one, 'هل توصلون 👩🏽‍🌾؟')
  for (const text of ['هل توصلون 👩🏽‍🌾؟', 'نعم 🚲 كل يوم.']) {
    const said = log(one).getByText(text)
    await said.waitFor()
    expect(await said.evaluate(node => getComputedStyle(node).direction)).toBe('rtl')
  }
  const asked = fake.sent.find(({ what }) => what === 'POST /conversations/conv_1/messages')
  expect(asked?.body).toMatchObject({ text: 'هل توصلون 👩🏽‍🌾؟' })
})

test('a place that the page adds later is filled, and the next one too', async () => {
  const one = await visit()
  await launcher(one).waitFor()
  const place = `<div data-leadwright-chat="${ASSISTANT}" style="height: 480px"></div>`
  for (const id of ['first', 'second']) {
    await one.page.evaluate(
      ([name, html]) => {
        document.querySelector('section')?.remove()
        const section = document.createElement('section')
        section.id = name
        section.innerHTML = html
        document.body.append(section)
      },
      [id, place] as const,
    )
    await one.page.locator(`#${id}`).getByRole('region', { name: 'Casa Verde' }).waitFor()
  }
  expect(one.errors).toEqual([])
})

test('Enter that ends a composition sends nothing, also as Safari tells it', async () => {
  const one = await visit()
  await launcher(one).click()
  await entry(one).fill('にほん')
  const press = (init: { keyCode?: number; isComposing?: boolean }) =>
    entry(one).evaluate((element, given) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...given }))
    }, init)
  await press({ keyCode: 229 })
  await press({ isComposing: true })
  expect(await entry(one).inputValue()).toBe('にほん')
  fake.next = [says('はい')]
  await press({ keyCode: 13 })
  await log(one).getByText('はい').waitFor()
  expect(fake.sent.filter(({ what }) => what.endsWith('/messages'))).toHaveLength(1)
})
