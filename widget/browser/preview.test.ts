/** The preview page in its sandbox: draws what the editor sends, says what it covers, sends nothing. */
import type { FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PreviewRequest } from '../src/preview/message.ts'
import type { Popup } from '../src/wire.ts'
import { type Bench, startBench } from '../testing/browser.ts'
import { popupWith } from '../testing/popups.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

type Editor = { page: Page; frame: FrameLocator; errors: string[] }

const EDITOR = `<!doctype html><title>Editor</title><script>
  window.events = []
  addEventListener('message', event => events.push(event.data))
</script><iframe sandbox="allow-scripts" width="390" height="700" src="/widget/preview.html"></iframe>`

/** An editor on the API's own origin, with the page in its frame. */
async function openEditor(): Promise<Editor> {
  const { page, errors } = await bench.open({ html: '' })
  const { origin } = bench.api
  bench.api.editor = EDITOR
  await page.goto(`${origin}/editor`)
  await page.waitForFunction("events.some(one => one.event === 'ready')")
  bench.api.requests.length = 0
  return { page, frame: page.frameLocator('iframe'), errors }
}

type Rendered = { event: string; covers: number; height: number }

/** Sends a request and answers what the page says of what it has drawn. */
async function draw({ page }: Editor, popup: Popup, more: Partial<PreviewRequest> = {}): Promise<Rendered> {
  await page.evaluate('events.length = 0')
  const request: PreviewRequest = { sender: 'leadwright-editor', popup, stage: 'form', locale: 'en', ...more }
  await page.evaluate(data => frames[0]?.postMessage(data, '*'), request)
  await page.waitForFunction("events.some(one => one.event === 'rendered')")
  return page.evaluate("events.find(one => one.event === 'rendered')")
}

const kind = (type: Popup['type'], position: Popup['position']) => popupWith({ type, position, animation: 'none' })

test('every kind is drawn, and says how much of the frame it covers', async () => {
  const covers: Record<string, number> = {}
  for (const [type, position] of [
    ['popup_box', 'center'],
    ['sticky_banner', 'bottom'],
    ['slide_in', 'bottom_right'],
    ['embedded', 'inline'],
  ] as const) {
    const editor = await openEditor()
    const drawn = await draw(editor, kind(type, position))
    await editor.frame.getByRole('heading', { name: 'A letter from the workshop' }).waitFor()
    const panel = await editor.frame.getByRole(type === 'popup_box' ? 'dialog' : 'region').boundingBox()
    expect(Math.abs(drawn.height - panel!.height)).toBeLessThanOrEqual(1)
    covers[type] = drawn.covers
    expect(editor.errors).toEqual([])
  }
  expect(covers.popup_box).toBeGreaterThan(0.5)
  expect(covers.sticky_banner).toBeGreaterThan(0.15)
  expect(covers.sticky_banner).toBeLessThan(covers.popup_box ?? 0)
})

test('stage, step, language and variant are the editor’s, back and forth', async () => {
  const [email] = popupWith().form.fields
  const popup = popupWith({
    content: { ...popupWith().content, steps: [{ heading: 'Who are you?' }] },
    form: { fields: [email!, { name: 'first_name', type: 'text', label: 'First name', step: 2 }] },
    translations: [{ locale: 'es', content: { heading: 'Una carta' } }],
    variants: [{ id: 'b', content: { heading: 'Heading B' } }],
  })
  const editor = await openEditor()
  const heading = editor.frame.locator('h2')
  const shown = async (more: Partial<PreviewRequest>) => {
    await draw(editor, popup, { site_locale: 'en', ...more })
    return heading.textContent()
  }
  expect(await shown({})).toBe('A letter from the workshop')
  expect(await shown({ step: 2 })).toBe('Who are you?')
  expect(await shown({ variant: 'b' })).toBe('Heading B')
  expect(await shown({ locale: 'es' })).toBe('Una carta')
  expect(await shown({ stage: 'done' })).toBe('You are on the list')
  expect(await shown({ stage: 'form' })).toBe('A letter from the workshop')
})

