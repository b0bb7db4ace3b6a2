/** What components are drawn from: everything that changes while a popup is open. They keep nothing themselves. */
import type { ShowRequest, Stage } from '../contract.ts'
import type { MessageKey, Say } from '../messages/catalog.ts'
import type { Field, Popup } from '../wire.ts'
import { stepsOf } from './design.ts'

export type State = {
  /** As it is drawn now, with its variant, in the visitor's language. */
  popup: Popup
  locale: string
  say: Say
  stage: Stage
  /** From 1. */
  step: number
  /** Errors by the names of fields. */
  errors: Map<string, string>
  /** Suggested addresses by the names of fields. */
  meant: Map<string, string>
  /** Said below the form; `bad` where something failed. */
  status: string
  bad: boolean
  /** The words of the button, where they are not those of the step. */
  button: MessageKey | undefined
  /** The height of the form, in pixels, that the thanks take. */
  height: number
  /** The request it is drawn for. */
  request: ShowRequest
  /** Announced to screen readers. */
  announcement: string
}

/** What components call. */
export type Actions = {
  close: () => void
  /** The form's button: on to the next step, or sending. */
  press: () => void
  back: () => void
  /** Something is typed or chosen. */
  edited: (field: FormField) => void
  /** An answer is finished. */
  answered: (field: FormField) => void
  /** Accepts the suggested address. */
  accept: (field: FormField, address: string) => void
}

export type ViewProps = { state: State; act: Actions }

export type FieldProps = ViewProps & { field: FormField }

/** A field with a place on the screen, and the id of its element there. */
export type FormField = Field & { id: string; step: number }

/** No field can have this name: names on the wire carry no colon. */
export const CONSENT = ':consent'

/** In the order of the form, the consent last. */
export function askedOf(popup: Popup): FormField[] {
  const { fields, consent } = popup.form
  const asked = fields.flatMap((field, index) =>
    field.type === 'hidden' ? [] : [{ ...field, id: `f${index}`, step: field.step || 1 }],
  )
  if (consent?.type !== 'checkbox') return asked
  const { text: label, required } = consent
  return [...asked, { name: CONSENT, id: 'consent', type: 'checkbox', label, required, step: stepsOf(popup) }]
}
