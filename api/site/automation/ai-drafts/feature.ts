/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { attention } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { textForTest } from '../../email/templates/rules.ts'
import { draftQueue } from '../runs/ports.ts'
import * as events from './events.ts'
import { writeEmailHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { aiDraftLimits } from './limits.ts'
import { routes } from './routes.ts'
import { queueDrafts } from './rules.ts'
import { countToDecide, latestToDecide, lookAgain, mergingDrafts, replacePeople } from './store.ts'
import { writeOnce } from './write-once.ts'

export const aiDrafts = feature({
  name: 'site/automation/ai-drafts',
  routes,
  limits: aiDraftLimits,
  events: Object.values(events),
  subjects: { ai_draft: 'manage-marketing' },
  provides: [provide(textForTest, writeOnce), provide(draftQueue, queueDrafts)],
  jobs: Object.values(jobs),
  handlers: scope => [writeEmailHandler(scope)],
  attention: [attention('texts_to_approve', 'manage-marketing', countToDecide, latestToDecide)],
  retryWaiting: lookAgain,
  merge: mergingDrafts,
  erase: replacePeople,
  uses: { journey: 'history' },
})
