/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { news } from '../../../platform/features/news.ts'
import * as events from './events.ts'
import { mergingSubmissions } from './lead-merge.ts'
import { submissionLimits } from './limits.ts'
import { routes } from './routes.ts'
import { countSubmittedSince, replacePeople } from './store.ts'

export const submissions = feature({
  name: 'site/capture/submissions',
  routes,
  limits: submissionLimits,
  events: Object.values(events),
  subjects: { form: 'read-lead' },
  news: [news('submissions', 'manage-popups', countSubmittedSince)],
  merge: mergingSubmissions,
  erase: replacePeople,
  uses: { popup: 'history' },
})
