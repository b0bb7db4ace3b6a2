/** What stands in the popup: words and form, and after it the thanks. */
import type { MessageKey, Say } from '../messages/catalog.ts'
import type { Popup } from '../wire.ts'
import { httpUrl } from './after.ts'
import { stepsOf } from './design.ts'
import { h, icon, say as tell } from './element.ts'
import { type Form, makeForm } from './form.ts'

export type CardContext = {
  popup: Popup
  say: Say
  preview: boolean
  elements: (HTMLElement | undefined)[]
  /** The visitor has filled in the last step. */
  submit: () => void
  close: () => void
}

export type Card = {
  element: HTMLElement
  form: Form
  /** Shows a step, and says so to those who hear the page. */
  show: (step: number, focus?: boolean) => void
  /** Errors by the names of their fields; their step is shown, and the first takes the focus. */
  fail: (errors: Map<string, string>) => void
  /** The button as it was, or with other words. */
  label: (key?: MessageKey) => void
}

const CROSS = 'M5 5l10 10M15 5L5 15'
const TICK = 'M4.5 10.5l3.5 3.5 7.5-8'

export const crossButton = (say: Say, close: () => void): HTMLElement =>
  h('button', { class: 'close', type: 'button', 'aria-label': say('close'), click: close }, icon(CROSS, 20))

const heading = (text?: string): HTMLElement => h('h2', { id: 'heading', tabindex: -1, dir: 'auto' }, text)

const paragraph = (text?: string): HTMLElement =>
  h('p', { class: 'text', id: 'text', dir: 'auto', hidden: !text }, text)

/** The thanks, in the room that the form took. */
export function makeThanks({ popup, say, close }: CardContext): HTMLElement {
  const { thank_you_heading, thank_you_text } = popup.content
  const button = h('button', { class: 'main', type: 'button', click: close }, say('close'))
  return h(
    'div',
    { class: 'card done', tabindex: -1 },
    h('div', { class: 'badge' }, icon(TICK, 26)),
    h('div', { class: 'words' }, heading(thank_you_heading || say('thanks')), paragraph(thank_you_text)),
    popup.type === 'popup_box' && button,
  )
}

/** Where in a form of several steps one is. */
function makeProgress(steps: number, say: Say): [HTMLElement, (step: number) => void] {
  const words = h('span', { 'aria-live': 'polite' })
  const bar = h('i')
  const element = h('div', { class: 'progress', hidden: steps < 2 }, words, h('div', { class: 'bar' }, bar))
  const show = (step: number): void => {
    words.textContent = say('step').replace('{step}', `${step}`).replace('{steps}', `${steps}`)
    bar.style.width = `${(step / steps) * 100}%`
  }
  return [element, show]
}

/** The whole content before the thanks. */
export function makeCard(context: CardContext): Card {
  const { popup, say, preview, elements, submit, close } = context
  const { content } = popup
  const steps = stepsOf(popup)
  let at = 1
  const title = heading()
  const text = paragraph()
  const [progress, showProgress] = makeProgress(steps, say)

  const label = (key?: MessageKey): void =>
    form.button(
      key ? say(key) : (at < steps ? content.next_text : content.button_text) || say(at < steps ? 'next' : 'button'),
    )

  const show = (step: number, focus?: boolean): void => {
    at = step
    const words = step > 1 ? content.steps?.[step - 2] : content
    tell(title, words?.heading || content.heading)
    tell(text, words?.text)
    showProgress(step)
    form.show(step)
    form.status(preview ? say('preview') : '')
    label()
    if (focus) (title.hidden ? form.views.find(view => view.step === step)?.entry : title)?.focus()
  }

  const fail = (errors: Map<string, string>): void => {
    for (const view of form.views) view.fail(errors.get(view.name))
    const first = form.views.find(view => errors.has(view.name))
    if (!first) return
    if (first.step !== at) show(first.step)
    first.entry.focus()
  }

  /** What is wrong up to a step, in words. */
  const wrong = (until: number): Map<string, string> => {
    const errors = new Map<string, string>()
    for (const { name, step, check } of form.views) {
      const key = step <= until && check()
      if (key) errors.set(name, say(key))
    }
    return errors
  }

  const press = (): void => {
    const errors = wrong(at)
    if (errors.size) fail(errors)
    else if (form.views.some(view => view.step === at && view.doubted())) return
    else if (at < steps) show(at + 1, true)
    else submit()
  }

  const form = makeForm({ popup, say, elements, press, back: () => show(at - 1, true) })
  const target = !popup.form.fields.length && httpUrl(content.button_url)
  const link =
    target && h('a', { class: 'main', href: target, dir: 'auto', click: close }, content.button_text || say('button'))
  const element = h(
    'div',
    { class: 'card', tabindex: -1 },
    h('div', { class: 'words' }, progress, title, text),
    link || form.element,
  )
  show(1)
  return { element, form, show, fail, label }
}
