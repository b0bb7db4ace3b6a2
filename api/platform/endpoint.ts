/** The wrappers of every endpoint: actions and queries. Permissions are checked in route.ts. */
import { recordActivity } from './activities/activities.ts'
import { type Change, changesBetween } from './activities/changes.ts'
import { actorId } from './actor.ts'
import { planOf } from './allowances/plan.ts'
import { requireRoom } from './allowances/room.ts'
import type { Context, InAction } from './context.ts'
import type { ActionContract, Contract, Input, Output } from './contract.ts'
import type { Database } from './database/database.ts'
import type { Handle } from './database/handle.ts'
import { type BareEvent, isBare } from './events/define.ts'
import { type Emit, emitter } from './events/emit.ts'
import type { Exact, Wire } from './exact.ts'
import type { Reply } from './exchange.ts'
import { firstAnswer, keepAnswer, repeatable } from './idempotency/idempotency.ts'
import type { NewId } from './ids.ts'
import { errorFields } from './log.ts'
import { problem } from './problem/problem.ts'

declare const brand: unique symbol

export interface Answer {
  body?: unknown
  /** In place of a JSON body: pages, redirects, streams. */
  response?: Response | Reply
  replayed?: boolean
}

/** An endpoint carries its contract, so nothing can be reached unchecked. Only this file makes one. */
export interface Endpoint<C extends Contract = Contract> {
  readonly [brand]: true
  readonly contract: C
  perform(input: Input<C>, context: Context): Promise<Answer>
}

const newEndpoint = <C extends Contract>(contract: C, perform: Endpoint<C>['perform']): Endpoint<C> =>
  ({ contract, perform }) as Endpoint<C>

export const databaseOf = async <C extends Contract>(contract: C, context: Context) =>
  (contract.database === 'site'
    ? await context.installation.databases.site(context.site.id)
    : context.installation.databases.control) as Database<C['database']>

type ReadFn<C extends Contract, R> = (db: Handle<C['database']>, input: Input<C>, context: Context) => Promise<R>

/** Reads; never writes. */
export function query<const C extends Contract, const R extends Wire<Output<C>>>(
  contract: C,
  fn: ReadFn<C, Exact<R, Output<C>>>,
): Endpoint<C>
/** The same, with slow work on what was read, which holds up no reader. */
export function query<const C extends Contract, P, const R extends Wire<Output<C>>>(
  contract: C,
  read: ReadFn<C, P>,
  fn: (found: P, input: Input<C>, context: Context) => Promise<Exact<R, Output<C>>>,
): Endpoint<C>
export function query<const C extends Contract, P>(
  contract: C,
  read: ReadFn<C, P>,
  fn?: (found: P, input: Input<C>, context: Context) => Promise<unknown>,
): Endpoint<C> {
  return newEndpoint(contract, async (input, context) => {
    const database = await databaseOf(contract, context)
    const found = await database.read(db => read(db, input, context))
    return { body: fn ? await fn(found, input, context) : found }
  })
}

/** Answers with a response of its own: a page, a redirect, a stream. What goes the fast path is a `Reply`. */
export function endpoint<const C extends Contract>(
  contract: C,
  fn: (input: Input<C>, context: Context) => Promise<Response | Reply>,
): Endpoint<C> {
  return newEndpoint(contract, async (input, context) => ({ response: await fn(input, context) }))
}

type InActionFn<C extends Contract, R> = (
  tx: Handle<C['database']>,
  input: Input<C>,
  context: InAction,
) => Promise<Exact<R, Output<C>>>
type ReadyFn<C extends Contract, P, R> = (
  tx: Handle<C['database']>,
  input: Input<C>,
  context: InAction,
  ready: P,
) => Promise<Exact<R, Output<C>>>
type Before<C extends Contract, P> = (input: Input<C>, context: Context) => Promise<P>

