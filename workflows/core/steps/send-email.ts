/** Sending an email, and waiting for the send's end. */

import type { SendEmailStep } from '../definition.ts'
import { goOn, type StepRules } from '../turn.ts'
import { checkMailed } from '../validate-step.ts'
import { isHandedOff, noteEnded, noteSkipped, reach, reachAgain, reachAnswered } from './reach.ts'

export const sendEmail: StepRules<SendEmailStep> = {
  waits: ['open_window', 'exit', 'send_email'],
  check(step, _limits, report, before) {
    checkMailed(step, report)
    if (step.ai_step_id !== undefined && before.always.get(step.ai_step_id)?.type !== 'ai_email_writer') {
      report('ai_step_id', 'not_an_earlier_writer')
    }
  },
  enter(turn, step) {
    if (!turn.state.skipping) return reach(turn, step)
    noteSkipped(turn, 'paused')
    goOn(turn)
  },
  woken: reach,
  answered(turn, step, effect, answer) {
    if (reachAnswered(turn, step, effect, answer) || answer.effect !== 'send_email') return
    noteEnded(turn, answer.outcome, effect.sequence)
    goOn(turn)
  },
  dueAgain: reachAgain,
  abandoned(turn, _step, reason) {
    if (!isHandedOff(turn)) noteSkipped(turn, reason)
  },
}
