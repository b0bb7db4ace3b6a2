/** What the editor works on: the changeable parts of a popup as one value, and what a change of it sends. Pure. */
import type { FormConsent, FormField, Popup, PopupChanges, PopupTrigger } from '@leadwright/sdk'

export type Draft = Pick<
  Popup,
  | 'name'
  | 'position'
  | 'animation'
  | 'allow_closing'
  | 'hide_duration_days'
  | 'frequency_days'
  | 'devices'
  | 'priority'
  | 'triggers'
  | 'content'
  | 'form'
  | 'style'
>
export type TriggerKind = PopupTrigger['kind']
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
}

export const draftOf = (popup: Popup): Draft => ({
  name: popup.name,
  position: popup.position,
  animation: popup.animation,
  allow_closing: popup.allow_closing,
  hide_duration_days: popup.hide_duration_days,
  frequency_days: popup.frequency_days,
  devices: popup.devices,
  priority: popup.priority,
  triggers: popup.triggers,
  content: popup.content,
  form: popup.form,
  style: popup.style,
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The parts that differ, as the API takes them; undefined when nothing does. A name left empty is not sent. */
export function changesBetween(saved: Draft, draft: Draft): PopupChanges | undefined {
  const names = (Object.keys(draft) as (keyof Draft)[]).filter(
    name => !isSame(saved[name], draft[name]) && (name !== 'name' || draft.name.trim() !== ''),
  )
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

/** Moves a field up (-1) or down (1); at the ends it stays where it is. */
export function withFieldMoved(draft: Draft, name: string, by: -1 | 1): Draft {
  const fields = [...draft.form.fields]
  const from = fields.findIndex(field => field.name === name)
  const to = from + by
  const moved = fields[from]
  const other = fields[to]
  if (!moved || !other) return draft
  fields[from] = other
  fields[to] = moved
  return withForm(draft, { fields })
}

const firstTriggers: Record<TriggerKind, PopupTrigger> = {
  delay: { kind: 'delay', seconds: 5 },
  scroll: { kind: 'scroll', percent: 50 },
  exit_intent: { kind: 'exit_intent' },
}

/** Switches a kind of trigger on or off. */
export const withTrigger = (draft: Draft, kind: TriggerKind, isOn: boolean): Draft => ({
  ...draft,
  triggers: isOn ? [...draft.triggers, firstTriggers[kind]] : draft.triggers.filter(one => one.kind !== kind),
})

/** Sets the number of a kind of trigger: seconds or percent. */
export const withTriggerNumber = (draft: Draft, kind: 'delay' | 'scroll', value: number): Draft => ({
  ...draft,
  triggers: draft.triggers.map(one => {
    if (one.kind !== kind) return one
    return one.kind === 'delay' ? { kind: 'delay', seconds: value } : { kind: 'scroll', percent: value }
  }),
})

/** Another kind of consent; the text stays while there is one. */
export function withConsentKind(draft: Draft, kind: ConsentKind, proposed: string): Draft {
  const { consent } = draft.form
  const text = ('text' in consent && consent.text) || proposed
  if (kind === 'none') return withForm(draft, { consent: { kind } })
  return withForm(draft, { consent: kind === 'checkbox' ? { kind, text, required: false } : { kind, text } })
}