test('it can be tried out without a form of the browser and without a request, and comes back when closed', async () => {
  const editor = await openEditor()
  await draw(editor, kind('popup_box', 'center'))
  const { frame } = editor
  await frame.getByRole('button', { name: 'Subscribe' }).click()
  await frame.getByText('Please fill in this field.').waitFor()
  await frame.getByLabel('Email').fill('ana@example.com')
  await frame.getByLabel('I agree to receive the newsletter.').check()
  await frame.getByLabel('Email').press('Enter')
  await frame.getByRole('heading', { name: 'You are on the list' }).waitFor()
  await frame.getByRole('button', { name: 'Close' }).last().click()
  await frame.getByRole('heading', { name: 'A letter from the workshop' }).waitFor()
  expect(bench.api.requests).toEqual([])
  expect(editor.errors).toEqual([])
})

test('what opens or is drawn takes no focus from the editor, not for a moment; from within it does', async () => {
  const { page, frame, ...editor } = await openEditor()
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('afterbegin', '<input id="field">')
    const field = document.querySelector<HTMLInputElement>('#field')!
    field.focus()
    field.addEventListener('blur', () => field.classList.add('left'))
  })
  const field = page.locator('#field')
  for (const type of ['popup_box', 'slide_in'] as const) {
    await draw({ page, frame, ...editor }, kind(type, type === 'popup_box' ? 'center' : 'bottom_right'), { step: 1 })
    await frame.getByRole('heading', { name: 'A letter from the workshop' }).waitFor()
    await page.keyboard.type(type)
  }
  expect(await field.inputValue()).toBe('popup_boxslide_in')
  expect(await field.getAttribute('class')).toBeNull()
  const another = await openEditor()
  await draw(another, kind('popup_box', 'center'))
  const email = another.frame.getByLabel('Email')
  await email.click()
  await email.press('Escape')
  await email.waitFor({ state: 'detached' })
  await email.waitFor()
  expect(await another.frame.locator('dialog').evaluate(dialog => dialog.matches(':focus-within'))).toBe(true)
})

test('a click on a part says which it is; the page bears the name of its site', async () => {
  const editor = await openEditor()
  const { page, frame } = editor
  const popup = popupWith({ animation: 'none', content: { heading: 'Hello', text: 'Some words' } })
  await draw(editor, popup, { page: { name: 'Casa Verde' }, edits: true })
  await frame.getByText('Casa Verde').waitFor()
  const picked = async (text: string) => {
    await page.evaluate('events.length = 0')
    await frame.getByText(text, { exact: true }).click()
    await page.waitForFunction("events.some(one => one.event === 'picked')")
    return page.evaluate("events.find(one => one.event === 'picked').pointer")
  }
  expect(await picked('Hello')).toBe('/content/heading')
  expect(await picked('Some words')).toBe('/content/text')
  expect(await picked('Email')).toBe('/form/fields/0/label')
  expect(await picked('Send')).toBe('/content/button_text')
  await draw(editor, popup, { stage: 'done', edits: true })
  expect(await picked('Thank you')).toBe('/content/thank_you_heading')
})

type Typed = { pointer: string; text: string; number: number }

/** The last of what was typed, once it has this text. */
async function typedIn({ page }: Editor, text: string): Promise<Typed> {
  await page.waitForFunction(`events.findLast(one => one.event === 'typed')?.text === ${JSON.stringify(text)}`)
  return page.evaluate("events.findLast(one => one.event === 'typed')")
}

