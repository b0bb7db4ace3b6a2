/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { publishingGate } from '../assistants/rules.ts'
import { followingChanges, goldenCheckHandler, goldenHousekeeping } from './check-again.ts'
import * as events from './events.ts'
import { requireNoWorse } from './gate.ts'
import * as jobs from './jobs.ts'
import { goldenLimits } from './limits.ts'
import { routes } from './routes.ts'
import { goldenRun } from './run-operation.ts'
import { goldenQuestions as table } from './table.ts'

export const goldenQuestions = feature({
  name: 'site/assistants/golden-questions',
  routes,
  limits: goldenLimits,
  events: Object.values(events),
  jobs: Object.values(jobs),
  handlers: scope => [goldenCheckHandler(scope)],
  operations: [goldenRun],
  consumers: [followingChanges],
  housekeeping: goldenHousekeeping,
  subjects: { golden_question: 'manage-assistants' },
  names: { golden_question: namesOf(table, table.question) },
  provides: [provide(publishingGate, requireNoWorse)],
  // An expected source that is deleted is not found any more, which the questions then say.
  uses: { assistant: async () => [], knowledge_source: async () => [] },
})
