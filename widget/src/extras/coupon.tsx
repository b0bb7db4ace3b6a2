/** A code to copy; where the popup keeps it back, a button shows it first. */
import { Component } from 'preact'
import type { State } from '../popup/state.ts'
import { Icon } from '../runtime/main.ts'
import { wordsIn } from './words.ts'

const TICK = 'M4.5 10.5l3.5 3.5 7.5-8'
const SHEETS = 'M7 7V4.5h8.500v8.500H13M4.500 7H13v8.500H4.500z'

type CouponState = { shown?: boolean; copied?: boolean }

export class Coupon extends Component<State, CouponState> {
  code: HTMLElement | null = null

  /** Where the page may not write to the clipboard, the code is selected, for keys to copy. */
  copy = (): void => {
    this.setState({ shown: true }, () => {
      navigator.clipboard
        ?.writeText(this.props.popup.content.coupon_code || '')
        .then(() => this.setState({ copied: true }))
        .catch(() => this.select())
      if (!navigator.clipboard) this.select()
    })
  }

  select(): void {
    const range = document.createRange()
    if (!this.code) return
    range.selectNodeContents(this.code)
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  }

  override render({ popup, locale, stage }: State, { shown, copied }: CouponState) {
    const { content, coupon_on_click } = popup
    if (!content.coupon_code || (stage !== 'done' && !coupon_on_click)) return null
    const say = wordsIn(locale)
    const is_hidden = stage !== 'done' && !shown
    return (
      <div class={is_hidden ? 'coupon covered' : 'coupon'}>
        <code
          ref={(element: HTMLElement | null) => {
            this.code = element
          }}
          aria-hidden={is_hidden || undefined}
        >
          {is_hidden ? '••••••••' : content.coupon_code}
        </code>
        <button type="button" onClick={this.copy}>
          <Icon path={copied ? TICK : SHEETS} size={16} />
          {is_hidden ? say.reveal : copied ? say.copied : say.copy}
        </button>
        <p class="unseen" aria-live="polite">
          {copied ? say.copied : ''}
        </p>
      </div>
    )
  }
}
