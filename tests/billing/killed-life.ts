/** What an account and its owner do with money while the process is killed, each step insisted on until it is answered. */
import type { FakeStripe } from '../../api/testing/fake-stripe/fake-stripe.ts'
import { Caller } from '../chaos/caller.ts'
import { eventually } from '../tools/server-fixture.ts'
import { type Mortal, patience_ms } from './mortal.ts'

export async function call(mortal: Mortal, api: Caller, method: string, path: string, body?: unknown) {
  const reply = await mortal.insist(async () => {
    const answer = await api.once(method, path, body)
    if (answer.status >= 500) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer
  })
  if ([401, 403].includes(reply.status)) throw new Error(`${method} ${path} answered ${JSON.stringify(reply.body)}`)
  return reply.body as Record<string, unknown> & { id: string; data: Record<string, unknown>[] }
}

export interface Life {
  mortal: Mortal
  fake: FakeStripe
  plans: readonly string[]
  add_on: string
  /** The super administrator's. */
  console_api: Caller
  /** Of an account that has bought nothing. */
  token: string
}

type Ask = (method: string, path: string, body?: unknown) => ReturnType<typeof call>
const buyer = { email: 'ana@example.com', name: 'Ana', address: { country: 'ES', postal_code: '28013' } }

async function pay({ fake }: Life, { client_secret }: Record<string, unknown>): Promise<void> {
  const [stripe_id = ''] = String(client_secret ?? '').split('_secret_')
  if (stripe_id) await fake.buyer.pay(stripe_id, 'pm_card_visa', buyer)
}

/** One checkout that gives way to another, its payment, a larger plan, and a smaller one that is taken back. */
async function buyPlan(life: Life, ask: Ask): Promise<string> {
  const [starter, studio] = life.plans
  const order = { plan_id: starter, interval: 'month', currency: 'EUR' }
  await ask('POST', '/v1/checkout-sessions', { ...order, plan_id: studio })
  const session = await ask('POST', '/v1/checkout-sessions', order)
  await pay(life, session)
  if (session.id) await ask('POST', `/v1/checkout-sessions/${session.id}/settle`)
  const { subscription } = (await ask('GET', '/v1/billing')) as unknown as { subscription?: { id: string } }
  if (!subscription) throw new Error('What was paid for is not there.')
  const at = `/v1/billing/subscriptions/${subscription.id}`
  const change = async (plan_id: string | undefined) => {
    const { id } = await ask('POST', `${at}/changes`, { items: [{ plan_id, quantity: 1 }] })
    await ask('POST', `${at}/changes/${id}/confirm`)
    return id
  }
  await change(studio)
  await ask('DELETE', `${at}/changes/${await change(starter)}`)
  return at
}

/** Add-ons of a site, and more of them. */
async function buyAddOns(life: Life, ask: Ask): Promise<void> {
  const subdomain = `casa-${crypto.randomUUID().slice(0, 8)}`
  await ask('POST', '/v1/sites', { name: 'Casa Verde', subdomain, timezone: 'Europe/Madrid', currency: 'EUR' })
  const [site] = (await ask('GET', '/v1/sites')).data
  const cart = `/v1/sites/${site?.id}/cart`
  const add = () => ask('POST', `${cart}/items`, { plan_id: life.add_on })
  await add()
  const { session } = await ask('POST', `${cart}/checkout`, {})
  if (session) await pay(life, session as Record<string, unknown>)
  await ask('POST', `${cart}/checkout/settle`)
  await add()
  const { change_id } = await ask('POST', `${cart}/total`)
  await ask('POST', `${cart}/checkout`, { ...(change_id !== undefined && { change_id }) })
}

/** Bought, changed, ended, resumed and given back; whatever was done before an answer was lost is done by now. */
export async function live(life: Life): Promise<void> {
  const { mortal, fake, console_api, token } = life
  const api = new Caller(console_api.url)
  api.token = token
  const ask: Ask = (method, path, body) => call(mortal, api, method, path, body)
  const rule: Ask = (method, path, body) => call(mortal, console_api, method, path, body)
  await rule('POST', '/v1/installation/billing-setup')
  const at = await buyPlan(life, ask)
  await buyAddOns(life, ask)
  await rule('POST', '/v1/installation/reconciliations')
  await ask('PUT', `${at}/auto-renewal`, { auto_renewal: false })
  await ask('POST', `${at}/resume`)
  const bought = (await ask('GET', '/v1/billing/subscriptions?live=true')).data
  if (bought.length < 2) throw new Error('What was paid for a site is not there.')
  for (const { id } of bought) await ask('POST', `/v1/billing/subscriptions/${id}/refund`)
  await fake.deliveries.settle()
  await eventually(
    async () => {
      const waiting = await rule('GET', '/v1/installation/payment-events?status=waiting')
      const compared = await rule('GET', '/v1/installation/reconciliations')
      const left = await ask('GET', '/v1/billing/subscriptions?live=true')
      return waiting.data.length + left.data.length === 0 && compared.data[0]?.status !== 'running'
    },
    'an end of what was given back',
    patience_ms,
  )
}
