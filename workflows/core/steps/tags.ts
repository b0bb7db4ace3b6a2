/** Assigning and removing tags. */
import type { AssignTagsStep, RemoveTagsStep } from '../definition.ts'
import { ask, goOn, note, type StepRules } from '../turn.ts'

export const assignTags: StepRules<AssignTagsStep> = {
  enter: (turn, step) => void ask(turn, { kind: 'assign_tags', tag_ids: step.tag_ids }),
  answered(turn, step, effect, answer) {
    if (answer.kind !== 'assign_tags') return
    const { changed } = answer.outcome
    note(
      turn,
      'tags_assigned',
      changed.length ? 'assigned' : 'already_assigned',
      { tag_ids: step.tag_ids, changed },
      effect.sequence,
    )
    goOn(turn)
  },
}

export const removeTags: StepRules<RemoveTagsStep> = {
  enter: (turn, step) => void ask(turn, { kind: 'remove_tags', tag_ids: step.tag_ids }),
  answered(turn, step, effect, answer) {
    if (answer.kind !== 'remove_tags') return
    const { changed } = answer.outcome
    note(
      turn,
      'tags_removed',
      changed.length ? 'removed' : 'not_assigned',
      { tag_ids: step.tag_ids, changed },
      effect.sequence,
    )
    goOn(turn)
  },
}