/** One write action: effect, activity, event and idempotent answer in one transaction. */
export function action<const C extends ActionContract, const R extends Wire<Output<C>>>(
  contract: C,
  fn: InActionFn<C, R>,
): Endpoint<C>
/** The same, with slow work before it, outside the queue. */
export function action<const C extends ActionContract, P, const R extends Wire<Output<C>>>(
  contract: C,
  before: Before<C, P>,
  fn: ReadyFn<C, P, R>,
): Endpoint<C>
export function action<const C extends ActionContract, P>(
  contract: C,
  first: InActionFn<C, unknown> | Before<C, P>,
  second?: ReadyFn<C, P, unknown>,
): Endpoint<C> {
  const before = second ? (first as Before<C, P>) : async () => undefined as P
  const fn = (second ?? first) as ReadyFn<C, P, unknown>
  return newEndpoint(contract, async (input, context) => {
    const { installation, actor, request } = context
    const repeat = repeatable(contract, {
      actor,
      key: request.idempotency_key,
      path: request.path,
      account_id: context.site.id === '' ? context.rights?.account_id : undefined,
      body: request.body,
    })
    const once = async (): Promise<Answer> => {
      const database = await databaseOf(contract, context)
      if (repeat) {
        const first = await database.read(db => firstAnswer(db, repeat, installation.clock.now()))
        if (first) return { body: first.response, replayed: true }
      }
      const ready = await before(input, context)
      const follow: (() => void | Promise<void>)[] = []
      const body = await database.write(async tx => {
        follow.length = 0
        const inside = new ActionContext(contract, context, follow)
        const result = await fn(tx, input, inside, ready)
        await audit(contract, tx, input, context, result, inside)
        if (repeat) await keepAnswer(tx, repeat, result, installation.clock.now())
        return result
      })
      for (const run of follow) await settle(run, context)
      return { body }
    }
    return repeat ? installation.inFlight.after(repeat.scope, once) : once()
  })
}

async function settle(run: () => void | Promise<void>, context: Context): Promise<void> {
  try {
    await run()
  } catch (error) {
    context.log.error(errorFields(error), 'after commit')
  }
}

/** A context's face inside a write action. */
class ActionContext implements InAction {
  readonly #context: Context
  readonly #follow: (() => void | Promise<void>)[]
  readonly #append: Emit
  readonly #consumes: NonNullable<Contract['consumes']>
  #former: object | undefined
  /** Names of the events that the action has emitted. */
  readonly emitted = new Set<string>()
  readonly now: () => number
  readonly newId: NewId

  constructor(contract: Contract, context: Context, follow: (() => void | Promise<void>)[]) {
    this.#consumes = contract.consumes ?? []
    this.#context = context
    this.#follow = follow
    this.#append = emitter(context.installation, context.now)
    this.now = context.now
    this.newId = context.newId
  }

  get actor() {
    return this.#context.actor
  }
  get site() {
    return this.#context.site
  }
  get rights() {
    return this.#context.rights
  }
  get request_id() {
    return this.#context.request_id
  }
  get locale() {
    return this.#context.locale
  }
  get log() {
    return this.#context.log
  }

