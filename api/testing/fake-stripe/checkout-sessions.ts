/** Checkout Sessions until somebody pays. */
import type Stripe from 'stripe'
import { requireCurrency } from './currency.ts'
import { type DiscountInput, giveDiscounts } from './discounts.ts'
import { refuse } from './failure.ts'
import { type ListParams, listPage, toList } from './list.ts'
import { mergeMetadata, type Routes, route } from './route.ts'
import { toSessionItem, updateTotals } from './session-items.ts'
import { requireLines, requireValidSession } from './session-rules.ts'
import type { World } from './world.ts'

type Params = Stripe.Checkout.SessionCreateParams
type SessionListParams = ListParams & {
  customer?: string
  subscription?: string
  payment_intent?: string
  status?: string
}

const DAY = 86_400

export function createSession(world: World, params: Params): Stripe.Checkout.Session {
  requireValidSession(world, params)
  const { mode = 'payment', ui_mode = 'hosted_page', customer = null } = params
  const items = (params.line_items ?? []).map((input, index) => toSessionItem(world, input, index))
  if (mode !== 'setup')
    requireLines(
      mode,
      items.map(({ price }) => price!),
    )
  const currency = items[0]?.currency ?? params.currency ?? null
  if (customer && currency) requireCurrency(world, customer, currency)
  const id = world.newId(world.livemode ? 'cs_live_' : 'cs_test_', 58)
  const session = buildSession(world, { ...params, id, mode, ui_mode, currency })
  const discounts = giveDiscounts(
    world,
    (params.discounts ?? []) as DiscountInput[],
    { customer: customer ?? undefined, currency: currency ?? '', checkout_session: id },
    { isPreview: true },
  )
  setDiscounts(world, session, params.discounts ?? [], discounts)
  world.sessionItems.set(id, items)
  world.sessionParams.set(id, params)
  updateTotals(world, session, discounts, hasTrial(params))
  world.sessions.add(session)
  world.clock.schedule(`session ${id}`, session.expires_at, () => {
    if (session.status === 'open') expire(world, session)
  })
  return session
}

export const hasTrial = ({ subscription_data: data }: Params): boolean =>
  data?.trial_period_days !== undefined || data?.trial_end !== undefined

export function setDiscounts(
  world: World,
  session: Stripe.Checkout.Session,
  inputs: { coupon?: string; promotion_code?: string }[],
  discounts: Stripe.Discount[],
): void {
  world.sessionDiscounts.set(session.id, discounts)
  session.discounts = inputs.map((input, index) => ({
    coupon: world.couponByDiscount.get(discounts[index]!.id)!.id,
    promotion_code: input.promotion_code ?? null,
  }))
}

type BuildInput = Omit<Params, 'currency'> & { id: string; mode: string; ui_mode: string; currency: string | null }

function buildSession(world: World, input: BuildInput): Stripe.Checkout.Session {
  const { id, mode, ui_mode } = input
  const isHosted = ui_mode === 'hosted_page'
  const enabled = input.automatic_tax?.enabled ?? false
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: input.allow_promotion_codes ?? null,
    amount_subtotal: null,
    amount_total: null,
    automatic_tax: {
      enabled,
      liability: enabled ? { type: 'self' } : null,
      provider: enabled ? 'stripe' : null,
      status: enabled ? 'requires_location_inputs' : null,
    },
    billing_address_collection: input.billing_address_collection ?? null,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    client_secret: isHosted ? null : `${id}_secret_${world.newId('', 32)}`,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: world.clock.seconds(),
    currency: input.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: input.customer ?? null,
    customer_account: null,
    customer_creation: input.customer
      ? null
      : mode === 'subscription'
        ? 'always'
        : (input.customer_creation ?? 'if_required'),
    customer_details: input.customer_email ? toDetails(input.customer_email) : null,
    customer_email: input.customer_email ?? null,
    discounts: [],
    expires_at: input.expires_at ?? world.clock.seconds() + DAY,
    invoice: null,
    invoice_creation:
      mode === 'payment' ? { enabled: input.invoice_creation?.enabled ?? false, invoice_data: noInvoiceData } : null,
    livemode: world.livemode,
    locale: input.locale ?? null,
    metadata: mergeMetadata({}, input.metadata),
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === 'setup' ? 'always' : (input.payment_method_collection ?? 'always'),
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    redirect_on_completion: isHosted ? undefined : (input.redirect_on_completion ?? 'always'),
    return_url: input.return_url,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: input.submit_type ?? null,
    subscription: null,
    success_url: input.success_url ?? null,
    tax_id_collection: { enabled: input.tax_id_collection?.enabled ?? false, required: 'never' },
    total_details: null,
    ui_mode,
    url: isHosted ? `${world.origin()}/c/pay/${id}` : null,
    wallet_options: null,
  } as unknown as Stripe.Checkout.Session
}

const noInvoiceData = {
  account_tax_ids: null,
  custom_fields: null,
  description: null,
  footer: null,
  issuer: null,
  metadata: {},
  rendering_options: null,
}

export const toDetails = (email: string | null) => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
})

export function expire(world: World, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  if (session.status !== 'open')
    throw refuse(
      'Only Checkout Sessions with a status in ["open"] can be expired.',
      undefined,
      'checkout_session_not_open',
    )
  session.status = 'expired'
  session.url = null
  world.emit('checkout.session.expired', session)
  return session
}

export const checkoutSessions: Routes = {
  'POST /v1/checkout/sessions': route(createSession),
  'GET /v1/checkout/sessions': route<SessionListParams>((world, params) =>
    listPage(
      '/v1/checkout/sessions',
      world.sessions
        .all()
        .filter(row => params.customer === undefined || row.customer === params.customer)
        .filter(row => params.subscription === undefined || row.subscription === params.subscription)
        .filter(row => params.payment_intent === undefined || row.payment_intent === params.payment_intent)
        .filter(row => params.status === undefined || row.status === params.status),
      params,
    ),
  ),
  'GET /v1/checkout/sessions/{session}': route((world, _, path) => world.sessions.get(path.session!)),
  'POST /v1/checkout/sessions/{session}': route<Stripe.Checkout.SessionUpdateParams>((world, params, path) => {
    const session = world.sessions.get(path.session!)
    if (session.status !== 'open')
      throw refuse('Only open Checkout Sessions can be updated.', undefined, 'checkout_session_not_open')
    session.metadata = mergeMetadata(session.metadata, params.metadata)
    for (const { id, quantity } of params.line_items ?? []) {
      const item = world.sessionItems.get(session.id)?.find(other => other.id === id)
      if (item && quantity !== undefined) item.quantity = quantity
    }
    updateTotals(
      world,
      session,
      world.sessionDiscounts.get(session.id) ?? [],
      hasTrial(world.sessionParams.get(session.id)!),
    )
    return session
  }),
  'POST /v1/checkout/sessions/{session}/expire': route((world, _, path) =>
    expire(world, world.sessions.get(path.session!)),
  ),
  'GET /v1/checkout/sessions/{session}/line_items': route<ListParams>((world, params, path) => {
    const { id } = world.sessions.get(path.session!)
    const items = world.sessionItems.get(id) ?? []
    const limit = params.limit ?? 10
    return toList(`/v1/checkout/sessions/${id}/line_items`, items.slice(0, limit), items.length > limit)
  }),
}
