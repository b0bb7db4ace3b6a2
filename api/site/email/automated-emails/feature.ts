/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { confirmations } from '../../contacts/lead-quality/rules.ts'
import { templateDemands } from '../templates/rules.ts'
import * as events from './events.ts'
import { followingLeads } from './following-leads.ts'
import { automatedEmailLimits } from './limits.ts'
import { ownConfirmation } from './own-confirmation.ts'
import { routes } from './routes.ts'
import {
  demandsOnTemplate,
  emailsUsingSender,
  emailsUsingTemplate,
  enabledEmailsUsingSender,
  enabledEmailsUsingTemplate,
  enabledMarketingEmails,
} from './rules.ts'
import { countFailing } from './store.ts'
import { automatedEmails as table } from './table.ts'

export const automatedEmails = feature({
  name: 'site/email/automated-emails',
  routes,
  limits: automatedEmailLimits,
  events: Object.values(events),
  subjects: { automated_email: 'manage-emails' },
  consumers: [followingLeads],
  provides: [provide(confirmations, ownConfirmation), provide(templateDemands, demandsOnTemplate)],
  attention: [attention('automated_emails_failing', 'manage-emails', countFailing, latestIn(table.failed_at))],
  uses: { template: emailsUsingTemplate, sender: emailsUsingSender },
  liveUses: { site: enabledMarketingEmails, template: enabledEmailsUsingTemplate, sender: enabledEmailsUsingSender },
})
