/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { ownerOf } from '../../../platform/routing/assistant-reach.ts'
import * as events from './events.ts'
import { researchLimits } from './limits.ts'
import { research as operation } from './research-operation.ts'
import { routes } from './routes.ts'
import { findResearch } from './store.ts'
import { researches } from './table.ts'

export const research = feature({
  name: 'site/assistants/research',
  routes,
  limits: researchLimits,
  events: Object.values(events),
  operations: [operation],
  subjects: { research: 'manage-assistants' },
  assistantsOf: { research: async (db, id) => ownerOf(await findResearch(db, id)) },
  names: { research: namesOf(researches, researches.prompt) },
  // It goes with its assistant.
  uses: { assistant: 'history' },
})
