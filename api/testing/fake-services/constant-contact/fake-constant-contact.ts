/** The fake of Constant Contact on a port: its sign-in with tokens that work once, and limits that all users of an application key share. */
import { randomUUID } from 'node:crypto'
import type { FixedClock } from '../../../platform/runtime/clock.ts'
import { type FakeCall, type FakeRoutes, startFakeServer } from '../fake-server.ts'
import { openContract } from '../published-contract.ts'
import { createAccountRoutes } from './account-routes.ts'
import { amend } from './amendments.ts'
import { createContactRoutes } from './routes.ts'
import { type Contact, createState, type Permission, toErrors } from './state.ts'

const APPLICATION = { client_id: 'application-key', client_secret: 'secret-of-the-application' }
const ACCESS_MILLISECONDS = 86_400_000
const REFRESH_MILLISECONDS = 180 * 86_400_000
const DAY = 86_400_000
const CALLS_PER_SECOND = 4
const CALLS_PER_DAY = 10_000

export async function startFakeConstantContact({
  started_at = Date.parse('2026-11-28T10:00:00Z'),
  clock: shared,
}: {
  started_at?: number
  /** In the place of one of its own. */
  clock?: FixedClock
} = {}) {
  const access = new Map<string, number>()
  const refresh = new Map<string, number>()
  const codes = new Set<string>()
  const latest: number[] = []
  const used = { day: 0, calls: 0 }
  let isReadOnly = false
  const contract = openContract({ file: new URL('contract.json.br', import.meta.url), prefix: '/v3', amend })
  const routes: FakeRoutes = {}
  const server = await startFakeServer(
    {
      ...{ started_at, routes, contract, admit },
      beyond: ['POST /oauth2/default/v1/token', 'PUT /v3/contacts/resubscribe/{contact_id}'],
      refuse: {
        rate_limit: () => toErrors(429, 'throttled', 'You have exceeded the limit of 4 calls a second.'),
        error: () => toErrors(500, 'unknown.server.error', 'An error occurred.'),
      },
    },
    shared,
  )
  const { clock } = server
  const state = createState(clock)
  Object.assign(routes, createContactRoutes(state, clock), createAccountRoutes(state, clock), {
    'POST /oauth2/default/v1/token': (call: FakeCall) => {
      const { grant_type, code, refresh_token } = call.body as Record<string, string>
      const basic = Buffer.from(`${APPLICATION.client_id}:${APPLICATION.client_secret}`).toString('base64')
      if (call.headers.get('authorization') !== `Basic ${basic}`)
        return { status: 401, body: { error: 'invalid_client', error_description: 'Client authentication failed.' } }
      const isGood = grant_type === 'authorization_code' ? codes.delete(code ?? '') : spend(refresh_token ?? '')
      if (!isGood)
        return {
          status: 400,
          body: { error: 'invalid_grant', error_description: 'The refresh token is invalid or expired.' },
        }
      return { status: 200, body: { token_type: 'Bearer', expires_in: ACCESS_MILLISECONDS / 1_000, ...issue() } }
    },
  })

  /** A refresh token works once. */
  function spend(token: string): boolean {
    const ends_at = refresh.get(token) ?? 0
    refresh.delete(token)
    return ends_at > clock.now()
  }

  function issue() {
    const tokens = { access_token: `access-${randomUUID()}`, refresh_token: `refresh-${randomUUID()}` }
    access.set(tokens.access_token, clock.now() + ACCESS_MILLISECONDS)
    refresh.set(tokens.refresh_token, clock.now() + REFRESH_MILLISECONDS)
    return tokens
  }

  function admit(call: FakeCall) {
    if (call.path.startsWith('/oauth2/')) return undefined
    const token = (call.headers.get('authorization') ?? '').replace('Bearer ', '')
    if ((access.get(token) ?? 0) <= clock.now()) return toErrors(401, 'unauthorized', 'Unauthorized')
    const day = Math.floor(clock.now() / DAY)
    if (used.day !== day) Object.assign(used, { day, calls: 0 })
    used.calls += 1
    if (used.calls > CALLS_PER_DAY)
      return toErrors(429, 'quota_exceeded', 'You have exceeded the quota of 10,000 calls a day.')
    while (latest[0] !== undefined && latest[0] <= clock.now() - 1_000) latest.shift()
    latest.push(clock.now())
    if (latest.length > CALLS_PER_SECOND)
      return toErrors(429, 'throttled', 'You have exceeded the limit of 4 calls a second.')
    if (isReadOnly && call.method !== 'GET')
      return toErrors(403, 'forbidden', 'The user lacks the privilege contacts:write.')
    return undefined
  }

  const require = (address: string): Contact => {
    const contact = state.find(address)
    if (!contact) throw new Error(`${address} is no contact`)
    return contact
  }

  return {
    ...server,
    application: APPLICATION,
    state,
    addList: state.addList,
    addContact(list_id: string, address: string, permission: Permission = 'implicit'): Contact {
      const contact = state.add(address, permission)
      contact.lists.add(list_id)
      return contact
    },
    getContact: state.find,
    issue: () => ({ ...issue(), expires_at: clock.now() + ACCESS_MILLISECONDS }),
    /** A code that the owner's browser brings back. */
    authorize(): string {
      const code = randomUUID()
      codes.add(code)
      return code
    },
    /** Calls of other applications' users with the same key. */
    useCalls: (calls: number) => void Object.assign(used, { day: Math.floor(clock.now() / DAY), calls }),
    expireAccess: () => access.clear(),
    person: {
      unsubscribe: (address: string, reason = 'no longer of interest') =>
        state.leave(require(address), 'Contact', reason),
      /** Yes to the mail of `resubscribe`. */
      comeBack(address: string, list_id: string): void {
        const contact = require(address)
        if (!contact.is_asked) throw new Error(`${address} was not asked`)
        Object.assign(contact, { permission: 'explicit', opt_out_source: null, updated_at: clock.now() })
        contact.lists.add(list_id)
      },
    },
    owner: {
      unsubscribe: (address: string) => state.leave(require(address), 'Account', null),
      change: (address: string, values: object) =>
        void Object.assign(require(address), {
          values: { ...require(address).values, ...values },
          updated_at: clock.now(),
        }),
      delete: (address: string) =>
        void Object.assign(require(address), { deleted_at: clock.now(), updated_at: clock.now() }),
      deleteList(list_id: string): void {
        state.lists.delete(list_id)
        for (const { lists } of state.contacts.values()) lists.delete(list_id)
      },
      deleteField: (id: string) => void state.fields.delete(id),
      losePrivilege(): void {
        isReadOnly = true
      },
      revoke(): void {
        access.clear()
        refresh.clear()
      },
    },
  }
}
