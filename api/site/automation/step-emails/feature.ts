/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { stepEmails as asked } from '../../email/emails/rules.ts'
import { routes } from './routes.ts'
import { stepEmails } from './step-emails.ts'

export const emailsOfSteps = feature({
  name: 'site/automation/step-emails',
  routes,
  provides: [provide(asked, stepEmails)],
})
