/** Registers endpoints: 401, 404 (site), 403, 415, the endpoint's early check, 400, 422, idempotency, effect, in that order. */
import type { Hono } from 'hono'
import { requireFeature } from '../features/allowances/plan.ts'
import type { Installation, SiteFacts } from '../features/context.ts'
import type { Contract, Input } from '../features/contract.ts'
import { recordDataAccess } from '../features/data-accesses/record.ts'
import type { Answer, Endpoint } from '../features/endpoint.ts'
import { claimedSite } from '../features/signed-link.ts'
import { clientPlace } from '../http/client-place.ts'
import { AppExchange, type Env, type Exchange, type Reply, toResponse } from '../http/exchange.ts'
import { type Actor, rightsOn } from '../identity/actor.ts'
import { allowsEndpoint, permissionMissing } from '../identity/permissions.ts'
import { type FieldError, problem } from '../problem/problem.ts'
import { fieldErrors } from '../problem/validation.ts'
import { limits } from '../runtime/limits.ts'
import { defaultBrand } from '../schemas/brand.ts'
import { accountHeader, accountRights } from './account-scope.ts'
import { requireChosen } from './assistant-reach.ts'
import { namesTag } from './compression/answers.ts'
import { deprecationHeaders } from './deprecation.ts'
import { countingRequest, requireKeyAccess, requireKeyAddress } from './key-access.ts'
import { requireHere } from './moved-site.ts'
import { holdingPlace, sharesOf, takePlace } from './open-answers.ts'
import { isTooLate, overloaded, rankOf } from './overload/ranks.ts'
import { readBody, requireReadable } from './request-body.ts'
import { type Access, RequestContext } from './request-context.ts'

/** Authenticates the caller by the Authorization header; null if there is none or it is invalid. */
export type Authenticate = (authorization: string | undefined) => Promise<Actor | null>

/** An endpoint ready to be mounted: `export const routes = [route(createTag), …]`. */
export const route = <C extends Contract>(endpoint: Endpoint<C>): Endpoint => endpoint as unknown as Endpoint

const nowhere: SiteFacts = {
  id: '',
  account_id: '',
  name: '',
  subdomain: '',
  primary_host: null,
  domains_waiting: 0,
  language: 'en',
  currency: '',
  timezone: 'UTC',
  postal_address: '',
  published: false,
  is_demo: false,
  paused: false,
  moved: null,
  restored: false,
  late_until: null,
  epoch: null,
  marketing: { emails_max: null, emails_days: 7, days_off: [], ai_daily_cents_max: 0 },
  tracking: { enabled: false, consent_mode: false, kept_days: 0 },
  fonts: [],
  brand: defaultBrand,
  allowed_hosts: [],
  overlays: { pause_seconds: 0, several_boxes: false },
  plan: null,
}

/** `/v1/sites/:site_id/tags` */
export const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

export function mount(
  app: Hono<Env>,
  endpoints: readonly Endpoint[],
  installation: Installation,
  authenticate: Authenticate,
): void {
  for (const endpoint of endpoints) {
    const { contract } = endpoint
    app.on(contract.method.toUpperCase(), honoPath(contract.path), async c =>
      toResponse(await carryOut(endpoint, new AppExchange(c), installation, authenticate)),
    )
  }
}

/** Handles one request; errors become problem documents. */
export async function carryOut(
  endpoint: Endpoint,
  exchange: Exchange,
  installation: Installation,
  authenticate: Authenticate,
): Promise<Reply | Response> {
  const actor = await identify(exchange, endpoint, authenticate)
  return countingRequest(actor, installation.rateLimits, async () => {
    const access = await admit(actor, exchange, endpoint, installation)
    return limited(endpoint, exchange, installation, access, authenticate)
  })
}

/** Carries the request out within its limits of rate and of answers under way at once. */
async function limited(
  endpoint: Endpoint,
  exchange: Exchange,
  installation: Installation,
  access: Access,
  authenticate: Authenticate,
): Promise<Reply | Response> {
  const { contract } = endpoint
  if (contract.method !== 'get') demandRoom(contract, installation, access)
  if (contract.rate_limit) demandRate(exchange, contract.rate_limit, installation, access)
  if (!contract.concurrency) return performed(endpoint, exchange, installation, access, authenticate)
  const leave = takePlace(installation.concurrency, sharesOf(contract.concurrency, exchange.ip, access.site.id))
  try {
    return holdingPlace(await performed(endpoint, exchange, installation, access, authenticate), leave, exchange)
  } catch (error) {
    leave()
    throw error
  }
}

async function performed(
  endpoint: Endpoint,
  exchange: Exchange,
  installation: Installation,
  access: Access,
  authenticate: Authenticate,
): Promise<Reply | Response> {
  const { contract } = endpoint
  const again = async () => admit(await identify(exchange, endpoint, authenticate), exchange, endpoint, installation)
  const contextWith = (bytes: Uint8Array) => new RequestContext(exchange, installation, access, bytes, again)
  requireReadable(exchange, contract)
  if (endpoint.early) {
    await endpoint.early(inputOf(exchange, { ...contract, body: undefined }, undefined), contextWith(new Uint8Array()))
  }
  const { given, bytes, discard } = await readBody(exchange, contract, installation, access.site.id)
  try {
    const input = inputOf(exchange, contract, given)
    const context = contextWith(bytes)
    const reply = respond(exchange, contract, await endpoint.perform(input, context))
    if (contract.shows_people) await recordDataAccess(contract, exchange.params, context)
    if (reply instanceof Response) return reply
    if (contract.deprecated) Object.assign(reply.headers, deprecationHeaders(contract.deprecated))
    if (access.rights && access.site.id !== '') reply.headers['Site-Time'] = new Date(context.now()).toISOString()
    return reply
  } finally {
    if (discard) await discard()
  }
}

