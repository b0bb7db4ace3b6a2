/** Begins to read a source anew: when somebody asks for it, and at its time. One at a time. */

import type { Handle } from '../../../../platform/database/handle.ts'
import type { InAction } from '../../../../platform/features/context.ts'
import {
  beginOperation,
  findOperation,
  isUnderWay,
  type OperationRow,
} from '../../../../platform/features/operations/rules.ts'
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import { acting } from '../../../../platform/features/write-context.ts'
import { handle, type JobHandler } from '../../../../platform/jobs/handler.ts'
import { removeJobs, restart } from '../../../../platform/jobs/jobs.ts'
import { problem } from '../../../../platform/problem/problem.ts'
import * as store from '../../knowledge-records/rules.ts'
import { lastVersion } from '../content-store.ts'
import { knowledgeScheduleJob } from '../jobs.ts'
import { knowledgeUpdate } from './update-operation.ts'

type Db = Handle<'site'>
type StartContext = Pick<InAction, 'newId' | 'now' | 'actor' | 'emit'>

const day_ms = 86_400_000

export async function isUpdating(db: Db, { operation_id }: store.SourceRow): Promise<boolean> {
  const operation = operation_id === null ? undefined : await findOperation(db, operation_id)
  return operation !== undefined && isUnderWay(operation)
}

/** Those that are being read. */
export async function updatingAmong(db: Db, rows: readonly store.SourceRow[]): Promise<ReadonlySet<string>> {
  const updating = new Set<string>()
  for (const row of rows) if (await isUpdating(db, row)) updating.add(row.id)
  return updating
}

/** Refuses while the last one is under way. */
export async function beginUpdate(tx: Db, source: store.SourceRow, context: StartContext): Promise<OperationRow> {
  if (source.type === 'pair') throw problem('nothing_to_update')
  if (await isUpdating(tx, source)) throw problem('update_under_way')
  const parameters = { source_id: source.id, version: (await lastVersion(tx, source)) + 1 }
  const operation = await beginOperation(tx, knowledgeUpdate, { parameters, subject_id: source.id }, context)
  await store.saveSource(tx, source.id, { operation_id: operation.id, staged_block: null })
  return operation
}

/** When it is read anew by itself; null: never. */
export async function schedule(tx: Db, id: string, days: number | null, now: number): Promise<number | null> {
  if (days === null) {
    await removeJobs(tx, knowledgeScheduleJob, [id])
    return null
  }
  const due_at = now + days * day_ms
  await restart(tx, knowledgeScheduleJob, { subject_id: id, due_at }, now)
  return due_at
}

export const knowledgeScheduleHandler = ({ installation, database, clock }: SiteScope): JobHandler<'site'> =>
  handle(knowledgeScheduleJob, {
    concurrency: 2,
    lease_ms: 60_000,
    async perform({ subject_id: id }) {
      const row = await database.read(db => store.findSource(db, id))
      if (!row?.update_every_days) return { done: true }
      const now = clock.now()
      if (row.next_run_at !== null && row.next_run_at > now) return { done: false, again_at: row.next_run_at }
      const again_at = now + row.update_every_days * day_ms
      return {
        done: false,
        again_at,
        async write(tx) {
          const present = await store.findSource(tx, id)
          if (!present) return
          await store.saveSource(tx, id, { next_run_at: again_at })
          const context = { ...acting(installation, clock), actor: { type: 'system' } as const }
          if (!(await isUpdating(tx, present))) await beginUpdate(tx, present, context)
        },
      }
    },
  })
