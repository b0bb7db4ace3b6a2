/** Days, hours, minutes and seconds that are left, in the visitor's language. It ticks with the seconds and ends at its end. */
import { Component } from 'preact'
import type { State } from '../popup/state.ts'
import { endOf } from './end.ts'
import { wordsIn } from './words.ts'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** So that the next second has begun when it is drawn. */
const AFTER_MS = 20

/** What is left, largest unit first; days only where there are some. */
export function remaining(rest_ms: number): { unit: string; count: number }[] {
  let seconds = Math.ceil(Math.max(0, rest_ms) / 1000)
  return UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(seconds / length)
    seconds -= count * length
    return unit === 'day' && count === 0 ? [] : [{ unit, count }]
  })
}

/** The word for a unit, as the language has it for this number. */
function nameOf(unit: string, count: number, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count)
  return parts.find(({ type }) => type === 'unit')?.value || ''
}

export class Countdown extends Component<State> {
  timer: ReturnType<typeof setTimeout> | undefined

  /** Anew for each drawing: an editor changes it. */
  rest = (): number => endOf(this.props.popup, this.props.request.session) - Date.now()

  tick = (): void => {
    const rest = this.rest()
    if (rest > 0) this.timer = setTimeout(this.tick, (rest % 1000) + AFTER_MS)
    this.setState({})
  }

  override componentDidMount(): void {
    if (this.props.popup.countdown) this.tick()
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer)
  }

  override render() {
    const { popup, locale, stage } = this.props
    if (!popup.countdown || stage === 'done') return null
    const rest = this.rest()
    return (
      <div class="countdown">
        <p dir="auto">{rest > 0 ? popup.content.countdown_text : wordsIn(locale).ended}</p>
        {rest > 0 && (
          <div role="timer">
            {remaining(rest).map(({ unit, count }) => (
              <span key={unit}>
                <b>{`${count}`.padStart(2, '0')}</b> <small>{nameOf(unit, count, locale)}</small>
              </span>
            ))}
          </div>
        )}
      </div>
    )
  }
}
