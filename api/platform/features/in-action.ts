/** The face of a context inside a write action, and what the action leaves: its activity and its event. */

import type { Handle } from '../database/handle.ts'
import { type BareEvent, isBare } from '../events/define.ts'
import { type Emit, emitter } from '../events/emit.ts'
import { actorId } from '../identity/actor.ts'
import { problem } from '../problem/problem.ts'
import type { NewId } from '../runtime/ids.ts'
import { recordActivity } from './activities/activities.ts'
import { type Change, changesBetween } from './activities/changes.ts'
import { readPlan } from './allowances/plan.ts'
import { requireRoom } from './allowances/room.ts'
import type { Context, InAction } from './context.ts'
import type { Contract, Input } from './contract.ts'

/** A context's face inside a write action. */
export class ActionContext implements InAction {
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

  /** Undefined: as the answer or the path says. */
  subject_id: string | null | undefined

  readonly auditAs = (subject_id: string | null): void => {
    this.subject_id = subject_id
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
    const plan = allowance.of === 'site' ? site.plan : await readPlan(tx as unknown as Handle<'control'>, account_id)
    const id = allowance.of === 'site' ? site.id : account_id
    const counted = { id, now: this.now(), timezone: site.timezone }
    await requireRoom(tx, allowance, { ...counted, plan, config: installation.config }, wanted)
  }

  readonly requireUnused: InAction['requireUnused'] = (...asked) =>
    this.#context.installation.connections.requireUnused(...asked)

  readonly requireNotLive: InAction['requireNotLive'] = (...asked) =>
    this.#context.installation.connections.requireNotLive(...asked)

  readonly requireOptionsUnused: InAction['requireOptionsUnused'] = (...asked) =>
    this.#context.installation.connections.requireOptionsUnused(...asked)

  readonly erasePeople: InAction['erasePeople'] = (...asked) => this.#context.installation.connections.erase(...asked)
  readonly eraseVisitors: InAction['eraseVisitors'] = (...asked) =>
    this.#context.installation.connections.eraseVisitors(...asked)
  readonly mergeRows: InAction['mergeRows'] = (...asked) => this.#context.installation.connections.merge(...asked)
  readonly unmergeRows: InAction['unmergeRows'] = (...asked) => this.#context.installation.connections.unmerge(...asked)
  readonly separateRows: InAction['separateRows'] = (...asked) =>
    this.#context.installation.connections.separate(...asked)

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
export async function audit<C extends Contract>(
  contract: C,
  tx: Handle<C['database']>,
  input: Input<C>,
  context: Context,
  result: unknown,
  inside: ActionContext,
): Promise<void> {
  const event = contract.audit
  if (!event) return
  const subject_id = inside.subject_id === undefined ? (idOf(result) ?? lastParam(contract, input)) : inside.subject_id
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
  actor_type: context.actor.type,
  actor_id: actorId(context.actor),
  impersonator_id: context.actor.type === 'user' ? (context.actor.impersonator_id ?? null) : null,
  account_id: accountOf(context),
})

/** What concerns none, such as the person's own password, is in the history of the account in which they have been longest. */
const accountOf = ({ rights, actor }: Context): string | null =>
  (rights ?? (actor.type === 'user' ? actor.rights[0] : undefined))?.account_id ?? null

const idOf = (result: unknown): string | null =>
  typeof result === 'object' && result !== null && 'id' in result && typeof result.id === 'string' ? result.id : null

function lastParam(contract: Contract, input: Input<Contract>): string | null {
  const name = [...contract.path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1]
  const params = input.params as Record<string, unknown> | undefined
  const value = name ? params?.[name] : undefined
  return typeof value === 'string' ? value : null
}
