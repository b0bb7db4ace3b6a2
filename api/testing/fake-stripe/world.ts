/** All objects of one account in one mode, with what made them and what tells of their changes. */
import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { BuyerDetails } from './buyer-details.ts'
import type { Card } from './cards.ts'
import type { Clock } from './clock.ts'
import type { Debit, Plan } from './plan.ts'
import { Table } from './table.ts'

export interface Settings {
  /** Days from a failed attempt to the next. */
  retry_days: number[]
  /** A subscription after the last attempt. */
  after_retries: 'canceled' | 'unpaid' | 'past_due'
  /** Hours that the invoice of a renewal is a draft. */
  draft_hours: number
  /** Days before a renewal at which `invoice.upcoming` is sent. */
  upcoming_days: number
  /** Verification of tax ids: values that are found. */
  verifiesTaxId: (value: string) => boolean
  /** Where automatic tax is on: the rate of a country, on top of its prices. */
  taxPercent: (country: string) => number
  /** Domains that Apple and Google find. */
  verifiesDomain: (domain: string) => boolean
}

export const defaultSettings: Settings = {
  retry_days: [3, 5, 7],
  after_retries: 'canceled',
  draft_hours: 1,
  upcoming_days: 7,
  verifiesTaxId: value => !value.includes('000000000'),
  taxPercent: () => 0,
  verifiesDomain: () => true,
}

export type World = ReturnType<typeof createWorld>

interface Surroundings {
  account: string
  livemode: boolean
  clock: Clock
  settings: Settings
  origin: () => string
  seed: string
  /** Worlds are made in pairs. */
  otherMode: () => { has(id: string): boolean }
  onEvent(world: World, event: Stripe.Event): void
}

export function createWorld(surroundings: Surroundings) {
  const { account, livemode, clock, settings, seed } = surroundings
  const mode = (live: boolean) => (live ? 'live' : 'test')
  const isElsewhere = (id: string) =>
    surroundings.otherMode().has(id)
      ? `a similar object exists in ${mode(!livemode)} mode, but a ${mode(livemode)} mode key was used to make this request.`
      : undefined
  const table = <Row extends { id: string }>(label: string) => new Table<Row>(label, isElsewhere)
  const tables = {
    customers: table<Stripe.Customer>('customer'),
    products: table<Stripe.Product>('product'),
    prices: table<Stripe.Price>('price'),
    coupons: table<Stripe.Coupon>('coupon'),
    promotion_codes: table<Stripe.PromotionCode>('promotion code'),
    discounts: table<Stripe.Discount>('discount'),
    payment_method_domains: table<Stripe.PaymentMethodDomain>('payment method domain'),
    payment_methods: table<Stripe.PaymentMethod>('PaymentMethod'),
    payment_intents: table<Stripe.PaymentIntent>('payment_intent'),
    setup_intents: table<Stripe.SetupIntent>('setupintent'),
    charges: table<Stripe.Charge>('charge'),
    sessions: table<Stripe.Checkout.Session>('checkout.session'),
    subscriptions: table<Stripe.Subscription>('subscription'),
    subscription_schedules: table<Stripe.SubscriptionSchedule>('subscription schedule'),
    invoices: table<Stripe.Invoice>('invoice'),
    invoice_payments: table<Stripe.InvoicePayment>('invoice_payment'),
    refunds: table<Stripe.Refund>('refund'),
    credit_notes: table<Stripe.CreditNote>('credit note'),
    tax_ids: table<Stripe.TaxId>('tax_id'),
    webhook_endpoints: table<Stripe.WebhookEndpoint>('webhook endpoint'),
    events: table<Stripe.Event>('event'),
  }
  let count = 0
  const world = {
    account,
    livemode,
    clock,
    settings,
    origin: surroundings.origin,
    ...tables,
    deletedCustomers: new Set<string>(),
    /** Endpoints that get the events of connected accounts. */
    connectEndpoints: new Set<string>(),
    /** Card behind each payment method. */
    cardByMethod: new Map<string, Card>(),
    /** Payment methods that may be charged without their owner. */
    setUp: new Set<string>(),
    /** Coupons as they were when they were given, by discount: deleting one takes it from nobody. */
    couponByDiscount: new Map<string, Stripe.Coupon>(),
    /** Items of Checkout Sessions by session, which the API shows only when they are asked for. */
    sessionItems: new Map<string, Stripe.LineItem[]>(),
    sessionParams: new Map<string, Stripe.Checkout.SessionCreateParams>(),
    sessionDiscounts: new Map<string, Stripe.Discount[]>(),
    /** Payments that wait for 3-D Secure, by session. */
    sessionActions: new Map<string, { method: Stripe.PaymentMethod | undefined; details?: BuyerDetails }>(),
    /** Amounts that were billed, by subscription item: prorations give back what was paid. */
    debits: new Map<string, Debit[]>(),
    /** Lines for the next invoice, by subscription. */
    pendingLines: new Map<string, Stripe.InvoiceLineItem[]>(),
    /** Refuses an account that is not connected. */
    getAccount: (id: string): string => id,
    /** Called when an intent has left the hands of whoever confirmed it. */
    onIntentSettled: (_: Stripe.PaymentIntent): void => undefined,
    onSetupSettled: (_: Stripe.SetupIntent): void => undefined,
    onInvoicePaid: (_: Stripe.Invoice): void => undefined,
    onInvoiceFailed: (_: Stripe.Invoice): void => undefined,
    /** Changes that wait for their invoice to be paid, by subscription. */
    pendingPlans: new Map<string, { invoice: string; plan: Plan }>(),
    /** Signing secrets by endpoint, the newest first; an old one counts for a while. */
    endpointSecrets: new Map<string, { secret: string; until: number | null }[]>(),
    /** The request that is answered, for the events that it causes. */
    request: { id: null, idempotency_key: null } as Stripe.Event.Request,
    newId(prefix: string, length = 24): string {
      count++
      const digest = createHash('sha512').update(`${seed} ${account} ${livemode} ${count}`).digest('base64')
      return prefix + digest.replace(/[+/=]/g, '').slice(0, length)
    },
    find: (id: string): { id: string } | undefined =>
      Object.values(tables)
        .map(rows => rows.find(id))
        .find(row => row !== undefined),
    has: (id: string): boolean => Object.values(tables).some(rows => rows.has(id)),
    emit(type: string, object: object, previous_attributes?: object): void {
      const event = {
        id: world.newId('evt_'),
        object: 'event',
        api_version: null,
        created: clock.seconds(),
        data: { object: structuredClone(object), ...(previous_attributes && { previous_attributes }) },
        livemode,
        pending_webhooks: 0,
        request: { ...world.request },
        type,
      } as unknown as Stripe.Event
      tables.events.add(event)
      surroundings.onEvent(world, event)
    },
    /** Tells of a change, if there is one. */
    update<Row extends object>(type: string, row: Row, change: () => void): Row {
      const before = structuredClone(row) as Record<string, unknown>
      change()
      const after = row as Record<string, unknown>
      const changed = Object.keys(after).filter(key => JSON.stringify(after[key]) !== JSON.stringify(before[key]))
      const previous = Object.fromEntries(changed.map(key => [key, before[key] ?? null]))
      if (changed.length > 0) world.emit(type, row, previous)
      return row
    },
  }
  return world
}
