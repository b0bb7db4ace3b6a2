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
  await draw(editor, popup, { site_name: 'Casa Verde' })
  await frame.getByText('Casa Verde').waitFor()
  const picked = async (text: string) => {
    await page.evaluate('events.length = 0')
    await frame.getByText(text, { exact: true }).click()
    await page.waitForFunction("events.some(one => one.event === 'picked')")
    return page.evaluate("events.find(one => one.event === 'picked').pointer")
  }
  expect(await picked('Hello')).toBe('/content/heading')
  expect(await picked('Some words')).toBe('/content/text')
  expect(await picked('Email')).toBe('/form/fields/0')
  await draw(editor, popup, { stage: 'done' })
  expect(await picked('Thank you')).toBe('/content/thank_you_heading')
})
