/** Where in a form of several steps one is: as dots, or for those alone who hear the page. */
import { stepsOf } from '../popup/design.ts'
import type { Extras } from '../popup/extras.ts'

export const dots: Extras['dots'] = ({ popup, step, say }) => {
  const look = popup.style?.progress_style || 'bar'
  if (look === 'bar') return undefined
  const steps = stepsOf(popup)
  const said = say('step').replace('{step}', `${step}`).replace('{steps}', `${steps}`)
  return (
    <div hidden={steps < 2}>
      <span class="unseen" aria-live="polite">
        {said}
      </span>
      <div class="dots" hidden={look !== 'dots'}>
        {[...Array(steps).keys()].map(at => (
          <i key={at} class={at < step ? 'on' : ''} />
        ))}
      </div>
    </div>
  )
}
