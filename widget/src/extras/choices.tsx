/** Stars, buttons or pictures to choose one of: radio buttons, which keys and readers of the page know. */
import { Component } from 'preact'
import type { FieldProps } from '../popup/state.ts'
import { Icon } from '../runtime/main.ts'
import { sized } from './sized.ts'

const STARS = ['1', '2', '3', '4', '5']
const STAR = 'M10 1.600l2.600 5.300 5.800.8-4.200 4.100 1 5.800-5.200-2.700-5.200 2.700 1-5.800L1.600 7.700l5.800-.8z'

/** As wide as a picture is shown at most. */
const PICTURE_PX = 160

/** The group stands for its one answer, as an entry does. */
function hold(group: HTMLFieldSetElement | null): void {
  if (!group) return
  Object.defineProperties(group, {
    value: { configurable: true, get: () => group.querySelector<HTMLInputElement>(':checked')?.value || '' },
    focus: { configurable: true, value: () => group.querySelector('input')?.focus() },
  })
}

export class Choices extends Component<FieldProps, { picked?: string }> {
  pick = (picked: string): void => {
    const { act, field } = this.props
    this.setState({ picked })
    act.edited(field)
    act.answered(field)
  }

  override render({ field, state }: FieldProps, { picked }: { picked?: string }) {
    const { id, label, required, presentation, options = [], shown_options, image_urls = [] } = field
    const is_stars = presentation === 'stars'
    return (
      <fieldset
        id={id}
        class={`choices ${presentation}`}
        ref={hold}
        aria-describedby={`${id}-error`}
        aria-invalid={state.errors.has(field.name) || undefined}
      >
        <legend dir="auto">
          {label}
          {!required && <span class="quiet"> ({state.say('optional')})</span>}
        </legend>
        {(is_stars ? STARS : options).map((value, at) => (
          <label key={value} class={picked === value || (is_stars && picked && value <= picked) ? 'on' : ''}>
            <input type="radio" name={id} value={value} required={!!required} onChange={() => this.pick(value)} />
            {image_urls[at] && (
              <img src={sized(image_urls[at], state.request.submit_url, PICTURE_PX)} alt="" decoding="async" />
            )}
            {is_stars && <Icon path={STAR} size={32} />}
            <span class={is_stars ? 'unseen' : ''} dir="auto">
              {is_stars ? `${value} / 5` : shown_options?.[at] || value}
            </span>
          </label>
        ))}
      </fieldset>
    )
  }
}
