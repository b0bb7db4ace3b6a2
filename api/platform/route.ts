/** Registers operations: 401, 404 (site), 403, 415 and 400, 422, idempotency, effect, in that order. */
import type { Hono, Context as HonoContext } from 'hono'
import { type Actor, type Rights, rightsOn } from './actor.ts'
import { type BodyKind, bodyKind, parseJson, readBytes } from './body.ts'
import type { Installation, SiteFacts } from './context.ts'
import type { Contract, Input } from './contract.ts'
import { limits } from './limits.ts'
import { isMultipart, readMultipart } from './multipart.ts'
import type { Answer, Operation } from './operation.ts'
import { allows } from './permissions.ts'
import { type FieldError, problem } from './problem/problem.ts'
import { fieldErrors } from './problem/validation.ts'
import { type Access, RequestContext } from './request-context.ts'

export interface Env {
  Variables: { request_id: string; ip: string }
}

/** Finds who sends the request from its Authorization header; null where there is none that is valid. */
export type Authenticate = (authorization: string | undefined) => Promise<Actor | null>

/** An operation ready to be mounted: `export const routes = [route(createTag), …]`. */
export const route = <C extends Contract>(operation: Operation<C>): Operation => operation as unknown as Operation

const nowhere: SiteFacts = {
  id: '',
  account_id: '',
  name: '',
  subdomain: '',
  language: 'en',
  currency: '',
  timezone: 'UTC',
  postal_address: '',
  published: false,
  is_demo: false,
  held: false,
  marketing: { mails_max: null, mails_days: 7, days_off: [], ai_daily_cents_max: 0 },
  tracking: { enabled: false, consent_mode: false, kept_days: 0 },
  fonts: [],
  allowed_hosts: [],
}

export function mount(
  app: Hono<Env>,
  operations: readonly Operation[],
  installation: Installation,
  authenticate: Authenticate,
): void {
  for (const operation of operations) {
    const { contract } = operation
    const path = contract.path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.on(contract.method.toUpperCase(), path, async c => {
      const access = await admit(c, contract, installation, authenticate)
      if (contract.rate_limit) demandRate(c, contract.rate_limit, installation, access)
      const { input, body } = await readInput(c, contract)
      const again = () => admit(c, contract, installation, authenticate)
      const context = new RequestContext(c, installation, access, body, again)
      return respond(c, contract, await operation.perform(input, context))
    })
  }
}

/** Who may come in: 401 without a valid token, 404 for a site that is not theirs, 403 without the permission. */
async function admit(
  c: HonoContext<Env>,
  contract: Contract,
  installation: Installation,
  authenticate: Authenticate,
): Promise<Access> {
  const isPublic = contract.permission === 'public'
  const actor: Actor | null = isPublic ? { kind: 'visitor' } : await authenticate(c.req.header('authorization'))
  if (!actor) throw problem('not_signed_in')
  const site_id = c.req.param('site_id')
  const tenant = c.req.header('x-tenant')
  if (site_id !== undefined && tenant !== undefined && tenant !== site_id) throw problem('tenant_mismatch')
  if (contract.permission === 'super-administrator' && !(actor.kind === 'user' && actor.super_administrator)) {
    throw problem('not_permitted')
  }
  if (site_id === undefined) return { actor, site: nowhere, rights: accountRights(contract, actor) }
  const site = await installation.sites.find(site_id)
  if (!site) throw problem('site_not_found')
  if (isPublic) return { actor, site, rights: null }
  const rights = rightsOn(actor, site)
  if (!rights) throw problem('site_not_found')
  if (!allows(rights.grants, contract.permission, c.req.param('plan_type'))) throw problem('not_permitted')
  return { actor, site, rights }
}

/** A flood is refused before its bodies are read. */
function demandRate(
  c: HonoContext<Env>,
  name: NonNullable<Contract['rate_limit']>,
  installation: Installation,
  { site }: Access,
): void {
  const { config, rateLimits, clock } = installation
  rateLimits.demand(name, `${site.id} ${c.get('ip')}`, config[name], clock.now())
}

/** On account paths the first membership that allows it counts. */
function accountRights(contract: Contract, actor: Actor): Rights | null {
  if (actor.kind !== 'user' && actor.kind !== 'api_key') return null
  if (contract.permission === 'super-administrator') return actor.rights[0] ?? null
  const rights = actor.rights.find(r => allows(r.grants, contract.permission))
  if (!rights && contract.permission !== 'signed-in' && contract.permission !== 'public') throw problem('not_permitted')
  return rights ?? null
}

async function readInput<C extends Contract>(
  c: HonoContext<Env>,
  contract: C,
): Promise<{ input: Input<C>; body: Uint8Array }> {
  let bytes: Uint8Array = new Uint8Array()
  let given: unknown
  if (contract.method !== 'get') {
    const bytes_max = bytesOf(contract)
    const contentType = c.req.header('content-type')
    const kind = bodyKind(contentType)
    if (contract.body && !takes(contract, kind, contentType)) {
      throw problem('content_type_not_supported')
    }
    bytes = await readBytes(c.req.raw, bytes_max)
    if (contract.multipart) {
      const form = await readMultipart(bytes, contentType ?? '')
      given = form.values
      bytes = form.digest
    } else if (contract.body)
      given = kind === 'json' || kind === 'plain' ? parseJson(bytes, depthOf(contract)) : formValues(bytes)
  }
  const errors: FieldError[] = []
  const take = (schema: Contract['body'], value: unknown): unknown => {
    if (!schema) return undefined
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    errors.push(...fieldErrors(parsed.error.issues, '', value))
    return undefined
  }
  // An id in the path that has not the form of an id is one that does not exist.
  const params = contract.params?.safeParse(c.req.param())
  if (params && !params.success) throw problem('not_found')
  const input = {
    params: params?.data,
    query: contract.query && take(contract.query, queryOf(c)),
    body: take(contract.body, given),
  }
  if (errors.length > 0) throw problem('validation_failed', { errors })
  return { input: input as Input<C>, body: bytes }
}

const takes = (contract: Contract, kind: BodyKind, contentType: string | undefined): boolean =>
  contract.multipart
    ? isMultipart(contentType)
    : kind === 'json' ||
      (contract.form_body === true && kind === 'form') ||
      (contract.plain_body === true && kind === 'plain')

const bytesOf = ({ permission, body_bytes_max }: Contract): number =>
  body_bytes_max ?? (permission === 'public' ? limits.public_body_bytes_max : limits.body_bytes_max)

const depthOf = ({ permission }: Contract): number =>
  permission === 'public' ? limits.json_depth_max : limits.json_depth_signed_in_max

function queryOf(c: HonoContext<Env>): Record<string, string | string[]> {
  const all = c.req.queries()
  return Object.fromEntries(
    Object.entries(all).map(([name, v]) => [name, v.length === 1 && v[0] !== undefined ? v[0] : v]),
  )
}

const formValues = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(Buffer.from(bytes).toString('utf8')))

function respond(c: HonoContext<Env>, contract: Contract, answer: Answer): Response {
  if (answer.response) return answer.response
  if (answer.replayed) c.header('Idempotent-Replayed', 'true')
  c.header('Cache-Control', 'no-store')
  if (answer.body === undefined) return c.body(null, contract.response ? 200 : 204)
  if (contract.versioned) {
    const etag = `"${(answer.body as { version: number }).version}"`
    c.header('ETag', etag)
    if (contract.method === 'get' && c.req.header('if-none-match') === etag) return c.body(null, 304)
  }
  return c.json(answer.body as object, contract.status as 200)
}
