/** Waiting for a span of time. Which moment that is, `workflows/time` answers. */
import type { DelayStep } from '../definition.ts'
import { ask, goOn, note, type StepRules, sleep, waitFor } from '../turn.ts'

export const delay: StepRules<DelayStep> = {
  enter: (turn, step) =>
    void ask(turn, { kind: 'resolve_time', purpose: 'delay', from: turn.at, duration: step.duration }),
  answered(turn, step, effect, answer) {
    if (answer.kind !== 'resolve_time') return
    const moment = answer.outcome
    const over = moment.at <= turn.at
    note(
      turn,
      'delay_planned',
      over ? 'already_over' : 'duration',
      { duration: step.duration, ...moment },
      effect.sequence,
    )
    if (over) goOn(turn)
    else sleep(turn, 'delayed', waitFor(turn, 'delay', 'duration', moment))
  },
  woken(turn) {
    note(turn, 'delay_over', 'moment_reached')
    goOn(turn)
  },
}