/** Who calls: 401 without a valid token, 403 for a key from an address that it does not work from, which costs it no request. */
async function identify(exchange: Exchange, { contract }: Endpoint, authenticate: Authenticate): Promise<Actor> {
  const { headers, ip } = exchange
  const actor: Actor | null =
    contract.permission === 'public'
      ? { type: 'visitor' }
      : await authenticate(headers.get('authorization') ?? undefined)
  if (!actor) throw problem('not_signed_in')
  exchange.noteActor(actor)
  requireKeyAddress(actor, ip)
  return actor
}

/** Authorizes the request: 404 for another account's site, 403 without the permission. */
async function admit(
  actor: Actor,
  { headers, params }: Exchange,
  { contract, reads = false }: Endpoint,
  installation: Installation,
): Promise<Access> {
  const isPublic = contract.permission === 'public'
  requireKeyAccess(actor, contract, reads)
  const { site_id } = params
  const tenant = headers.get('x-tenant')
  if (site_id !== undefined && tenant !== null && tenant !== site_id) throw problem('tenant_mismatch')
  if (contract.permission === 'super-administrator' && !(actor.type === 'user' && actor.super_administrator)) {
    throw permissionMissing(contract)
  }
  if (isPublic && params.token !== undefined && !contract.after_move) await requireLinkHere(params.token, installation)
  if (site_id === undefined) {
    const rights = accountRights(contract, actor, headers.get(accountHeader))
    demandRecent(contract, actor, installation)
    return { actor, site: nowhere, rights }
  }
  const site = await installation.sites.find(site_id)
  if (!site) throw problem('site_not_found')
  if (isPublic) {
    requireHere(site)
    return { actor, site, rights: null }
  }
  const rights = rightsOn(actor, site)
  if (!rights) throw problem('site_not_found')
  if (!allowsEndpoint(rights.grants, contract)) {
    await requireChosen({ contract, params, rights, site_id: site.id }, installation)
  }
  demandRecent(contract, actor, installation)
  if (contract.plan_feature) requireFeature(site.plan, contract.plan_feature)
  return { actor, site, rights }
}

/** A link names its site in its token. */
async function requireLinkHere(token: string, { sites }: Installation): Promise<void> {
  const site = await sites.find(claimedSite(token))
  if (site) requireHere(site)
}

/** Whoever finds a browser open must not take the account over by it. */
function demandRecent({ sensitive, in_person }: Contract, actor: Actor, { clock }: Installation): void {
  if (actor.type !== 'user') return
  if ((sensitive || in_person) && actor.impersonator_id !== undefined) throw problem('not_while_impersonating')
  if (!sensitive) return
  if (actor.authenticated_at < clock.now() - limits.reauthentication_minutes * 60_000)
    throw problem('reauthentication_needed')
}

/** Who has been let in at the door is refused only where the queue has become twice as long as it may be there. */
function demandRoom(contract: Contract, { databases }: Installation, { site }: Access): void {
  const { actions, waited_ms } = databases.backlog(contract.database === 'site' ? site.id : undefined)
  if (actions >= limits.overload_requests_min && isTooLate(rankOf(contract), waited_ms / 2)) throw overloaded()
}

/** A flood is refused before its bodies are read. */
function demandRate(
  { ip }: Exchange,
  name: NonNullable<Contract['rate_limit']>,
  installation: Installation,
  { site }: Access,
): void {
  const { config, rateLimits } = installation
  rateLimits.demand(name, `${site.id} ${clientPlace(ip).address}`, config[name])
}

function inputOf<C extends Contract>(exchange: Exchange, contract: C, given: unknown): Input<C> {
  const errors: FieldError[] = []
  const take = (schema: Contract['body'], value: unknown): unknown => {
    if (!schema) return undefined
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    errors.push(...fieldErrors(parsed.error.issues, '', value))
    return undefined
  }
  // A malformed id in the path is answered like one that does not exist.
  const params = contract.params?.safeParse(exchange.params)
  if (params && !params.success) throw problem('not_found')
  const input = {
    params: params?.data,
    query: contract.query && take(contract.query, queryOf(exchange)),
    body: take(contract.body, given),
  }
  if (errors.length > 0) throw problem('validation_failed', { errors })
  return input as Input<C>
}

function queryOf(exchange: Exchange): Record<string, string | string[]> {
  const all = exchange.queries()
  return Object.fromEntries(
    Object.entries(all).map(([name, v]) => [name, v.length === 1 && v[0] !== undefined ? v[0] : v]),
  )
}

function respond({ headers: asked }: Exchange, contract: Contract, answer: Answer): Reply | Response {
  if (answer.response) return answer.response
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' }
  if (answer.replayed) headers['Idempotent-Replayed'] = 'true'
  if (answer.body === undefined) return { status: contract.response ? 200 : 204, headers, body: null }
  if (contract.versioned) {
    const etag = `"${(answer.body as { version: number }).version}"`
    headers.ETag = etag
    if (contract.method === 'get' && namesTag(asked.get('if-none-match'), etag))
      return { status: 304, headers, body: null }
  }
  headers['Content-Type'] = 'application/json'
  return { status: contract.status, headers, body: JSON.stringify(answer.body) }
}
