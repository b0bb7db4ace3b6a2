/**
 * Advances operations of every kind in batches. A batch, its numbers and the place behind it are one transaction, applied
 * only on top of the batch before: after any crash, no row is lost and none is done twice. The next batch is
 * looked up while a batch is written; between batches others get their turn.
 */
import { setTimeout } from 'node:timers/promises'
import type { Handle } from '../../database/handle.ts'
import { type Emit, emitter } from '../../events/emit.ts'
import { handle, type JobHandler, type Outcome as JobOutcome } from '../../jobs/handler.ts'
import { Full, isOutage } from '../../runtime/errors.ts'
import { limits } from '../../runtime/limits.ts'
import { errorFields } from '../../runtime/log.ts'
import type { SiteScope } from '../site-scope.ts'
import { addFilePart } from './files.ts'
import { foundRoom, waitForRoom } from './full-disk.ts'
import { operationJob } from './jobs.ts'
import {
  type Batch,
  type BatchResult,
  erased_reason,
  failed_reason,
  full_reason,
  type Operation,
  type OperationType,
  type OperationWork,
  type UndoContext,
} from './operation-type.ts'
import { abandonOperation, announce, endOperation, isUnderWay } from './rules.ts'
import { addFailures, findOperation, type OperationRow, saveOperation } from './store.ts'

type Db = Handle<'site'>
type WorkBatch = Batch<unknown, unknown>
/** A batch with the place behind which it was looked up, and the number of those that have to be on disk before it. */
type NumberedBatch = WorkBatch & { after: unknown; number: number }

/** What became of a batch; `reported`: and those who follow the site are to look. */
type Came = 'more' | 'reported' | 'over' | 'outdated'

const lease_ms = 10 * 60_000
const first_retry_ms = 1_000
/** While the database cannot be written at all. */
const outage_retry_ms = 5_000

/** One operation that is being worked for. */
interface OperationRun {
  operation: Operation<unknown>
  work: OperationWork<unknown, unknown, unknown, string>
}

/** `kinds`: those of all features. */
export function operationHandler(scope: SiteScope, kinds: readonly OperationType[]): JobHandler<'site'> {
  const working = new BatchWorker(scope, kinds)
  return handle(operationJob, {
    concurrency: limits.operations_at_once_max,
    lease_ms,
    async perform({ subject_id: id }, signal) {
      const row = await scope.database.read(db => findOperation(db, id))
      if (!row || !isUnderWay(row)) {
        foundRoom(id)
        return { done: true }
      }
      try {
        return await working.carryOn(row, signal)
      } catch (error) {
        return working.tryLater(id, error)
      }
    },
  })
}

/** Carries on the operations of one site. */
class BatchWorker {
  readonly #scope: SiteScope
  readonly #kinds: readonly OperationType[]
  readonly #emit: Emit

  constructor(scope: SiteScope, kinds: readonly OperationType[]) {
    this.#scope = scope
    this.#kinds = kinds
    this.#emit = emitter(scope.installation, () => scope.clock.now())
  }

  #ending(now: number) {
    return { emit: this.#emit, now }
  }

