/** What stands in the dialog: the form, and after it the thanks. Draws a state; keeps none. */
import type { MessageKey, Say } from '../messages/catalogue.ts'
import type { Popup } from '../wire.ts'
import { FieldView, Tick } from './field.tsx'

/** Everything that changes while a popup is open. Errors are kept by field name, the consent's by `CONSENT`. */
export type State = {
  stage: 'form' | 'done'
  errors: Map<string, string>
  sending: boolean
  status: MessageKey | undefined
  /** A refusal that belongs to no field of this form. */
  refusal: string | undefined
}

/** No field can have this name: names on the wire carry no colon. */
export const CONSENT = ':consent'

export const fieldId = (index: number): string => `f${index}`
export const CONSENT_ID = 'consent'
export const TRAP_ID = 'trap'

export type CardProps = {
  popup: Popup
  state: State
  say: Say
  preview: boolean
  submit: () => void
  close: () => void
  edited: (name: string) => void
}

const Close = ({ say, close }: CardProps) => (
  <button class="close" type="button" aria-label={say('close')} onClick={close}>
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M5 5l10 10M15 5L5 15" />
    </svg>
  </button>
)

const Form = ({ popup, state, say, preview, submit, edited }: CardProps) => {
  const { consent, fields } = popup.form
  const failed = !!(state.status || state.refusal)
  const send = (event: Event): void => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate onSubmit={send}>
      {fields.map((field, index) => (
        <FieldView
          key={field.name}
          field={field}
          id={fieldId(index)}
          error={state.errors.get(field.name)}
          say={say}
          edited={() => edited(field.name)}
        />
      ))}
      {consent?.kind === 'checkbox' && (
        <Tick
          id={CONSENT_ID}
          label={consent.text}
          required={!!consent.required}
          error={state.errors.get(CONSENT)}
          edited={() => edited(CONSENT)}
        />
      )}
      <div class="trap" aria-hidden="true">
        <label for={TRAP_ID}>{say('honeypot')}</label>
        <input id={TRAP_ID} name="website" tabIndex={-1} autocomplete="off" />
      </div>
      <button class="main" type="submit" aria-disabled={state.sending} dir="auto">
        {state.sending ? say('sending') : failed ? say('retry') : popup.content.button_text || say('button')}
      </button>
      {consent?.kind === 'notice' && (
        <p class="notice" dir="auto">
          {consent.text}
        </p>
      )}
      <p class={failed ? 'status bad' : 'status'} role="status">
        {state.refusal || (state.status ? say(state.status) : preview && say('preview'))}
      </p>
    </form>
  )
}

const Done = ({ popup, say, close }: CardProps) => (
  <>
    <div class="badge">
      <svg width="26" height="26" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4.5 10.5l3.5 3.5 7.5-8" />
      </svg>
    </div>
    <h2 id="heading" tabIndex={-1} dir="auto">
      {popup.content.thank_you_heading || say('thanks')}
    </h2>
    {popup.content.thank_you_text && (
      <p class="text" dir="auto">
        {popup.content.thank_you_text}
      </p>
    )}
    <button class="main" type="button" onClick={close}>
      {say('close')}
    </button>
  </>
)

/** The whole content of the dialog for a state. */
export const Card = (props: CardProps) => {
  const { popup, state } = props
  const done = state.stage === 'done'
  const { heading, text } = popup.content
  return (
    <div class={`card${done ? ' done' : ''}${popup.allow_closing ? ' closable' : ''}`} tabIndex={-1}>
      {done ? (
        <Done {...props} />
      ) : (
        <>
          {heading && (
            <h2 id="heading" dir="auto">
              {heading}
            </h2>
          )}
          {text && (
            <p class="text" id="text" dir="auto">
              {text}
            </p>
          )}
          <Form {...props} />
        </>
      )}
      {(popup.allow_closing || done) && <Close {...props} />}
    </div>
  )
}
