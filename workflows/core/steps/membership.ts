/** Putting a lead into something and taking it out: the rules of every step of memberships.ts. */
import { idsOfStep, type MembershipStep, membershipOrder, memberships } from '../memberships.ts'
import { ask, goOn, note, type StepRules } from '../turn.ts'

export const membership: Omit<StepRules<MembershipStep>, 'waits'> = {
  check(step, _limits, report) {
    if (idsOfStep(step).length === 0) report(memberships[step.type].ids, 'missing_value')
  },
  enter: (turn, step) => void ask(turn, membershipOrder(step)),
  answered(turn, step, effect, answer) {
    if (answer.effect !== step.type) return
    const { changed } = answer.outcome
    const { ids, noted } = memberships[step.type]
    const reason = changed.length > 0 ? noted.changed : noted.unchanged
    note(turn, noted.type, reason, { [ids]: idsOfStep(step), changed }, effect.sequence)
    goOn(turn)
  },
}
