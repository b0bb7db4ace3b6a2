/** The fake of Mailchimp on a port, with the people on its lists and those who own its account. */
import { createHmac, randomBytes } from 'node:crypto'
import type { FixedClock } from '../../../platform/runtime/clock.ts'
import { type FakeCall, type FakeRoutes, startFakeServer } from '../fake-server.ts'
import { openContract } from '../published-contract.ts'
import { amend } from './amendments.ts'
import { createRoutes } from './routes.ts'
import { createState, type List, type Member, type Status, toHash, toProblem } from './state.ts'

const AT_ONCE_MAX = 10
const KEY = '0123456789abcdef0123456789abcdef-us6'
const TOKEN = 'access-of-the-owner'
const APPLICATION = { client_id: '635959587059', client_secret: 'secret-of-the-application' }

export type Receive = (url: string, request: { headers: Record<string, string>; body: string }) => Promise<number>

/** `receive` takes webhooks in the place of HTTP. */
export async function startFakeMailchimp({
  started_at = Date.parse('2026-11-28T10:00:00Z'),
  receive,
  clock: shared,
}: {
  started_at?: number
  /** In the place of one of its own. */
  clock?: FixedClock
  receive?: Receive
} = {}) {
  const keys = new Set([KEY])
  const tokens = new Set([TOKEN])
  const codes = new Set<string>()
  const deliveries: Promise<void>[] = []
  const contract = openContract({ file: new URL('contract.json.br', import.meta.url), prefix: '/3.0', amend })
  const reach = async (url: string): Promise<boolean> => (receive ? true : (await fetch(url)).status === 200)
  const routes: FakeRoutes = {}
  const server = await startFakeServer(
    {
      ...{ started_at, routes, contract },
      beyond: ['POST /oauth2/token', 'GET /oauth2/metadata'],
      admit,
      refuse: {
        rate_limit: () =>
          toProblem(429, 'Too Many Requests', 'You have exceeded the limit of 10 simultaneous connections.'),
        error: () => toProblem(500, 'Internal Server Error', 'An unexpected internal error has occurred.'),
      },
    },
    shared,
  )
  const { clock } = server
  const state = createState(clock)
  Object.assign(
    routes,
    createRoutes(state, reach, (list, email) => tell(list, 'api', 'profile', { email })),
    {
      'POST /oauth2/token': (call: FakeCall) => {
        const isKnown = call.body.client_secret === APPLICATION.client_secret && codes.delete(String(call.body.code))
        if (!isKnown)
          return { status: 400, body: { error: 'invalid_grant', error_description: 'The code is invalid or expired.' } }
        return { status: 200, body: { access_token: TOKEN, expires_in: 0, scope: null } }
      },
      'GET /oauth2/metadata': (call: FakeCall) =>
        call.headers.get('authorization') === `OAuth ${TOKEN}`
          ? { status: 200, body: { dc: 'us6', accountname: 'Bakery', api_endpoint: 'https://us6.api.mailchimp.com' } }
          : { status: 401, body: { error: 'invalid_token' } },
    },
  )

  function admit(call: FakeCall) {
    if (call.path.startsWith('/oauth2/')) return undefined
    const given = call.headers.get('authorization') ?? ''
    const key = Buffer.from(given.replace('Basic ', ''), 'base64').toString().split(':')[1] ?? ''
    const isKnown = given.startsWith('Bearer ') ? tokens.has(given.slice('Bearer '.length)) : keys.has(key)
    if (!isKnown)
      return toProblem(
        401,
        'API Key Invalid',
        'Your API key may be invalid, or you’ve attempted to access the wrong datacenter.',
      )
    if (server.under_way > AT_ONCE_MAX)
      return toProblem(429, 'Too Many Requests', 'You have exceeded the limit of 10 simultaneous connections.')
    return undefined
  }

  function tell(list: List, source: 'user' | 'admin' | 'api', type: string, data: Record<string, string>): void {
    const entries = Object.entries({ ...data, list_id: list.id }).map(([key, value]) => [`data[${key}]`, value])
    const fired_at = new Date(clock.now()).toISOString().slice(0, 19).replace('T', ' ')
    const body = new URLSearchParams({ type, fired_at, ...Object.fromEntries(entries) }).toString()
    for (const { url, events, sources, signing_secret } of list.webhooks.values()) {
      if (!events[type] || !sources[source]) continue
      const t = Math.floor(clock.now() / 1_000)
      const v1 = createHmac('sha256', signing_secret).update(`${t}.${body}`).digest('hex')
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'x-mailchimp-signature': `t=${t},v1=${v1}`,
      }
      deliveries.push((receive ?? post)(url, { headers, body }).then(() => undefined))
    }
  }

  const require = (list: List, email: string): Member => {
    const member = list.members.get(toHash(email))
    if (!member) throw new Error(`${email} is not on ${list.name}`)
    return member
  }
  const leave = (list: List, email: string, status: Status, reason: string | null, source: 'user' | 'admin') => {
    const member = require(list, email)
    member.is_compliant = source === 'user'
    state.setStatus(member, status)
    member.unsubscribe_reason = reason
  }

  return {
    ...server,
    get most_at_once() {
      return server.most_at_once
    },
    key: KEY,
    application: APPLICATION,
    state,
    addList: state.addList,
    addMember: (list: List, email: string, status: Status = 'subscribed') => state.addMember(list, email, status),
    getMember: (list: List, email: string) => list.members.get(toHash(email)),
    /** A code that the owner's browser brings back. */
    authorize(): string {
      const code = `code-${state.next()}`
      codes.add(code)
      return code
    },
    /** The people on the list. */
    person: {
      unsubscribe(list: List, email: string, reason = 'NORMAL: I no longer want to receive these emails'): void {
        leave(list, email, 'unsubscribed', reason, 'user')
        tell(list, 'user', 'unsubscribe', { email, action: 'unsub', reason: 'manual' })
      },
      complain(list: List, email: string): void {
        leave(list, email, 'unsubscribed', 'ABUSE: marked as spam', 'user')
        tell(list, 'user', 'unsubscribe', { email, action: 'unsub', reason: 'abuse' })
      },
      bounce(list: List, email: string): void {
        leave(list, email, 'cleaned', null, 'user')
        tell(list, 'user', 'cleaned', { email, reason: 'hard' })
      },
      /** Yes to the mail that `pending` sent. */
      confirm(list: List, email: string): void {
        const member = require(list, email)
        if (member.status !== 'pending') throw new Error(`${email} was not asked`)
        member.is_compliant = false
        state.setStatus(member, 'subscribed')
        tell(list, 'user', 'subscribe', { email })
      },
      changeAddress(list: List, email: string, new_email: string): void {
        const member = require(list, email)
        list.members.delete(toHash(email))
        member.email = new_email
        list.members.set(toHash(new_email), member)
        state.touch(member)
        tell(list, 'user', 'upemail', { old_email: email, new_email, new_id: toHash(new_email) })
      },
    },
    /** Those who work in the account. */
    owner: {
      unsubscribe(list: List, email: string): void {
        leave(list, email, 'unsubscribed', 'N/A (Unsubscribed by admin)', 'admin')
        tell(list, 'admin', 'unsubscribe', { email, action: 'unsub', reason: 'manual' })
      },
      change(list: List, email: string, merge_fields: Record<string, unknown>): void {
        const member = require(list, email)
        Object.assign(member.merge_fields, merge_fields)
        state.touch(member)
        tell(list, 'admin', 'profile', { email })
      },
      archive(list: List, email: string): void {
        state.setStatus(require(list, email), 'archived')
        tell(list, 'admin', 'unsubscribe', { email, action: 'delete', reason: 'manual' })
      },
      deletePermanently(list: List, email: string): void {
        list.members.delete(toHash(email))
        list.forgotten.add(toHash(email))
      },
      changeFieldType(list: List, tag: string, type: string): void {
        for (const field of list.fields) if (field.tag === tag) field.type = type
      },
      deleteList: (list: List) => void state.lists.delete(list.id),
      makeKey(): string {
        const key = `${randomBytes(16).toString('hex')}-us6`
        keys.add(key)
        return key
      },
      revoke(): void {
        keys.clear()
        tokens.clear()
      },
    },
    /** Waits until what was told has arrived. */
    settle: async (): Promise<void> => void (await Promise.all(deliveries.splice(0))),
  }
}

const post: Receive = async (url, { headers, body }) => (await fetch(url, { method: 'POST', headers, body })).status
