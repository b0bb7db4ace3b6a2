/** Every feature of accounts, in the order in which what follows from events happens. */

import type { Feature } from '../platform/features/feature.ts'
import { abilities } from './abilities/feature.ts'
import { accountDeletion } from './account-deletion/feature.ts'
import { accountEmails } from './account-emails/feature.ts'
import { accountActivities } from './activities/feature.ts'
import { apiKeys } from './api-keys/feature.ts'
import { auth } from './auth/feature.ts'
import { billing } from './billing/feature.ts'
import { subscriptions } from './billing/subscriptions/feature.ts'
import { billingConsole } from './billing-console/feature.ts'
import { billingSetup } from './billing-setup/feature.ts'
import { brand } from './brand/feature.ts'
import { cart } from './cart/feature.ts'
import { checkout } from './checkout/feature.ts'
import { superConsole } from './console/feature.ts'
import { demo } from './demo/feature.ts'
import { domains } from './domains/feature.ts'
import { identities } from './identities/feature.ts'
import { impersonation } from './impersonation/feature.ts'
import { managers } from './managers/feature.ts'
import { memberships } from './memberships/feature.ts'
import { notificationSettings } from './notification-settings/feature.ts'
import { passkeys } from './passkeys/feature.ts'
import { paymentEvents } from './payment-events/feature.ts'
import { personRequests } from './person-requests/feature.ts'
import { pictures } from './pictures/feature.ts'
import { plans } from './plans/feature.ts'
import { pricingPage } from './pricing-page/feature.ts'
import { secondFactor } from './second-factor/feature.ts'
import { sessions } from './sessions/feature.ts'
import { siteTransfer } from './site-transfer/feature.ts'
import { sites } from './sites/feature.ts'
import { users } from './users/feature.ts'

export const accountFeatures: readonly Feature[] = [
  users,
  memberships,
  auth,
  abilities,
  pictures,
  identities,
  passkeys,
  secondFactor,
  sessions,
  sites,
  domains,
  brand,
  apiKeys,
  managers,
  plans,
  billing,
  subscriptions,
  checkout,
  cart,
  paymentEvents,
  billingSetup,
  billingConsole,
  pricingPage,
  superConsole,
  accountEmails,
  impersonation,
  accountDeletion,
  notificationSettings,
  accountActivities,
  personRequests,
  siteTransfer,
  demo,
]