  #kindOf({ type }: OperationRow): OperationType | undefined {
    return this.#kinds.find(({ name }) => name === type)
  }

  #workedOf(row: OperationRow): OperationRun {
    const type = this.#kindOf(row)
    const { id, subject_id, created_at } = row
    const work = row.undoes === null ? type?.work(this.#scope) : type?.undo?.(this.#scope)
    if (!type || !work) throw new Error(`Nothing carries on the operation ${id} of the type ${row.type}`)
    const parameters = row.undoes === null ? type.parameters.parse(row.parameters) : (row.parameters as UndoContext)
    return { operation: { id, subject_id, created_at, parameters }, work }
  }

  /** The rows are counted, and it is under way. */
  async #start(row: OperationRow, { operation, work }: OperationRun): Promise<void> {
    const total = row.cursor === null ? await work.count(operation) : row.total
    await this.#scope.database.write(async tx => {
      const now = this.#scope.clock.now()
      const found = await findOperation(tx, row.id)
      if (found?.status !== 'queued') return
      await saveOperation(tx, row.id, { status: 'running', total, started_at: now, reported_at: now })
      await announce(tx, 'updated', row, this.#ending(now))
    })
  }

  async #find({ operation, work }: OperationRun, after: unknown, number: number): Promise<NumberedBatch> {
    return { ...(await work.find(operation, after)), after, number }
  }

  #apply(id: string, { operation, work }: OperationRun, batch: NumberedBatch): Promise<Came> {
    const how = { slow: work.slow === true, relaxed: !batch.is_last }
    return this.#scope.database.write(async tx => {
      const row = await findOperation(tx, id)
      if (!row || !isUnderWay(row) || row.batches !== batch.number) return 'over'
      const outcome = row.has_erased ? { canceled: erased_reason } : await work.apply(tx, operation, batch.rows)
      if (outcome === 'outdated') return 'outdated'
      const now = this.#scope.clock.now()
      if ('canceled' in outcome) {
        await endOperation(tx, row, { status: 'canceled', reason: outcome.canceled }, this.#ending(now))
        return 'over'
      }
      const is_reported = await this.#advance(tx, row, outcome, batch, now)
      if (!batch.is_last) return is_reported ? 'reported' : 'more'
      await endOperation(tx, row, { status: 'completed' }, this.#ending(now))
      return 'over'
    }, how)
  }

  async #advance(
    tx: Db,
    row: OperationRow,
    applied: BatchResult,
    { cursor }: WorkBatch,
    now: number,
  ): Promise<boolean> {
    const { succeeded = 0, skipped = 0, failures = [], counts = {}, part } = applied
    const is_reported = now - row.reported_at >= limits.operation_progress_milliseconds_min
    await addFailures(tx, row.id, row.failed, failures)
    if (part) await addFilePart(tx, row.id, row.batches, part)
    await saveOperation(tx, row.id, {
      cursor,
      batches: row.batches + 1,
      tries: 0,
      reason: null,
      succeeded: row.succeeded + succeeded,
      skipped: row.skipped + skipped,
      failed: row.failed + failures.length,
      counts: added(row.counts, counts),
      ...(part && { file_bytes: (row.file_bytes ?? 0) + part.bytes }),
      ...(is_reported && { reported_at: now }),
    })
    if (is_reported) await announce(tx, 'updated', row, this.#ending(now))
    return is_reported
  }

  /** Batch after batch, until it is over, has had its turn, or has to wait. */
  async carryOn(row: OperationRow, signal: AbortSignal): Promise<JobOutcome<'site'>> {
    const worked = this.#workedOf(row)
    if (row.status === 'queued') await this.#start(row, worked)
    const turn_ends = performance.now() + limits.operation_turn_milliseconds
    let batch = await this.#find(worked, row.cursor, row.batches)
    // One batch is done in every turn, also where looking it up took longer than the turn: it would never get on.
    for (let is_first = true; ; is_first = false) {
      const is_over = !is_first && performance.now() > turn_ends
      if (signal.aborted || is_over) return { done: false, again_at: this.#scope.clock.now() }
      const { after, cursor, number, is_last, pause_milliseconds: pause } = batch
      // The next batch is read meanwhile, and other writers get their turn.
      const next = is_last || pause !== undefined ? undefined : this.#find(worked, cursor, number + 1)
      const [came, following] = await Promise.all([this.#apply(row.id, worked, batch).then(rested), next])
      foundRoom(row.id)
      if (came === 'over') return { done: true }
      if (came !== 'outdated' && pause !== undefined) return { done: false, again_at: this.#scope.clock.now() + pause }
      if (came === 'outdated') batch = await this.#find(worked, after, number)
      else batch = following ?? (await this.#find(worked, cursor, number + 1))
    }
  }

  /** An outage is no fault of the operation: it waits until that has passed. A full disk is noted in its row where that can still be written. */
  async #waitForRoom(id: string, error: unknown): Promise<JobOutcome<'site'>> {
    const again_at = this.#scope.clock.now() + outage_retry_ms
    if (error instanceof Full) {
      waitForRoom(id)
      const noted = this.#scope.database.write(async tx => {
        const row = await findOperation(tx, id)
        if (!row || !isUnderWay(row) || row.reason === full_reason) return
        await saveOperation(tx, id, { reason: full_reason })
        await announce(tx, 'updated', row, this.#ending(this.#scope.clock.now()))
      })
      await noted.catch(() => undefined)
    }
    return { done: false, again_at }
  }

  /** Backs off; after too many consecutive failures the operation has failed. */
  async tryLater(id: string, error: unknown): Promise<JobOutcome<'site'>> {
    const { installation, site_id } = this.#scope
    installation.log.error({ site_id, operation_id: id, ...errorFields(error) }, 'operation')
    if (isOutage(error)) return this.#waitForRoom(id, error)
    const again_at = await this.#scope.database.write(async tx => {
      const row = await findOperation(tx, id)
      if (!row || !isUnderWay(row)) return null
      const [now, tries] = [this.#scope.clock.now(), row.tries + 1]
      if (tries >= limits.operation_tries_max) {
        const ending = { status: 'failed', reason: failed_reason } as const
        await abandonOperation(tx, row, this.#kindOf(row), ending, this.#ending(now))
        return null
      }
      await saveOperation(tx, id, { tries })
      return now + first_retry_ms * 4 ** (tries - 1)
    })
    return again_at === null ? { done: true } : { done: false, again_at }
  }
}

const rested = async <T>(value: T): Promise<T> => {
  await setTimeout(limits.operation_rest_milliseconds)
  return value
}

const added = (sums: Record<string, number>, counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    [...new Set([...Object.keys(sums), ...Object.keys(counts)])].map(key => [
      key,
      (sums[key] ?? 0) + (counts[key] ?? 0),
    ]),
  )
