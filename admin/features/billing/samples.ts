/** What tests of billing are answered. */
import type { Billing, Invoice, PaymentConfirmation, SubscriptionChange } from '@leadwright/sdk'
import { starter } from '../../testing/subscription.ts'

export const change: SubscriptionChange = {
  id: 'schg_1',
  subscription_id: 'subn_1',
  status: 'shown',
  items: [{ plan_id: 'plan_1', quantity: 1 }],
  interval: 'year',
  currency: 'EUR',
  amount_due: 26_100,
  next_amount: 29_000,
  lines: [
    { description: 'Unused time on Starter', amount: -2_900 },
    { description: 'Starter, a year', amount: 29_000 },
  ],
  discount: 0,
  tax: 0,
  effective_at: null,
  exceeded: [],
  expires_at: '2027-03-14T10:00:00.000Z',
  created_at: '2027-03-14T09:30:00.000Z',
}

export const confirmation: PaymentConfirmation = {
  change_id: 'schg_1',
  client_secret: 'pi_1_secret_a1',
  publishable_key: 'pk_test_0123456789',
  payment_url: 'https://invoice.example.com/in_1',
  amount_due: 26_100,
  currency: 'EUR',
  expires_at: '2027-03-15T08:30:00.000Z',
}

export const invoice: Invoice = {
  id: 'inv_1',
  number: 'LW-0001',
  status: 'open',
  subscription_id: 'subn_1',
  site_id: null,
  currency: 'KWD',
  total: 29_000,
  tax: 0,
  amount_due: 29_000,
  amount_paid: 0,
  amount_refunded: 0,
  lines: [],
  next_attempt_at: null,
  paid_at: null,
  created_at: '2027-03-14T09:30:00.000Z',
}

export const billingOn: Billing = {
  payments: 'on',
  publishable_key: 'pk_test_0123456789',
  plan: { id: 'plan_1', name: 'Starter', source: 'subscription', ends_at: null, ended: false },
  subscription: starter,
  site_subscriptions: [],
  exceeded: [],
  trial_available: false,
  currency: 'EUR',
  notices: [],
}
