/** The product's client on the fake, whose clock moves on where the client waits. */
import { createConstantContactClient } from '../../../site/integrations/services/constant-contact/constant-contact-client.ts'
import {
  type ConstantContactParts,
  constant_contact_pace,
} from '../../../site/integrations/services/constant-contact/requests.ts'
import type { TokenStore, Tokens } from '../../../site/integrations/services/constant-contact/tokens.ts'
import { Pace } from '../../../site/integrations/services/pace.ts'
import type { startFakeConstantContact } from './fake-constant-contact.ts'

type Fake = Awaited<ReturnType<typeof startFakeConstantContact>>

export interface OpenParts {
  store?: ReturnType<typeof createStore>
  pace?: Pace
  call_milliseconds_max?: number
}

export const createPace = ({ clock }: Fake): Pace =>
  new Pace(constant_contact_pace, { clock, wait: async milliseconds => clock.forward(milliseconds) })

/** A store whose lease is a queue; `stored` has every pair in the order in which it was stored. */
export function createStore(first: Tokens): TokenStore & { stored: Tokens[] } {
  const stored = [first]
  let turn: Promise<unknown> = Promise.resolve()
  const current = () => stored.at(-1) ?? first
  return {
    stored,
    read: async () => current(),
    replace(stale, exchange) {
      const next = turn.then(async () => {
        if (current().access_token !== stale) return current()
        stored.push(await exchange(current().refresh_token))
        return current()
      })
      turn = next.catch(() => undefined)
      return next
    },
  }
}

export function openConstantContact(fake: Fake, given: OpenParts = {}) {
  const { store = createStore(fake.issue()), pace = createPace(fake), call_milliseconds_max = 5_000 } = given
  const application = {
    ...fake.application,
    redirect_url: 'https://x.example/sites/redirect-constantcontact-url',
    login: `${fake.origin}/oauth2/default/v1`,
  }
  const { clock } = fake
  const root = `${fake.origin}/v3`
  const parts: ConstantContactParts = { fetch, clock, pace, call_milliseconds_max, tokens: store, application, root }
  return { parts, store, pace, client: createConstantContactClient(parts) }
}
