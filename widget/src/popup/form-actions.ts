/** Filling in the form: reads its values, checks them step by step, and reports errors. Renders nothing itself. */
import type { MessageKey } from '../messages/catalog.ts'
import type { Submission, Value } from '../wire.ts'
import { hiddenText, wireValue } from './answers.ts'
import { check } from './check.ts'
import { stepsOf } from './design.ts'
import { makeDoubts } from './hint.ts'
import { askedOf, CONSENT, type FormField, type State } from './state.ts'

type Entry = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export type FormActions = {
  press: () => void
  back: () => void
  edited: (field: FormField) => void
  answered: (field: FormField) => void
  accept: (field: FormField, address: string) => void
  /** Shows a step, and announces it to screen readers. */
  show: (step: number, focus?: boolean) => void
  /** Errors by the names of their fields; the step of the first is shown, and it takes the focus. */
  fail: (errors: Map<string, string>) => void
  answers: () => Answers
}

/** The values of the form; `website` is the honeypot. */
export type Answers = Pick<Submission, 'values' | 'consent' | 'consent_version' | 'website'>

export type FillingContext = {
  root: ShadowRoot
  state: State
  /** Draws what has changed. */
  update: (changed: Partial<State>) => void
  preview: boolean
  /** Where hidden fields look for attributes. */
  elements: (HTMLElement | undefined)[]
  /** The visitor has filled in the last step. */
  submit: () => void
}

export function makeFilling({ root, state, update, preview, elements, submit }: FillingContext): FormActions {
  const doubts = makeDoubts()
  const entryOf = ({ id }: FormField): Entry => root.getElementById(id) as Entry
  const isTicked = (field: FormField): boolean => !!(entryOf(field) as HTMLInputElement).checked

  const wrong = (field: FormField): MessageKey | undefined => {
    const { value: text, validity } = entryOf(field)
    const { type, name, required } = field
    return check({
      ...{ type, name, text, required: !!required },
      ticked: isTicked(field),
      bad_input: validity.badInput,
    })
  }
  const answerOf = (field: FormField): Value | undefined => wireValue(field.type, entryOf(field).value, isTicked(field))

  /** Says one thing below a field, or nothing more. */
  const say = (field: FormField, error?: MessageKey, meant?: string): void => {
    const { name } = field
    const { errors, meant: meanings } = state
    errors.delete(name)
    meanings.delete(name)
    if (error) errors.set(name, state.say(error))
    if (meant) meanings.set(name, meant)
    update({})
  }

  const show = (step: number, focus?: boolean): void => {
    update({
      step,
      status: preview && state.request.session ? state.say('preview') : '',
      bad: false,
      button: undefined,
    })
    const heading = root.getElementById('heading') as HTMLElement
    const first = askedOf(state.popup).find(field => field.step === step)
    if (focus) (heading.hidden && first ? entryOf(first) : heading).focus()
  }

  const fail = (errors: Map<string, string>): void => {
    update({ errors, meant: new Map() })
    const first = askedOf(state.popup).find(({ name }) => errors.has(name))
    if (!first) return
    if (first.step !== state.step) show(first.step)
    entryOf(first).focus()
  }

  const doubt = (field: FormField): void => {
    if (field.type !== 'email' || state.popup.form.typo_hint === false || wrong(field)) return
    const meant = doubts.ask(field.name, entryOf(field).value.trim())
    if (meant) say(field, undefined, meant)
  }

  return {
    show,
    fail,
    back: () => show(state.step - 1, true),
    press() {
      const { step, popup } = state
      const asked = askedOf(popup)
      const errors = new Map<string, string>()
      for (const field of asked) {
        const key = field.step <= step && wrong(field)
        if (key) errors.set(field.name, state.say(key))
      }
      if (errors.size) return fail(errors)
      const isDoubted = (field: FormField): boolean => {
        doubt(field)
        return doubts.isUnread(field.name)
      }
      if (asked.some(field => field.step === step && isDoubted(field))) return
      if (step < stepsOf(popup)) show(step + 1, true)
      else submit()
    },
    // A field loses its error as soon as it is valid, and gets none while it is being typed.
    edited: field => say(field, state.errors.has(field.name) ? wrong(field) : undefined),
    answered: doubt,
    accept(field, address) {
      const entry = entryOf(field)
      entry.value = address
      say(field)
      entry.focus()
    },
    answers() {
      const { popup } = state
      const values: Submission['values'] = {}
      const asked = askedOf(popup)
      for (const field of popup.form.fields) {
        const shown = asked.find(({ name }) => name === field.name)
        const value = shown ? answerOf(shown) : wireValue('text', hiddenText(field, elements), false)
        if (value !== undefined) values[field.name] = value
      }
      const consent = asked.find(({ name }) => name === CONSENT)
      return {
        values,
        consent: consent && isTicked(consent),
        consent_version: popup.form.consent?.version,
        website: (root.getElementById('trap') as HTMLInputElement).value,
      }
    },
  }
}
