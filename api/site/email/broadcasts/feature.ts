/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { broadcastEmails as asked } from '../emails/rules.ts'
import { broadcastEmails, refilling } from './broadcast-emails.ts'
import * as events from './events.ts'
import { broadcastHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { broadcastLimits } from './limits.ts'
import { mergingRecipients, replacePeople } from './recipients-store.ts'
import { routes } from './routes.ts'
import { countStopped, isStopped } from './store.ts'
import { broadcasts as table } from './table.ts'
import {
  broadcastsFinding,
  broadcastsFindingByField,
  broadcastsNamingOption,
  broadcastsOfSite,
  broadcastsSendingBy,
  broadcastsSendingTemplate,
  broadcastsWithSender,
  broadcastsWithTemplate,
} from './uses.ts'

export const broadcasts = feature({
  name: 'site/email/broadcasts',
  planFeatures: ['broadcasts'],
  routes,
  limits: broadcastLimits,
  events: Object.values(events),
  subjects: { broadcast: 'manage-emails' },
  jobs: Object.values(jobs),
  handlers: scope => [broadcastHandler(scope)],
  consumers: [refilling],
  provides: [provide(asked, broadcastEmails)],
  attention: [attention('broadcasts_late', 'manage-emails', countStopped, latestIn(table.updated_at, isStopped))],
  names: { broadcast: namesOf(table, table.name) },
  erase: replacePeople,
  merge: mergingRecipients,
  uses: {
    site: broadcastsOfSite,
    template: broadcastsWithTemplate,
    sender: broadcastsWithSender,
    audience: broadcastsFinding,
    tag: broadcastsFinding,
    campaign: broadcastsFinding,
    assistant: broadcastsFinding,
    sandbox: broadcastsFinding,
    field: broadcastsFindingByField,
    broadcast: 'history',
  },
  liveUses: { site: broadcastsOfSite, template: broadcastsSendingTemplate, sender: broadcastsSendingBy },
  optionUses: broadcastsNamingOption,
})
