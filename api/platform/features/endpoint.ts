/** The wrappers of every endpoint: actions and queries. Permissions are checked in route.ts. */

import type { Database } from '../database/database.ts'
import type { Handle } from '../database/handle.ts'
import type { Reply } from '../http/exchange.ts'
import { errorFields } from '../runtime/log.ts'
import type { Context, InAction } from './context.ts'
import type { ActionContract, Contract, Input, Output } from './contract.ts'
import type { Exact, Wire } from './exact.ts'
import { firstAnswer, keepAnswer, repeatable } from './idempotency/idempotency.ts'
import { ActionContext, audit } from './in-action.ts'

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
  /** It changes nothing: for keys that may only read. */
  readonly reads?: boolean
  /** Refuses before the body is read. */
  readonly early?: EarlyCheck<C>
  perform(input: Input<C>, context: Context): Promise<Answer>
}

type EarlyCheck<C extends Contract> = (input: Omit<Input<C>, 'body'>, context: Context) => Promise<void>

const newEndpoint = <C extends Contract>(contract: C, perform: Endpoint<C>['perform'], reads = false): Endpoint<C> =>
  ({ contract, perform, reads: reads || contract.method === 'get' }) as Endpoint<C>

export const openDatabase = async <C extends Contract>(contract: C, context: Context) =>
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
  return newEndpoint(
    contract,
    async (input, context) => {
      const database = await openDatabase(contract, context)
      const found = await database.read(db => read(db, input, context))
      return { body: fn ? await fn(found, input, context) : found }
    },
    true,
  )
}

/** Answers with a response of its own: a page, a redirect, a stream. What goes the fast path is a `Reply`. */
export function endpoint<const C extends Contract>(
  contract: C,
  fn: (input: Input<C>, context: Context) => Promise<Response | Reply>,
): Endpoint<C> {
  return newEndpoint(contract, async (input, context) => ({ response: await fn(input, context) }))
}

/**
 * The same endpoint with a check before its body is read: whether the caller may send one at all. Every public endpoint
 * that takes files has one.
 */
export const withEarlyCheck = <C extends Contract>(endpoint: Endpoint<C>, early: EarlyCheck<C>): Endpoint<C> => ({
  ...endpoint,
  early,
})

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
      const database = await openDatabase(contract, context)
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
