/** What steps make leads members of, and no longer: whether it is there, and how it is done to many leads at once. */
import type { MemberSet } from '../../../../../workflows/core/memberships.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { InAction } from '../../../../platform/features/context.ts'
import type { IdKind } from '../../../../platform/runtime/ids.ts'
import { audienceExists, joinManyLeads, leaveManyLeads } from '../../../contacts/audiences/rules.ts'
import { tagExists, tagManyLeads, untagManyLeads } from '../../../contacts/tags/rules.ts'

type Tx = Handle<'site'>
type Emit = InAction['emit']

interface Members {
  type: IdKind
  exists(db: Tx, id: string): Promise<boolean>
  /** The leads that were no members before. */
  add(
    tx: Tx,
    runs: readonly { lead_id: string; run_id: string }[],
    id: string,
    at: number,
    emit: Emit,
  ): Promise<string[]>
  /** The leads that were members. */
  remove(tx: Tx, lead_ids: readonly string[], id: string, emit: Emit): Promise<string[]>
}

export const memberSets: { readonly [S in MemberSet]: Members } = {
  tags: {
    type: 'tag',
    exists: tagExists,
    add: (tx, runs, id, at, emit) =>
      tagManyLeads(
        tx,
        runs.map(({ lead_id, run_id }) => ({ lead_id, source_id: run_id })),
        id,
        { source: 'journey', at },
        emit,
      ),
    remove: untagManyLeads,
  },
  audiences: {
    type: 'audience',
    exists: audienceExists,
    add: (tx, runs, id, at, emit) =>
      joinManyLeads(
        tx,
        runs.map(({ lead_id }) => lead_id),
        id,
        at,
        emit,
      ),
    remove: leaveManyLeads,
  },
}