test('words are typed where they stand, while what was typed comes back', async () => {
  const editor = await openEditor()
  const { page, frame } = editor
  const popup = popupWith({ animation: 'none' })
  await draw(editor, popup, { edits: true })
  const heading = frame.locator('h2')
  await heading.click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await typedIn(editor, 'A letter from the workshop!')
  // An answer that is late takes nothing back.
  await page.evaluate(data => frames[0]?.postMessage(data, '*'), {
    ...{ sender: 'leadwright-editor', popup, stage: 'form', locale: 'en', edits: true, typed: 0 },
  })
  await page.keyboard.type('!')
  expect(await typedIn(editor, 'A letter from the workshop!!')).toMatchObject({
    pointer: '/content/heading',
    number: 2,
  })
  const withHeading = (heading: string) => ({ ...popup, content: { ...popup.content, heading } })
  await draw(editor, withHeading('A letter from the workshop!!'), { edits: true, typed: 2 })
  await page.keyboard.type('?')
  await typedIn(editor, 'A letter from the workshop!!?')
  // Undone, it stands as it was, and typing goes on.
  await page.keyboard.press('Control+z')
  await page.waitForFunction("events.some(one => one.event === 'key' && one.does === 'undo')")
  await draw(editor, popup, { edits: true, typed: 3 })
  expect(await heading.textContent()).toBe('A letter from the workshop')
  await page.keyboard.type('.')
  expect(await typedIn(editor, 'A letter from the workshop.')).toMatchObject({ number: 4 })
  await page.keyboard.press('Enter')
  await draw(editor, withHeading('Another'), { edits: true, typed: 4 })
  expect(await heading.textContent()).toBe('Another')
  expect(await frame.locator('[contenteditable]').count()).toBe(0)
  expect(editor.errors).toEqual([])
})

test('marks and lists stay what they are when words in them are typed; a button takes a space', async () => {
  const editor = await openEditor()
  const { page, frame } = editor
  const text = 'Get **ten** percent\n- once\n- or *twice*'
  const popup = popupWith({ animation: 'none', content: { heading: 'Hello', text, button_text: 'Go' } })
  await draw(editor, popup, { edits: true })
  await frame.getByText('once').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' a week')
  const once = await typedIn(editor, 'Get **ten** percent\n- once a week\n- or *twice*')
  expect(once.pointer).toBe('/content/text')
  await page.keyboard.press('Enter')
  await page.keyboard.type('never')
  await typedIn(editor, 'Get **ten** percent\n- once a week\n- never\n- or *twice*')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+b')
  await typedIn(editor, 'Get **ten** percent\n- once a week\n- **never**\n- or *twice*')
  await page.keyboard.press('Control+b')
  await typedIn(editor, 'Get **ten** percent\n- once a week\n- never\n- or *twice*')
  await page.keyboard.press('End')
  await page.keyboard.press('Control+i')
  await page.keyboard.type(' again')
  await typedIn(editor, 'Get **ten** percent\n- once a week\n- never* again*\n- or *twice*')
  await page.keyboard.press('Escape')
  await frame.getByRole('dialog').waitFor()
  await frame.getByRole('button', { name: 'Go' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' on')
  expect((await typedIn(editor, 'Go on')).pointer).toBe('/content/button_text')
  expect(bench.api.requests).toEqual([])
  expect(editor.errors).toEqual([])
})

test('without a heading a popup is called by its text, and heard as it is read', async () => {
  const editor = await openEditor()
  const text = 'Shop **closed** on Monday'
  await draw(editor, popupWith({ type: 'sticky_banner', position: 'bottom', animation: 'none', content: { text } }))
  await editor.frame.getByRole('region', { name: 'Shop closed on Monday' }).waitFor()
  await editor.frame.locator('[aria-live]', { hasText: /^Shop closed on Monday$/ }).waitFor({ state: 'attached' })
})

test('the owner’s page is behind it, without its scripts; an embedded form keeps the drawn one', async () => {
  const editor = await openEditor()
  const { frame } = editor
  const html = '<h1>Plants</h1><script>document.body.textContent = "ran"</script>'
  const page = { name: 'Casa Verde', html }
  await draw(editor, kind('slide_in', 'bottom_right'), { page })
  const own = frame.locator('#own')
  await own.contentFrame().getByRole('heading', { name: 'Plants', includeHidden: true }).waitFor()
  expect(await own.contentFrame().locator('body').innerText()).toBe('Plants')
  await draw(editor, kind('slide_in', 'bottom_right'), { page: { name: 'Casa Verde' } })
  expect(await own.isVisible()).toBe(false)
  const embedded = await openEditor()
  await draw(embedded, kind('embedded', 'inline'), { page })
  expect(await embedded.frame.locator('#own').isVisible()).toBe(false)
})
