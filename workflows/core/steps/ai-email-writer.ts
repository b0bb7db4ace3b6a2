/** Letting a model write a mail that a later step sends; where the owner wants so, somebody approves it first. */
import type { AiEmailWriterStep } from '../definition.ts'
import { ask, askAgain, goOn, note, resume, type StepRules, type Turn, waitOpenly } from '../turn.ts'
import { exitAnswered, passedExits } from './exits.ts'

export const aiEmailWriter: StepRules<AiEmailWriterStep> = {
  waits: ['exit', 'write_email', 'approval'],
  check({ prompt }, limits, report) {
    if (prompt.trim() === '') report('prompt', 'missing_value')
    if (prompt.length > limits.prompt_characters_max) report('prompt', 'prompt_too_long')
  },
  enter: begin,
  answered(turn, step, effect, answer) {
    if (answer.effect === 'evaluate_filter' && effect.type === 'evaluate_filter') {
      if (exitAnswered(turn, effect, answer.outcome.holds)) handOff(turn, step)
    }
    if (answer.effect !== 'write_email') return
    note(turn, 'email_written', 'written', { ...answer.outcome }, effect.sequence)
    if (!step.needs_approval) return goOn(turn)
    note(turn, 'approval_awaited', 'needs_approval', { ...answer.outcome })
    waitOpenly(turn, 'approval', 'needs_approval')
  },
  dueAgain(turn, step, effect) {
    if (effect.type !== 'write_email') turn.state.retry = null
    begin(turn, step)
  },
  happened(turn, step, event) {
    const awaited = turn.state.wait?.waiting_for === 'approval'
    if (!awaited || event.type !== 'approval' || event.step_id !== step.id) return false
    resume(turn)
    // A rejected text is never sent: its email is skipped when it is due.
    note(turn, 'approval_given', event.approved ? 'approved' : 'rejected')
    goOn(turn)
    return true
  },
}

function begin(turn: Turn, step: AiEmailWriterStep): void {
  if (passedExits(turn, null)) handOff(turn, step)
}

function handOff(turn: Turn, step: AiEmailWriterStep): void {
  const { prompt, model = null, needs_approval } = step
  const again = turn.state.retry
  const effect = again ? askAgain(turn, again) : ask(turn, { type: 'write_email', prompt, model, needs_approval })
  note(turn, 'writing_handed_off', again ? 'tried_again' : 'step_reached', { model, needs_approval }, effect.sequence)
  waitOpenly(turn, 'writing', 'writing_handed_off')
}
