/** Every endpoint of the fake. */
import { accounts } from './accounts.ts'
import { checkoutSessions } from './checkout-sessions.ts'
import { coupons } from './coupons.ts'
import { creditNotes } from './credit-notes.ts'
import { customers } from './customers.ts'
import { invoices } from './invoices.ts'
import { paymentIntents } from './payment-intents.ts'
import { paymentMethodDomains } from './payment-method-domains.ts'
import { paymentMethods } from './payment-methods.ts'
import { prices } from './prices.ts'
import { products } from './products.ts'
import { refunds } from './refunds.ts'
import type { Routes } from './route.ts'
import { setupIntents } from './setup-intents.ts'
import { subscriptionSchedules } from './subscription-schedules.ts'
import { subscriptions } from './subscriptions.ts'
import { taxIds } from './tax-ids.ts'
import { webhooks } from './webhook-endpoints.ts'

export const routes: Routes = {
  ...accounts,
  ...checkoutSessions,
  ...coupons,
  ...creditNotes,
  ...customers,
  ...invoices,
  ...paymentIntents,
  ...paymentMethodDomains,
  ...paymentMethods,
  ...prices,
  ...products,
  ...refunds,
  ...setupIntents,
  ...subscriptionSchedules,
  ...subscriptions,
  ...taxIds,
  ...webhooks,
}
