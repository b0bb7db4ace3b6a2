/** Every screen of the admin, feature by feature. */
import { screens as account } from '../features/account/screens.ts'
import { screens as activities } from '../features/activities/screens.ts'
import { screens as approvals } from '../features/approvals/screens.ts'
import { screens as assistants } from '../features/assistants/screens.ts'
import { screens as audiences } from '../features/audiences/screens.ts'
import { screens as billing } from '../features/billing/screens.ts'
import { screens as billingConsole } from '../features/billing-console/screens.ts'
import { screens as campaigns } from '../features/campaigns/screens.ts'
import { screens as cart } from '../features/cart/screens.ts'
import { screens as checkout } from '../features/checkout/screens.ts'
import { screens as connections } from '../features/connections/screens.ts'
import { screens as console } from '../features/console/screens.ts'
import { screens as dashboard } from '../features/dashboard/screens.ts'
import { screens as emails } from '../features/emails/screens.ts'
import { screens as firstMinutes } from '../features/first-minutes/screens.ts'
import { screens as imports } from '../features/imports/screens.ts'
import { screens as integrations } from '../features/integrations/screens.ts'
import { screens as journeys } from '../features/journeys/screens.ts'
import { screens as knowledge } from '../features/knowledge/screens.ts'
import { screens as leadSettings } from '../features/lead-settings/screens.ts'
import { screens as leads } from '../features/leads/screens.ts'
import { screens as managers } from '../features/managers/screens.ts'
import { screens as operations } from '../features/operations/screens.ts'
import { screens as pages } from '../features/pages/screens.ts'
import { screens as popups } from '../features/popups/screens.ts'
import { screens as privacy } from '../features/privacy/screens.ts'
import { screens as retention } from '../features/retention/screens.ts'
import { screens as sandboxes } from '../features/sandboxes/screens.ts'
import { screens as settings } from '../features/settings/screens.ts'
import { screens as siteDesign } from '../features/site-design/screens.ts'
import { screens as siteDomains } from '../features/site-domains/screens.ts'
import { screens as sites } from '../features/sites/screens.ts'
import { screens as tracking } from '../features/tracking/screens.ts'
import { screens as visitors } from '../features/visitors/screens.ts'
import { screens as webhooks } from '../features/webhooks/screens.ts'

export const screens = [
  ...account,
  ...activities,
  ...approvals,
  ...assistants,
  ...audiences,
  ...campaigns,
  ...dashboard,
  ...emails,
  ...firstMinutes,
  ...imports,
  ...integrations,
  ...connections,
  ...journeys,
  ...operations,
  ...knowledge,
  ...leadSettings,
  ...leads,
  ...managers,
  ...billing,
  ...checkout,
  ...cart,
  ...console,
  ...billingConsole,
  ...sandboxes,
  ...settings,
  ...sites,
  ...siteDomains,
  ...siteDesign,
  ...retention,
  ...privacy,
  ...pages,
  ...popups,
  ...tracking,
  ...visitors,
  ...webhooks,
] as const
