/** The fake of ActiveCampaign on a port: by key, five calls a second, webhooks that are not repeated. */
import { randomBytes } from 'node:crypto'
import type { FixedClock } from '../../../platform/runtime/clock.ts'
import { type FakeCall, type FakeRoutes, startFakeServer } from '../fake-server.ts'
import { openContract } from '../published-contract.ts'
import { amend } from './amendments.ts'
import { toTime } from './objects.ts'
import { createRoutes } from './routes.ts'
import { type Contact, createState, type ListStatus, toErrors } from './state.ts'

const KEY = 'a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6'
const CALLS_PER_SECOND = 5
const IMPORTS_PER_MINUTE = 100
const BEYOND = [
  'GET /api/3/users/me',
  'PUT /api/3/contacts/{id}',
  'GET /api/3/contacts/{id}/contactLists',
  'GET /api/3/contacts/{id}/contactTags',
  'GET /api/3/tags',
  'POST /api/3/tags',
  'GET /api/3/fields',
  'POST /api/3/fields',
  'POST /api/3/fieldOption/bulk',
  'POST /api/3/fieldRels',
  'POST /api/3/webhooks',
  'GET /api/3/webhooks/{id}',
  'DELETE /api/3/webhooks/{id}',
]

/** Takes webhooks in the place of HTTP. */
export type Receive = (url: string, body: string) => Promise<number>

export async function startFakeActiveCampaign({
  started_at = Date.parse('2026-11-28T10:00:00Z'),
  receive = async () => 200,
  clock: shared,
}: {
  started_at?: number
  /** In the place of one of its own. */
  clock?: FixedClock
  receive?: Receive
} = {}) {
  const keys = new Set([KEY])
  const latest: number[] = []
  const imports: number[] = []
  const deliveries: Promise<void>[] = []
  const contract = openContract({
    file: new URL('contract.json.br', import.meta.url),
    prefix: '',
    amend,
    isLoose: true,
  })
  const routes: FakeRoutes = {}
  const tooMany = () => ({
    ...{ status: 429, body: { message: 'Rate limit exceeded' } },
    headers: { 'retry-after': '1', 'ratelimit-limit': '5', 'ratelimit-remaining': '0' },
  })
  const server = await startFakeServer(
    {
      ...{ started_at, routes, contract, admit, beyond: BEYOND },
      refuse: { rate_limit: tooMany, error: () => toErrors(500, 'An unexpected error occurred', 'server_error') },
    },
    shared,
  )
  const { clock } = server
  const state = createState(clock)
  Object.assign(
    routes,
    createRoutes(state, clock, (type, contact, list) => tell(type, 'api', contact, list)),
  )

  function admit(call: FakeCall, name: string) {
    if (!keys.has(call.headers.get('api-token') ?? ''))
      return { status: 403, body: { message: 'You are not authorized to access this resource.' } }
    if (isBeyond(latest, CALLS_PER_SECOND, 1_000)) return tooMany()
    return name.endsWith('/bulk_import') && isBeyond(imports, IMPORTS_PER_MINUTE, 60_000) ? tooMany() : undefined
  }

  function isBeyond(moments: number[], most: number, milliseconds: number): boolean {
    while (moments[0] !== undefined && moments[0] <= clock.now() - milliseconds) moments.shift()
    moments.push(clock.now())
    return moments.length > most
  }

  /** One try; 410 switches it off. */
  function tell(
    type: string,
    source: 'public' | 'admin' | 'api',
    contact: Contact,
    list: string,
    more: Record<string, string> = {},
  ): void {
    const body = new URLSearchParams({
      ...{ type, date_time: toTime(clock.now()), initiated_from: source, initiated_by: source, list },
      ...{ 'contact[id]': String(contact.id), 'contact[email]': contact.email, ...more },
    }).toString()
    for (const webhook of state.webhooks.values()) {
      const isMeant = webhook.is_enabled && webhook.events.includes(type) && webhook.sources.includes(source)
      if (!isMeant) continue
      const sent = receive(webhook.url, body).then(status => {
        if (status === 410) webhook.is_enabled = false
      })
      deliveries.push(sent)
    }
  }

  const require = (email: string): Contact => {
    const contact = state.find(email)
    if (!contact) throw new Error(`${email} is no contact`)
    return contact
  }
  const setList = (email: string, list: string, status: ListStatus, reason: string | null = null) => {
    const contact = require(email)
    state.setList(contact, Number(list), status, reason)
    return contact
  }

  return {
    ...server,
    key: KEY,
    state,
    addList: state.addList,
    addContact(list: string, email: string, status: ListStatus = 1): Contact {
      const contact = state.add(email)
      state.setList(contact, Number(list), status)
      return contact
    },
    getStatus: (list: string, email: string) => state.find(email)?.lists.get(Number(list))?.status,
    person: {
      unsubscribe(list: string, email: string, reason = 'too many'): void {
        tell('unsubscribe', 'public', setList(email, list, 2, reason), list, { 'unsubscribe[reason]': reason })
      },
      bounce(list: string, email: string): void {
        tell('bounce', 'public', setList(email, list, 3), list)
      },
      /** By a form of theirs. */
      subscribe(list: string, email: string): void {
        tell('subscribe', 'public', setList(email, list, 1), list)
      },
    },
    owner: {
      unsubscribe: (list: string, email: string) => tell('unsubscribe', 'admin', setList(email, list, 2), list),
      /** Many at once, of which no webhook tells. */
      unsubscribeAll: (list: string, emails: readonly string[]) => {
        for (const email of emails) setList(email, list, 2)
      },
      change(email: string, values: Partial<Pick<Contact, 'firstName' | 'lastName' | 'phone'>>): void {
        const contact = require(email)
        Object.assign(contact, values)
        state.touch(contact)
        tell('update', 'admin', contact, '0')
      },
      deleteField: (id: string) => void state.fields.delete(Number(id)),
      deleteList: (list: string) => void state.lists.delete(Number(list)),
      makeKey(): string {
        const key = randomBytes(36).toString('hex')
        keys.add(key)
        return key
      },
      revoke: () => keys.clear(),
    },
    settle: async (): Promise<void> => void (await Promise.all(deliveries.splice(0))),
  }
}
