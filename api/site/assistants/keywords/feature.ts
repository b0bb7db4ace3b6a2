/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { ownerOf } from '../../../platform/routing/assistant-reach.ts'
import * as events from './events.ts'
import { keywordLimits } from './limits.ts'
import { routes } from './routes.ts'
import { findKeyword } from './store.ts'
import { keywords as table } from './table.ts'
import { keywordWriting } from './texts/keyword-writing.ts'

export const keywords = feature({
  name: 'site/assistants/keywords',
  routes,
  limits: keywordLimits,
  operations: [keywordWriting],
  events: Object.values(events),
  subjects: { keyword: 'manage-assistants' },
  assistantsOf: { keyword: async (db, id) => ownerOf(await findKeyword(db, id)) },
  names: { keyword: namesOf(table, table.keyword) },
  // They go with their assistant, and outlive the page that was made of them.
  uses: { assistant: 'history', page: 'history' },
})
