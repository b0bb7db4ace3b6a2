/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { questionsOfRuns } from '../runs/ports.ts'
import * as events from './events.ts'
import { settleAnswersHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { answerLimits } from './limits.ts'
import { routes } from './routes.ts'
import { questionsOfSteps } from './rules.ts'
import { mergingAnswers, replacePeople } from './store.ts'

export const answers = feature({
  name: 'site/automation/answers',
  routes,
  limits: answerLimits,
  events: Object.values(events),
  subjects: { question: 'manage-marketing' },
  jobs: Object.values(jobs),
  handlers: scope => [settleAnswersHandler(scope)],
  provides: [provide(questionsOfRuns, questionsOfSteps)],
  merge: mergingAnswers,
  erase: replacePeople,
  uses: { journey: 'history' },
})