  readonly ifMatch = (version: number): void => {
    const wanted = this.#context.request.if_match
    if (wanted === undefined || wanted === '*') return
    const named = wanted.split(',').map(tag => tag.trim().replace(/^W\//, '').replaceAll('"', ''))
    if (!named.includes(String(version))) throw problem('changed_elsewhere')
  }

  readonly changedFrom = (former: object): void => {
    this.#former = former
  }

  /** Null where the former values are not known, or nothing that can be told has changed. */
  changesTo(result: unknown, parts: readonly string[] | null): Change[] | null {
    if (!this.#former || !parts || typeof result !== 'object' || result === null) return null
    const changes = changesBetween({ ...this.#former }, { ...result }, parts)
    return changes.length > 0 ? changes : null
  }

  readonly emit: Emit = (tx, event, what) => {
    this.emitted.add(event.name)
    return this.#append(tx, event, what)
  }

  /** Emits an event without data. */
  async emitBare(tx: Handle<'site'>, event: BareEvent, subject_id: string | null): Promise<void> {
    if (event.about === 'site') await this.emit(tx, event, { subject_id })
    else if (subject_id !== null) await this.emit(tx, event, { lead_id: subject_id })
  }

  readonly alsoChanged: InAction['alsoChanged'] = async (tx, event, subject_id) => {
    await recordActivity(tx, { ...byOf(this.#context), name: event.name, subject_id })
    await this.emitBare(tx, event, subject_id)
  }

  readonly requireRoom: InAction['requireRoom'] = async (tx, allowance, wanted) => {
    const { installation, site, rights } = this.#context
    if (!this.#consumes.some(({ name }) => name === allowance.name))
      throw new Error(`The contract does not say that it consumes ${allowance.name}`)
    const account_id = site.account_id || (rights?.account_id ?? '')
    const plan = allowance.of === 'site' ? site.plan : await planOf(tx as unknown as Handle<'control'>, account_id)
    const id = allowance.of === 'site' ? site.id : account_id
    const counted = { id, now: this.now(), timezone: site.timezone }
    await requireRoom(tx, allowance, { ...counted, plan, config: installation.config }, wanted)
  }

  readonly requireUnused: InAction['requireUnused'] = (...asked) =>
    this.#context.installation.connections.requireUnused(...asked)

  readonly erasePeople: InAction['erasePeople'] = (...asked) => this.#context.installation.connections.erase(...asked)
  readonly mergeRows: InAction['mergeRows'] = (...asked) => this.#context.installation.connections.merge(...asked)
  readonly unmergeRows: InAction['unmergeRows'] = (...asked) => this.#context.installation.connections.unmerge(...asked)

  readonly afterCommit = (run: () => void | Promise<void>): void => {
    this.#follow.push(run)
  }
}

/** The names of changed fields, by the keys of the body. */
const changedParts = <C extends Contract>({ method }: C, { body }: Input<C>): string[] | null => {
  const parts = method === 'patch' && typeof body === 'object' && body !== null ? Object.keys(body) : []
  return parts.length > 0 ? parts : null
}

/**
 * The activity and the event of a successful action; its subject is the answer's id, else the last path parameter.
 * An event with data is emitted by the action itself, and one that it has emitted is not emitted twice.
 */
async function audit<C extends Contract>(
  contract: C,
  tx: Handle<C['database']>,
  input: Input<C>,
  context: Context,
  result: unknown,
  inside: ActionContext,
): Promise<void> {
  const event = contract.audit
  if (!event) return
  const subject_id = idOf(result) ?? lastParam(contract, input)
  const parts = changedParts(contract, input)
  const changes = inside.changesTo(result, parts)
  await recordActivity(tx, { ...byOf(context), name: event.name, subject_id, parts: parts?.join(',') ?? null, changes })
  if (contract.database !== 'site' || inside.emitted.has(event.name) || !isBare(event)) return
  await inside.emitBare(tx as Handle<'site'>, event, subject_id)
}

/** A new activity: when and by whom. */
const byOf = (context: Context) => ({
  id: context.newId('activity'),
  at: context.now(),
  actor_kind: context.actor.kind,
  actor_id: actorId(context.actor),
  impersonator_id: context.actor.kind === 'user' ? (context.actor.impersonator_id ?? null) : null,
  account_id: accountOf(context),
})

/** What concerns none, such as the person's own password, is in the history of the account in which they have been longest. */
const accountOf = ({ rights, actor }: Context): string | null =>
  (rights ?? (actor.kind === 'user' ? actor.rights[0] : undefined))?.account_id ?? null

const idOf = (result: unknown): string | null =>
  typeof result === 'object' && result !== null && 'id' in result && typeof result.id === 'string' ? result.id : null

function lastParam(contract: Contract, input: Input<Contract>): string | null {
  const name = [...contract.path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1]
  const params = input.params as Record<string, unknown> | undefined
  const value = name ? params?.[name] : undefined
  return typeof value === 'string' ? value : null
}
