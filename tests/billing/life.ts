/** One step in the life of an account with a plan: what its owner does, or what befalls their card. */
import type Stripe from 'stripe'
import type { Shop } from '../../api/testing/billed-harness.ts'
import type { Chance } from './chance.ts'

export interface Buyer {
  token: string
  user_id: string
  orders: number
  /** Card whose trial nobody else has had: each buyer has one of their own. */
  card: { number: string; exp_month: number; exp_year: number }
}

export interface World {
  shop: Shop
  chance: Chance
  plans: readonly string[]
  /** Promotion codes; some end meanwhile. */
  codes: readonly { id: string; code: string }[]
  stripe: Stripe
}

const declined = 'pm_card_visa_chargeDeclined'
const details = { email: 'buyer@example.com', name: 'Buyer', address: { country: 'ES', postal_code: '28013' } }

interface Wire {
  id: string
  status: string
  reason?: string
  items: { plan_id: string }[]
  pending_change_id: string | null
}
async function getLive({ shop }: World, { token }: Buyer): Promise<Wire | undefined> {
  const { body } = await shop.get('/v1/billing/subscriptions?live=true', { token })
  return (body.data as unknown as Wire[] | undefined)?.find(({ status }) => status !== 'cancelled')
}
const toId = (secret: unknown): string => String(secret).split('_secret_')[0] ?? ''

/** Two tabs at the same time; the payment of the one that is open, and sometimes the way back before any event. */
async function buy(world: World, buyer: Buyer): Promise<void> {
  const { shop, chance, plans, codes } = world
  const { token } = buyer
  const promotion_code = chance.isTrue(0.4) ? chance.pick(codes).code : null
  const body = {
    plan_id: chance.pick(plans),
    interval: chance.pick(['month', 'year']),
    currency: 'EUR',
    promotion_code,
  }
  const begin = () => shop.post('/v1/checkout-sessions', body, { token })
  const [first, second] = await Promise.all([begin(), chance.isTrue(0.3) ? begin() : undefined])
  const open = first.status === 201 ? first : second
  if (open?.status !== 201) return
  buyer.orders++
  const id = toId(open.body.client_secret)
  const paid = await shop.fake.buyer.pay(id, chance.isTrue(0.2) ? declined : buyer.card, details).catch(() => undefined)
  if (paid?.status === 'requires_action') await shop.fake.buyer.authenticate(id).catch(() => undefined)
  if (chance.isTrue(0.5)) await shop.post(`/v1/checkout-sessions/${open.body.id}/settle`, undefined, { token })
}

async function change(world: World, buyer: Buyer, { id }: Wire): Promise<void> {
  const { shop, chance, plans, codes } = world
  const { token } = buyer
  const at = `/v1/billing/subscriptions/${id}`
  const promotion_code = chance.pick([undefined, undefined, null, chance.pick(codes).code])
  const body = {
    items: [{ plan_id: chance.pick(plans), quantity: 1 }],
    interval: chance.pick(['month', 'year']),
    ...(promotion_code !== undefined && { promotion_code }),
  }
  const shown = await shop.post(`${at}/changes`, body, { token })
  if (shown.status !== 201) return
  buyer.orders++
  if (chance.isTrue(0.1)) await shop.delete(`/v1/installation/coupons/${chance.pick(codes).id}`)
  const confirm = () => shop.post(`${at}/changes/${shown.body.id}/confirm`, undefined, { token })
  const [first] = await Promise.all([confirm(), chance.isTrue(0.3) ? confirm() : undefined])
  // Whoever got no answer asks again.
  const last = first.status >= 500 ? await confirm() : first
  const { confirmation } = last.body as unknown as { confirmation?: { client_secret: string } }
  if (confirmation && chance.isTrue(0.7)) {
    await shop.fake.buyer.authenticate(toId(confirmation.client_secret)).catch(() => undefined)
    if (chance.isTrue(0.5)) await confirm()
  } else if (confirmation && chance.isTrue(0.5)) await shop.delete(`${at}/changes/${shown.body.id}`, { token })
}

const cards = ['pm_card_chargeCustomerFail', 'pm_card_authenticationRequired', 'pm_card_visa', 'pm_card_visa'] as const

/** Another card pays from now on: a good one, one that is declined, one whose bank asks each time. */
async function changeCard({ shop, chance, stripe }: World, { token }: Buyer): Promise<void> {
  const { body } = await shop.post('/v1/billing/payment-method-setups', { currency: 'EUR' }, { token })
  const intent = shop.fake.world.setup_intents.find(toId(body.client_secret))
  if (!intent) return
  const customer = String(intent.customer)
  const card = await stripe.paymentMethods.attach(chance.pick(cards), { customer }).catch(() => undefined)
  if (card) await shop.post(`/v1/billing/payment-methods/${card.id}/default`, undefined, { token })
}

/** An invoice that is open is paid on Stripe's page, by a good card. */
async function payDue({ shop }: World, { token }: Buyer): Promise<void> {
  const { body } = await shop.get('/v1/billing/invoices', { token })
  const open = body.data?.find(({ status }) => status === 'open')
  if (!open) return
  const links = (await shop.get(`/v1/billing/invoices/${open.id}/links`, { token })).body
  const id = String(links.payment_url ?? '')
    .split('/')
    .at(-1)
  if (id) await shop.fake.buyer.payInvoice(id, { card: 'pm_card_visa' }).catch(() => undefined)
}

export async function live(world: World, buyer: Buyer): Promise<void> {
  const { shop, chance } = world
  const { token } = buyer
  const own = await getLive(world, buyer)
  if (!own) return buy(world, buyer)
  const at = `/v1/billing/subscriptions/${own.id}`
  if (own.reason === 'payment_due' || own.reason === 'unpaid') {
    if (chance.isTrue(0.5)) return payDue(world, buyer)
    if (chance.isTrue(0.5)) return changeCard(world, buyer)
  }
  const step = chance.below(8)
  if (step <= 2) return change(world, buyer, own)
  if (step === 3) await shop.call('PUT', `${at}/auto-renewal`, { token, body: { auto_renewal: chance.isTrue(0.4) } })
  if (step === 4) await shop.post(`${at}/resume`, undefined, { token })
  if (step === 5) await buy(world, buyer)
  if (step === 6) await changeCard(world, buyer)
  if (step === 7 && chance.isTrue(0.3)) await shop.post(`${at}/refund`, undefined, { token })
}
