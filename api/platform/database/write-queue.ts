/**
 * The writer queue of one database: actions that wait at the same moment share one transaction and are answered after
 * its commit. Savepoints cost a third of what an action writes, so a group is tried without; when one of its actions fails,
 * it is undone and repeated with a savepoint each. Knows nothing of drizzle.
 */
import { setImmediate } from 'node:timers'
import { ActionMisuse, Busy, ClosedError, type DatabaseError, isOutage, Unavailable } from '../runtime/errors.ts'
import { type RunningAction, runAs } from './action-context.ts'
import { ActionStatements } from './action-statements.ts'
import type { ManyRows } from './appends.ts'
import { type Backlog, QueuePace } from './backlog.ts'
import { type Answer, type Connection, isReading, type Method } from './connection.ts'
import { CAREFUL_GROUPS, type DatabaseLimits } from './limits.ts'
import { nextTurn } from './next-turn.ts'
import type { PageLog } from './page-log/page-log.ts'
import { hasFailed, type Outcome, type WaitingAction, type WriteOptions } from './write-options.ts'

export class WriteQueue {
  readonly #connect: () => Connection
  readonly #limits: DatabaseLimits
  /** Hears of each group before its actions are answered. */
  readonly #ended: (committed: boolean, actions: number) => void
  readonly #log: PageLog | undefined
  #connection: Connection | undefined
  #current: RunningAction | undefined
  /** Ends the current action as failed. */
  #giveUp: ((error: ActionMisuse) => void) | undefined
  #turning: NodeJS.Immediate | undefined
  #waiting: WaitingAction[] = []
  #working: Promise<void> | undefined
  #closed = false
  /** What became of the current group is not known for the time being. */
  #doubt: DatabaseError | undefined
  readonly #groupWaiters: (() => void)[] = []
  readonly #pace = new QueuePace()
  /** How many of the next groups use savepoints from the start. */
  #careful = 0
  readonly #statements = new ActionStatements(
    () => this.#connection,
    () => this.#careful > 0,
  )
  /** Actions and commits so far: their ratio shows what group commit gives. */
  readonly counts = { actions: 0, groups: 0 }

  constructor(
    connect: () => Connection,
    limits: DatabaseLimits,
    ended: (committed: boolean, actions: number) => void = () => undefined,
    log?: PageLog,
  ) {
    this.#log = log
    this.#connect = connect
    this.#limits = limits
    this.#ended = ended
    this.#connection = connect()
  }

  /** Runs a statement of the current action, in its transaction or not at all. */
  query(...asked: Parameters<ActionStatements['query']>): ReturnType<ActionStatements['query']> {
    return this.#statements.query(...asked)
  }

  append(append: ManyRows, values: readonly unknown[]): unknown {
    return this.#statements.append(append, values)
  }

  /** Reads while nothing is written; undefined where it cannot. */
  readAtRest(sql: string, params: readonly unknown[], method: Method): Answer | undefined {
    return this.#working === undefined && isReading(sql) ? this.#connection?.query(sql, params, method) : undefined
  }

  /** Waits for the end of the current group; false at once where that may take long. */
  async groupEnded(): Promise<boolean> {
    if (this.#statements.areSlow) return false
    if (this.#working) await new Promise<void>(resolve => this.#groupWaiters.push(resolve))
    return true
  }

  get current(): RunningAction | undefined {
    return this.#current
  }

  get isSlow(): boolean {
    return this.#statements.areSlow
  }

  get idle(): boolean {
    return !this.#working && this.#waiting.length === 0
  }

  get backlog(): Backlog {
    return this.#pace.backlogOf(this.#waiting)
  }

  /** Queues an action; settles after the commit of its group. */
  push<T>(fn: () => Promise<T>, { slow = false, relaxed = false, remote = false }: WriteOptions = {}): Promise<T> {
    if (this.#closed) return Promise.reject(new ClosedError())
    if (this.#doubt) return Promise.reject(this.#doubt)
    if (this.#waiting.length >= this.#limits.waiting_actions_max) return Promise.reject(new Busy())
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({
        since: performance.now(),
        ...{ slow, relaxed, remote },
        start: running => runAs(running, fn),
        resolve: resolve as (value: unknown) => void,
        reject,
      })
      this.#working ??= this.#work()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#working
    // Prepared statements keep a closed file open until they are collected, so closing alone need not checkpoint.
    if (!this.#log || (await this.#log.mayCheckpoint()))
      await this.#connection?.execSlow('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
    this.#connection?.close()
    this.#connection = undefined
    await this.#log?.ended()
  }

  async #work(): Promise<void> {
    // A turn of the event loop before each group lets actions gather and native memory be freed.
    do {
      const began = performance.now()
      const before = this.counts.actions
      await nextTurn()
      await this.#group()
      await this.#log?.checkpoint(sql => this.#connection?.execSlow(sql))
      for (const resolve of this.#groupWaiters.splice(0)) resolve()
      this.#pace.took(this.counts.actions - before, performance.now() - began)
    } while (this.#waiting.length > 0)
    this.#working = undefined
  }

  async #group(): Promise<void> {
    const outcomes: Outcome[] = []
    let failure: DatabaseError | undefined
    try {
      this.#connection ??= this.#connect()
      const isRelaxed = this.#areRelaxed()
      this.#connection.begin({ relaxed: isRelaxed })
      await this.#gather(this.#connection, outcomes, isRelaxed)
      while (!(await this.#end(this.#connection, outcomes))) await this.#gather(this.#connection, outcomes, isRelaxed)
      if (this.#careful > 0) this.#careful -= 1
    } catch (error) {
      failure = this.#fail(error, outcomes)
    }
    this.#doubt = undefined
    this.#ended(failure === undefined, outcomes.length)
    this.counts.groups += 1
    this.counts.actions += outcomes.length
    for (const [i, outcome] of outcomes.entries()) {
      // What is answered holds the event loop until all of it has been.
      if (i > 0 && i % this.#limits.answers_per_turn === 0) await nextTurn()
      if (failure !== undefined) outcome.waiting.reject(failure)
      else if ('error' in outcome) outcome.waiting.reject(outcome.error)
      else outcome.waiting.resolve(outcome.value)
    }
  }

  /** A slow action has its group to itself, as has one of another process; what need not wait for the disk goes along with what does. */
  #areRelaxed(): boolean {
    const [first] = this.#waiting
    return first?.slow ? first.relaxed : this.#waiting.every(({ relaxed }) => relaxed)
  }

  /** Runs what waits, until the group is full or nothing waits any more that may be in it. */
  async #gather(connection: Connection, outcomes: Outcome[], isRelaxed: boolean): Promise<void> {
    const until = performance.now() + this.#limits.group_ms_max
    let turn_until = performance.now() + this.#limits.group_slice_ms
    while (outcomes.length < this.#limits.group_actions_max) {
      if (this.#waiting.length === 0) {
        // A commit costs about the same for many actions: a small group waits one more turn for others.
        if (outcomes.length >= this.#limits.group_actions_enough) return
        await nextTurn()
      }
      // What is done is not kept waiting by a slow action, and that one not by what comes.
      const [next] = this.#waiting
      if (next && outcomes.length > 0 && (next.slow || next.remote || (isRelaxed && !next.relaxed))) return
      const waiting = this.#waiting.shift()
      if (waiting === undefined) return
      await this.#take(connection, waiting, outcomes)
      if (this.#careful === 0 && hasFailed(outcomes.at(-1))) this.#undo(connection, outcomes)
      const now = performance.now()
      if (waiting.slow || waiting.remote || now > until) return
      if (now < turn_until) continue
      await nextTurn()
      turn_until = performance.now() + this.#limits.group_slice_ms
    }
  }

  /** Undoes a group that ran without savepoints, and puts it back into the queue to be repeated with them. */
  #undo(connection: Connection, outcomes: Outcome[]): void {
    this.#statements.clear()
    connection.exec('ROLLBACK')
    connection.exec('BEGIN IMMEDIATE')
    if (outcomes.every(hasFailed)) return
    this.#waiting.unshift(...outcomes.splice(0).map(({ waiting }) => waiting))
    this.#careful = CAREFUL_GROUPS
  }

  /** One action, with a savepoint of its own if so wished. */
  async #take(connection: Connection, waiting: WaitingAction, outcomes: Outcome[]): Promise<void> {
    if (this.#limits.repeat_actions && !waiting.remote) await this.#rehearse(connection, waiting)
    const careful = this.#careful > 0
    if (careful) connection.exec('SAVEPOINT action')
    const outcome = await this.#act(waiting)
    outcomes.push(outcome)
    if (this.#statements.lost !== undefined) throw this.#statements.lost
    if (!connection.native.inTransaction) throw new Unavailable()
    if (!careful) return
    if (hasFailed(outcome)) connection.exec('ROLLBACK TO action')
    connection.exec('RELEASE action')
  }

  /** Runs an action and undoes it, as if another of its group had failed. With savepoints, nothing waits to be appended. */
  async #rehearse(connection: Connection, waiting: WaitingAction): Promise<void> {
    this.#careful = CAREFUL_GROUPS
    connection.exec('SAVEPOINT rehearsal')
    await this.#act(waiting)
    if (this.#statements.lost !== undefined) throw this.#statements.lost
    connection.exec('ROLLBACK TO rehearsal')
    connection.exec('RELEASE rehearsal')
  }

  /** Runs one action to its end, or to the moment in which it turns out to wait for something else. */
  async #act(waiting: WaitingAction): Promise<Outcome> {
    const running: RunningAction = { settled: false, waits: waiting.remote }
    this.#current = running
    if (waiting.slow) this.#statements.beginSlow(() => this.#watch())
    this.#watch()
    try {
      const value = await new Promise((resolve, reject) => {
        this.#giveUp = reject
        waiting.start(running).then(resolve, reject)
      })
      running.settled = true
      if (waiting.slow) await this.#statements.flushSlow()
      return { waiting, value }
    } catch (error) {
      return { waiting, error }
    } finally {
      if (waiting.slow) await this.#statements.endSlow()
      running.settled = true
      this.#current = undefined
      this.#giveUp = undefined
    }
  }

  /** Only an action that waits for something else lets the event loop turn: one look for all that run until it turns. */
  #watch(): void {
    this.#turning ??= setImmediate(() => {
      this.#turning = undefined
      if (this.#statements.areAsked || this.#current?.waits) return
      this.#giveUp?.(new ActionMisuse('A write action awaited something other than its database.'))
    })
  }

  /** Commits; false if an append failed, after which the group is queued again. */
  async #end(connection: Connection, outcomes: Outcome[]): Promise<boolean> {
    if (outcomes.every(hasFailed)) {
      this.#statements.clear()
      connection.rollback()
      return true
    }
    try {
      this.#statements.writeAppended(connection)
    } catch (error) {
      if (isOutage(error) || !connection.native.inTransaction) throw error
      this.#undo(connection, outcomes)
      return false
    }
    await connection.commit(doubt => this.#answerInDoubt(outcomes, doubt))
    this.#log?.committed()
    return true
  }

  /** Nobody is kept waiting until it is known what became of the group, and nothing is begun that comes after it. */
  #answerInDoubt(outcomes: readonly Outcome[], doubt: DatabaseError): void {
    this.#doubt = doubt
    for (const { reject } of [...outcomes.map(({ waiting }) => waiting), ...this.#waiting.splice(0)]) reject(doubt)
  }

  /** The group was rolled back: rejects every action, including those that failed because of the others' writes. */
  #fail(error: unknown, outcomes: Outcome[]): DatabaseError {
    if (outcomes.length === 0) {
      const refused = this.#waiting.splice(0, this.#limits.group_actions_max)
      outcomes.push(...refused.map(waiting => ({ waiting, error })))
    }
    this.#statements.lost = undefined
    this.#statements.clear()
    this.#connection?.abandon()
    this.#connection = undefined
    this.#log?.lost(error)
    return isOutage(error) ? (error as DatabaseError) : new Unavailable()
  }
}
