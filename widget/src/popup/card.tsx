/** The content of the popup: texts and form, then the thank-you. */
import { Icon } from '../runtime/main.ts'
import { httpUrl } from './after.ts'
import { stepsOf } from './design.ts'
import { extras } from './extras.ts'
import { FormView } from './form.tsx'
import type { State, ViewProps } from './state.ts'

const TICK = 'M4.5 10.5l3.5 3.5 7.5-8'

/** An empty text has no height, but keeps its element. */
const Words = ({ heading, text }: { heading?: string; text?: string }) => [
  <h2 id="heading" tabIndex={-1} dir="auto" hidden={!heading}>
    {heading}
  </h2>,
  <div class="text" id="text" dir="auto" hidden={!text}>
    {extras.rich?.(text) ?? text}
  </div>,
]

/** Where in a form of several steps one is. */
const Progress = ({ popup, step, say }: State) => {
  const steps = stepsOf(popup)
  return (
    <div class="progress" hidden={steps < 2}>
      <span aria-live="polite">{say('step').replace('{step}', `${step}`).replace('{steps}', `${steps}`)}</span>
      <div class="bar">
        <i style={{ width: `${(step / steps) * 100}%` }} />
      </div>
    </div>
  )
}

/** The whole content before the thanks. */
export const Card = ({ state, act }: ViewProps) => {
  const { popup, step, say } = state
  const { content, form } = popup
  const words = step > 1 ? content.steps?.[step - 2] : content
  const target = !form.fields.length && httpUrl(content.button_url)
  return (
    <div class="card" tabIndex={-1}>
      <div class="words">
        {extras.above?.(state)}
        {extras.dots?.(state) || <Progress {...state} />}
        <Words heading={words?.heading || content.heading} text={words?.text} />
        {extras.below?.(state)}
      </div>
      {target ? (
        <a class="main" href={target} dir="auto" onClick={act.close}>
          {content.button_text || say('button')}
        </a>
      ) : (
        <FormView state={state} act={act} />
      )}
    </div>
  )
}

/** In a box of a greater height the thank-you would be lost. */
const THANKS_PX = 340

/** The thank-you, in the height that the form had, so that nothing jumps; a large box becomes smaller. */
export const Thanks = ({ state, act }: ViewProps) => {
  const { popup, height, say } = state
  const { thank_you_heading, thank_you_text } = popup.content
  return (
    <div
      class="card done"
      tabIndex={-1}
      style={{ minHeight: `${popup.type === 'popup_box' ? Math.min(height, THANKS_PX) : height}px` }}
    >
      <div class="badge">
        <Icon path={TICK} size={26} />
      </div>
      <div class="words">
        <Words heading={thank_you_heading || say('thanks')} text={thank_you_text} />
        {extras.below?.(state)}
      </div>
      {popup.type === 'popup_box' && (
        <button class="main" type="button" onClick={act.close}>
          {say('close')}
        </button>
      )}
    </div>
  )
}
