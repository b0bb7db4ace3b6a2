/** The form of a popup: its fields in steps, the consent, the buttons. */
import { stepsOf } from './design.ts'
import { extras } from './extras.ts'
import { FieldView } from './field.tsx'
import { askedOf, type ViewProps } from './state.ts'
import { Trap } from './trap.tsx'

const Buttons = ({ state, act, press }: ViewProps & { press: (event: Event) => void }) => {
  const { popup, say, step, button } = state
  const { back_text, next_text, button_text } = popup.content
  const is_last = step >= stepsOf(popup)
  const words = (is_last ? button_text : next_text) || say(is_last ? 'button' : 'next')
  return (
    <div class="actions">
      <button class="back" type="button" dir="auto" hidden={step < 2} onClick={act.back}>
        {back_text || say('back')}
      </button>
      <button class="main" type="submit" dir="auto" aria-disabled={button === 'sending' || undefined} onClick={press}>
        {button ? say(button) : words}
      </button>
    </div>
  )
}

/** Never sent by the browser, so that it works where frames may not send forms: there a press of the button is all there is. */
export const FormView = ({ state, act }: ViewProps) => {
  const { popup, step, status, bad } = state
  const { consent } = popup.form
  const asked = askedOf(popup)
  const steps = stepsOf(popup)
  const press = (event: Event): void => {
    event.preventDefault()
    act.press()
  }
  return (
    <form noValidate onSubmit={press}>
      {/* Not Array.from: old libraries have one of their own. */}
      {[...Array(steps).keys()].map(at => (
        <div class="fields" hidden={at + 1 !== step}>
          {asked
            .filter(field => field.step === at + 1)
            .map(field => (
              <FieldView key={field.name + field.type} field={field} state={state} act={act} />
            ))}
        </div>
      ))}
      <Trap />
      <Buttons state={state} act={act} press={press} />
      <p class="notice" dir="auto" hidden={consent?.type !== 'notice' || step < steps}>
        {extras.rich?.(consent?.text, true) ?? consent?.text}
      </p>
      <p class={bad ? 'status bad' : 'status'} role="status">
        {status}
      </p>
    </form>
  )
}
