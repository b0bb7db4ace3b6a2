/** What the editor works on: the changeable parts of a popup as one value, and what a change of it sends. Pure. */
import type { FormConsent, FormField, Popup, PopupChanges } from '@leadwright/sdk'
import { unfinishedKeys } from './unfinished.ts'

/** All that an owner changes, in the order in which a refusal names it. */
const parts = [
  'name',
  'description',
  'position',
  'animation',
  'allow_closing',
  'hide_duration_days',
  'frequency_days',
  'show_after_submission',
  'schedule',
  'devices',
  'priority',
  'triggers',
  'url_rules',
  'visitor_rules',
  'content',
  'form',
  'after_submission',
  'style',
  'translations',
  'variants',
] as const satisfies (keyof Popup)[]

export type Draft = Pick<Popup, (typeof parts)[number]>
export type ConsentKind = FormConsent['kind']

/** Applies a change; `step` names what is being edited, so that typing one word is one step of undo. */
export type Edit = (step: string, change: (draft: Draft) => Draft) => void

/** The numbers of the specification, with their units. */
export const popupLimits = {
  delay_seconds: 7200,
  scroll_percent: 100,
  days: 365,
  priority: 1000,
  border_px: 40,
  radius_px: 60,
  fields: 30,
  steps: 10,
  url_rules: 50,
  visitor_rules: 50,
  width_least_px: 240,
  width_px: 1200,
  variants: 4,
  translations: 20,
  code_characters: 20_000,
}

export const draftOf = (popup: Popup): Draft =>
  Object.fromEntries(parts.map(part => [part, popup[part]])) as unknown as Draft

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The parts that differ, as the API takes them; undefined when nothing does. What is unfinished is not sent. */
export function changesBetween(saved: Draft, draft: Draft): PopupChanges | undefined {
  const unfinished = unfinishedKeys(draft)
  const names = parts.filter(name => !isSame(saved[name], draft[name]) && !unfinished.has(name))
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map(name => [name, draft[name]]))
}

export const withContent = (draft: Draft, content: Partial<Draft['content']>): Draft => ({
  ...draft,
  content: { ...draft.content, ...content },
})
export const withForm = (draft: Draft, form: Partial<Draft['form']>): Draft => ({
  ...draft,
  form: { ...draft.form, ...form },
})
export const withStyle = (draft: Draft, style: Partial<Draft['style']>): Draft => ({
  ...draft,
  style: { ...draft.style, ...style },
})

/** Changes one field of the form, found by its name. */
export const withField = (draft: Draft, name: string, changes: Partial<FormField>): Draft =>
  withForm(draft, {
    fields: draft.form.fields.map(field => (field.name === name ? { ...field, ...changes } : field)),
  })

/** Another kind of consent; the text stays while there is one. */
export function withConsentKind(draft: Draft, kind: ConsentKind, proposed: string): Draft {
  const { consent } = draft.form
  const text = ('text' in consent && consent.text) || proposed
  if (kind === 'none') return withForm(draft, { consent: { kind } })
  return withForm(draft, { consent: kind === 'checkbox' ? { kind, text, required: false } : { kind, text } })
}
