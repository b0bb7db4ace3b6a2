/** One step in the life of an account with a plan: what its owner does, or what befalls it. */
import type { Shop } from '../../api/testing/billed-harness.ts'
import type { Chance } from './chance.ts'

export interface Buyer {
  token: string
  user_id: string
  orders: number
}

export interface World {
  shop: Shop
  chance: Chance
  plans: readonly string[]
}

const cards = ['pm_card_visa', 'pm_card_visa', 'pm_card_mastercard', 'pm_card_visa_chargeDeclined'] as const
const details = { email: 'buyer@example.com', name: 'Buyer', address: { country: 'ES', postal_code: '28013' } }

interface Wire {
  id: string
  state: string
  items: { plan_id: string }[]
}
async function getLive({ shop }: World, { token }: Buyer): Promise<Wire | undefined> {
  const { body } = await shop.get('/v1/billing/subscriptions?live=true', { token })
  return (body.data as unknown as Wire[] | undefined)?.find(({ state }) => state !== 'cancelled')
}

/** Two tabs at the same time; the payment of the one that is open, and sometimes the way back before any event. */
async function buy(world: World, buyer: Buyer): Promise<void> {
  const { shop, chance, plans } = world
  const body = { plan_id: chance.pick(plans), interval: chance.pick(['month', 'year']), currency: 'EUR' }
  const begin = () => shop.post('/v1/checkout-sessions', body, { token: buyer.token })
  const [first, second] = await Promise.all([begin(), chance.isTrue(0.3) ? begin() : undefined])
  const open = first.status === 201 ? first : second
  if (open?.status !== 201) return
  const stripe_id = String(open.body.client_secret).split('_secret_')[0] ?? ''
  buyer.orders++
  await shop.fake.buyer.pay(stripe_id, chance.pick(cards), details).catch(() => undefined)
  if (chance.isTrue(0.5))
    await shop.post(`/v1/checkout-sessions/${open.body.id}/settle`, undefined, { token: buyer.token })
}

async function change(world: World, buyer: Buyer, { id }: Wire): Promise<void> {
  const { shop, chance, plans } = world
  const { token } = buyer
  const at = `/v1/billing/subscriptions/${id}`
  const body = { items: [{ plan_id: chance.pick(plans), quantity: 1 }], interval: chance.pick(['month', 'year']) }
  const shown = await shop.post(`${at}/changes`, body, { token })
  if (shown.status !== 201) return
  buyer.orders++
  const confirm = () => shop.post(`${at}/changes/${shown.body.id}/confirm`, undefined, { token })
  const [first] = await Promise.all([confirm(), chance.isTrue(0.3) ? confirm() : undefined])
  // Whoever got no answer asks again.
  if (first.status === 503) await confirm()
}

export async function live(world: World, buyer: Buyer): Promise<void> {
  const { shop, chance } = world
  const { token } = buyer
  const own = await getLive(world, buyer)
  if (!own) return buy(world, buyer)
  const at = `/v1/billing/subscriptions/${own.id}`
  const what = chance.below(6)
  if (what <= 1) return change(world, buyer, own)
  if (what === 2) await shop.call('PUT', `${at}/auto-renewal`, { token, body: { auto_renewal: chance.isTrue(0.4) } })
  if (what === 3) await shop.post(`${at}/resume`, undefined, { token })
  if (what === 4) await buy(world, buyer)
  if (what === 5 && chance.isTrue(0.2)) await shop.post(`${at}/refund`, undefined, { token })
}
