/** One field of the form: label, element, and its error in a line that is always there. Draws it, reads it, checks it. */
import type { MessageKey, Say } from '../messages/catalog.ts'
import type { Field, FieldType, Value } from '../wire.ts'
import { wireValue } from './answers.ts'
import { check } from './check.ts'
import { type Attributes, h, put } from './element.ts'
import { type Entry, makeHint } from './hint.ts'

export type FieldView = {
  name: string
  /** From 1. */
  step: number
  element: HTMLElement
  entry: Entry
  /** What is wrong with the answer, if anything. */
  check: () => MessageKey | undefined
  value: () => Value | undefined
  /** Shows an error, or takes it away. */
  fail: (text: string | undefined) => void
  /** True once, where the visitor has just been asked whether the address is right. */
  doubted: () => boolean
}

export type FieldContext = {
  say: Say
  /** Without room for labels: they stand in the fields, and for those who hear the page. */
  compact: boolean
  typo_hint: boolean
}

const INPUT_TYPES: Partial<Record<FieldType, string>> = {
  website: 'url',
  phone: 'tel',
}

const AUTOCOMPLETE: Record<string, string> = {
  email: 'email',
  first_name: 'given-name',
  middle_name: 'additional-name',
  last_name: 'family-name',
  phone: 'tel',
  website: 'url',
  password: 'new-password',
}

function select(field: Field, attributes: Attributes, empty: string): HTMLElement[] {
  const options = (field.options || []).map((value, at) => h('option', { value }, field.shown_options?.[at] || value))
  const entry = h('select', attributes, h('option', { value: '' }, empty), ...options)
  return [entry, h('div', { class: 'pick' }, entry)]
}

/** The element that takes the answer, and what stands around it, if anything. */
function makeEntry(field: Field, id: string, { say, compact }: FieldContext): HTMLElement[] {
  const { type, name, label } = field
  const placeholder = field.placeholder || (compact ? label : '')
  const attributes: Attributes = {
    id,
    class: 'entry',
    required: !!field.required,
    'aria-describedby': `${id}-error`,
    placeholder,
  }
  if (type === 'dropdown') return select(field, { ...attributes, placeholder: false }, placeholder || say('choose'))
  if (type === 'textarea') return [h('textarea', { ...attributes, rows: compact ? 1 : 3, dir: 'auto' })]
  const input = h('input', {
    ...attributes,
    type: INPUT_TYPES[type] || type,
    step: type === 'number' && 'any',
    dir: type === 'text' && 'auto',
    autocomplete: AUTOCOMPLETE[name] || AUTOCOMPLETE[type],
  })
  return [input]
}

const errorLine = (id: string): HTMLElement =>
  h('p', { class: 'error', id: `${id}-error`, 'aria-live': 'polite', dir: 'auto' })

/** A box with its words beside it; also the shape of the consent element. */
function makeTick(id: string, label: string, required: boolean): [HTMLElement, HTMLInputElement, HTMLElement] {
  const entry = h('input', { id, type: 'checkbox', required, 'aria-describedby': `${id}-error` })
  const line = errorLine(id)
  const words = h('span', { dir: 'auto' }, label)
  return [h('div', { class: 'field wide' }, h('label', { class: 'tick', for: id }, entry, words), line), entry, line]
}

function makeLabeled(field: Field, id: string, context: FieldContext): [HTMLElement, Entry, HTMLElement] {
  const { say, compact } = context
  const [entry, around] = makeEntry(field, id, context)
  const optional = !field.required && h('span', { class: 'quiet' }, ` (${say('optional')})`)
  const label = h('label', { for: id, class: compact && 'unseen', dir: 'auto' }, field.label, optional)
  const line = errorLine(id)
  return [h('div', { class: 'field' }, label, around || entry, line), entry as Entry, line]
}

const ticked = (entry: Entry): boolean => 'checked' in entry && entry.checked

/** Draws a field by its type. Hidden ones have no place on the screen and are read elsewhere. */
export function makeField(field: Field, id: string, context: FieldContext): FieldView {
  const { type, name } = field
  const required = !!field.required
  const [element, entry, line] =
    type === 'checkbox' ? makeTick(id, field.label, required) : makeLabeled(field, id, context)
  const wrong = (): MessageKey | undefined =>
    check({
      type,
      name,
      required,
      text: entry.value,
      ticked: ticked(entry),
      bad_input: entry.validity.badInput,
    })
  const fail = (text: string | undefined): void => {
    put(entry, 'aria-invalid', !!text && 'true')
    line.textContent = text || ''
  }
  // A corrected field loses its error as soon as it is right, and is not blamed before it is finished.
  entry.addEventListener('input', () => {
    const key = entry.hasAttribute('aria-invalid') && wrong()
    fail(key ? context.say(key) : undefined)
  })
  const hint = type === 'email' && context.typo_hint && makeHint(entry, line, context.say, () => !wrong())
  return {
    name,
    step: field.step || 1,
    element,
    entry,
    check: wrong,
    value: () => wireValue(type, entry.value, ticked(entry)),
    fail,
    doubted: () => !!hint && hint(),
  }
}
