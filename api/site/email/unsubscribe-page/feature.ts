/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { copyTopics } from '../templates/rules.ts'
import * as events from './events.ts'
import { unsubscribePageLimits } from './limits.ts'
import { routes } from './routes.ts'
import { addCopyToTopics, pageWithAudience, pageWithTemplate } from './rules.ts'
import { forgetPeople, mergingTopics } from './store.ts'

export const unsubscribePage = feature({
  name: 'site/email/unsubscribe-page',
  routes,
  limits: unsubscribePageLimits,
  events: Object.values(events),
  subjects: { unsubscribe_page: 'manage-emails' },
  erase: forgetPeople,
  merge: mergingTopics,
  provides: [provide(copyTopics, addCopyToTopics)],
  uses: { template: pageWithTemplate, audience: pageWithAudience },
})
