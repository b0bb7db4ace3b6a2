/** The form of a popup: its fields in steps, the consent, the buttons. Shows what it is told; decides nothing. */
import type { Say } from '../messages/catalog.ts'
import type { Popup, Value } from '../wire.ts'
import { hiddenText, wireValue } from './answers.ts'
import { stepsOf } from './design.ts'
import { h, put } from './element.ts'
import { type FieldContext, type FieldView, makeField } from './field.ts'

/** No field can have this name: names on the wire carry no colon. */
export const CONSENT = ':consent'

export type Form = {
  element: HTMLFormElement
  /** In the order of the form, the consent last. */
  views: FieldView[]
  show: (step: number) => void
  status: (text: string | undefined, bad?: boolean) => void
  /** The words of the button; busy while something is sent. */
  button: (text: string, busy?: boolean) => void
  values: () => Record<string, Value>
  consent: () => boolean | undefined
  /** What only a machine fills in. */
  trap: () => string
}

export type FormContext = {
  popup: Popup
  say: Say
  /** Where hidden fields look for attributes. */
  elements: (HTMLElement | undefined)[]
  press: () => void
  back: () => void
}

function makeViews({ form }: Popup, steps: number, context: FieldContext): FieldView[] {
  const views = form.fields.flatMap((field, index) =>
    field.type === 'hidden' ? [] : [makeField(field, `f${index}`, context)],
  )
  const { consent } = form
  if (consent?.kind === 'checkbox') {
    const { text: label, required } = consent
    views.push(makeField({ name: CONSENT, type: 'checkbox', label, required, step: steps }, 'consent', context))
  }
  return views
}

/** Builds the form. It is never sent by the browser, so that it works where frames may not send forms. */
export function makeForm({ popup, say, elements, press, back }: FormContext): Form {
  const { consent, fields, typo_hint } = popup.form
  const { back_text } = popup.content
  const steps = stepsOf(popup)
  const compact = popup.type === 'sticky_banner'
  const views = makeViews(popup, steps, { say, compact, typo_hint: typo_hint !== false })
  // Not Array.from: old libraries have one of their own.
  const parts = [...Array(steps).keys()].map(at =>
    h('div', { class: 'fields' }, ...views.filter(view => view.step === at + 1).map(view => view.element)),
  )
  const trap = h('input', { id: 'trap', name: 'website', tabindex: -1, autocomplete: 'off' })
  const pressed = (event: Event): void => {
    event.preventDefault()
    press()
  }
  const main = h('button', { class: 'main', type: 'submit', dir: 'auto', click: pressed })
  const before = h('button', { class: 'back', type: 'button', dir: 'auto', click: back }, back_text || say('back'))
  const notice = h('p', { class: 'notice', dir: 'auto' }, consent?.text)
  const status = h('p', { class: 'status', role: 'status' })
  const element = h(
    'form',
    { novalidate: true, submit: pressed },
    ...parts,
    h('div', { class: 'unseen', 'aria-hidden': 'true' }, trap),
    h('div', { class: 'actions' }, before, main),
    notice,
    status,
  )
  return {
    element,
    views,
    trap: () => trap.value,
    consent: () => views.find(view => view.name === CONSENT)?.value() as boolean | undefined,
    show(step) {
      parts.forEach((part, at) => {
        part.hidden = at + 1 !== step
      })
      before.hidden = step < 2
      notice.hidden = consent?.kind !== 'notice' || step < steps
    },
    status(text, bad) {
      status.textContent = text || ''
      status.classList.toggle('bad', !!bad)
    },
    button(text, busy = false) {
      main.textContent = text
      put(main, 'aria-disabled', busy && 'true')
    },
    values() {
      const values: Record<string, Value> = {}
      for (const field of fields) {
        const view = views.find(({ name }) => name === field.name)
        const value = view ? view.value() : wireValue('text', hiddenText(field, elements), false)
        if (value !== undefined) values[field.name] = value
      }
      return values
    },
  }
}
