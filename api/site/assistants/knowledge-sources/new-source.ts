/** What a source begins with, before anything of it is read. */
import type { SourceRow } from '../knowledge-records/rules.ts'

export const newSource = (of: Pick<SourceRow, 'id' | 'name' | 'type' | 'settings'>, now: number): SourceRow => ({
  ...of,
  ...{
    status: 'waiting',
    problem: null,
    warning: null,
    content_version: 0,
    block: null,
    staged_block: null,
    document_count: 0,
  },
  ...{ chunk_count: 0, bytes: 0, language: null, content_hash: null, format: null, fetched_at: null },
  ...{ update_every_days: null, next_run_at: null, operation_id: null, report: null },
  ...{ version: 1, created_at: now, updated_at: now },
})
