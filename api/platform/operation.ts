/** Actions and queries: the wrappers that every operation goes through. Permission checks happen in route.ts. */
import { recordActivity } from './activities/activities.ts'
import { actorId } from './actor.ts'
import type { Context, InAction } from './context.ts'
import type { ActionContract, Contract, Input, Output } from './contract.ts'
import type { Database } from './database/database.ts'
import type { Handle } from './database/handle.ts'
import { appendEvent, type NewEvent } from './events/events.ts'
import { firstAnswer, keepAnswer, repeatable } from './idempotency/idempotency.ts'
import { isId, type NewId } from './ids.ts'
import { errorFields } from './log.ts'
import { problem } from './problem/problem.ts'

declare const brand: unique symbol

export interface Answer {
  body?: unknown
  /** In place of a JSON body: pages, redirects, streams. */
  response?: Response
  replayed?: boolean
}

/** An operation carries its contract, so nothing can be reached unchecked. Only this file makes one. */
export interface Operation<C extends Contract = Contract> {
  readonly [brand]: true
  readonly contract: C
  perform(input: Input<C>, context: Context): Promise<Answer>
}

type Wire<T> = T extends readonly (infer U)[]
  ? readonly Wire<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Wire<T[K]> }
    : T
type Keys<T> = T extends unknown ? keyof T : never
type At<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
/** Exactly the response's keys: a surplus column does not typecheck. */
type Exact<R, O> = [O] extends [void]
  ? R
  : unknown extends O
    ? R
    : R extends readonly (infer E)[]
      ? readonly Exact<E, O extends readonly (infer P)[] ? P : never>[]
      : R extends object
        ? { [K in keyof R]: K extends Keys<O> ? Exact<R[K], At<O, K>> : string extends Keys<O> ? R[K] : never }
        : R

const operation = <C extends Contract>(contract: C, perform: Operation<C>['perform']): Operation<C> =>
  ({ contract, perform }) as Operation<C>

export const databaseOf = async <C extends Contract>(contract: C, context: Context) =>
  (contract.database === 'site'
    ? await context.installation.databases.site(context.site.id)
    : context.installation.databases.control) as Database<C['database']>

/** Reads; never writes. */
export function query<const C extends Contract, const R extends Wire<Output<C>>>(
  contract: C,
  fn: (db: Handle<C['database']>, input: Input<C>, context: Context) => Promise<Exact<R, Output<C>>>,
): Operation<C> {
  return operation(contract, async (input, context) => {
    const database = await databaseOf(contract, context)
    return { body: await database.read(db => fn(db, input, context)) }
  })
}

/** Answers with a response of its own: a page, a redirect, a stream. */
export function endpoint<const C extends Contract>(
  contract: C,
  fn: (input: Input<C>, context: Context) => Promise<Response>,
): Operation<C> {
  return operation(contract, async (input, context) => ({ response: await fn(input, context) }))
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
): Operation<C>
/** The same, with slow work before it, outside the queue. */
export function action<const C extends ActionContract, P, const R extends Wire<Output<C>>>(
  contract: C,
  before: Before<C, P>,
  fn: ReadyFn<C, P, R>,
): Operation<C>
export function action<const C extends ActionContract, P>(
  contract: C,
  first: InActionFn<C, unknown> | Before<C, P>,
  second?: ReadyFn<C, P, unknown>,
): Operation<C> {
  const before = second ? (first as Before<C, P>) : async () => undefined as P
  const fn = (second ?? first) as ReadyFn<C, P, unknown>
  return operation(contract, async (input, context) => {
    const { installation, actor, request } = context
    const repeat = repeatable(contract, {
      actor,
      key: request.idempotency_key,
      path: request.path,
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
        const told: NewEvent[] = []
        const result = await fn(tx, input, new ActionContext(context, follow, told), ready)
        await audit(contract, tx, input, context, result, told)
        if (repeat) await keepAnswer(tx, repeat, result, installation.clock.now())
        return result
      })
      if (contract.database === 'site') {
        installation.signals.wake('events', context.site.id)
        if (contract.permission !== 'public') installation.signals.wake('settings', context.site.id)
      } else {
        installation.signals.wake('mail')
        if (contract.audit && context.rights) installation.signals.wake('account', context.rights.account_id)
      }
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
  readonly #told: NewEvent[]
  readonly now: () => number
  readonly newId: NewId

  constructor(context: Context, follow: (() => void | Promise<void>)[], told: NewEvent[]) {
    this.#context = context
    this.#follow = follow
    this.#told = told
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

  readonly emit = (tx: Handle<'site'>, event: NewEvent): Promise<void> => {
    this.#told.push(event)
    return appendEvent(tx, { ...event, id: this.newId('event'), at: this.now() })
  }

  readonly alsoChanged: InAction['alsoChanged'] = async (tx, { name, subject_id }) => {
    await recordActivity(tx, { ...byOf(this.#context), name, subject_id })
    await this.emit(tx, { name, subject_id, lead_id: null })
  }

  readonly requireUnused: InAction['requireUnused'] = (...asked) =>
    this.#context.installation.connections.requireUnused(...asked)

  readonly erasePerson: InAction['erasePerson'] = (...asked) => this.#context.installation.connections.erase(...asked)

  readonly afterCommit = (run: () => void | Promise<void>): void => {
    this.#follow.push(run)
  }
}

/** What a change names, by the keys of its body; nothing of their values. */
const changedParts = <C extends Contract>({ method }: C, { body }: Input<C>): string | null =>
  method === 'patch' && typeof body === 'object' && body !== null ? Object.keys(body).join(',') || null : null

/**
 * The activity and the event of a successful action; its subject is the answer's id, else the last path parameter.
 * An event of that name which the action has told itself, with more to say, is not told twice.
 */
async function audit<C extends Contract>(
  contract: C,
  tx: Handle<C['database']>,
  input: Input<C>,
  context: Context,
  result: unknown,
  told: readonly NewEvent[],
): Promise<void> {
  if (!contract.audit) return
  const subject_id = idOf(result) ?? lastParam(contract, input)
  await recordActivity(tx, {
    ...byOf(context),
    name: contract.audit,
    subject_id,
    parts: changedParts(contract, input),
  })
  if (contract.database === 'site' && !told.some(event => event.name === contract.audit)) {
    const lead_id = subject_id !== null && isId('lead', subject_id) ? subject_id : null
    const event = { id: context.newId('event'), at: context.now(), name: contract.audit, subject_id, lead_id }
    await appendEvent(tx as Handle<'site'>, event)
  }
}

/** A new activity: when and by whom. */
const byOf = (context: Context) => ({
  id: context.newId('activity'),
  at: context.now(),
  actor_kind: context.actor.kind,
  actor_id: actorId(context.actor),
  account_id: context.rights?.account_id ?? null,
})

const idOf = (result: unknown): string | null =>
  typeof result === 'object' && result !== null && 'id' in result && typeof result.id === 'string' ? result.id : null

function lastParam(contract: Contract, input: Input<Contract>): string | null {
  const name = [...contract.path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1]
  const params = input.params as Record<string, unknown> | undefined
  const value = name ? params?.[name] : undefined
  return typeof value === 'string' ? value : null
}
