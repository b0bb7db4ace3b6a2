/** What happens to golden questions. */
import { defineEvent } from '../../../platform/events/define.ts'

export const goldenQuestionCreated = defineEvent('golden_question.created')
export const goldenQuestionUpdated = defineEvent('golden_question.updated')
export const goldenQuestionDeleted = defineEvent('golden_question.deleted')
export const goldenRunStarted = defineEvent('golden_question.run_started')
/** Every question was asked. */
export const goldenRunEnded = defineEvent('golden_question.run_ended')
