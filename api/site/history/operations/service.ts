/** The endpoints on operations. They are started by the features that do the work. */
import type { Rights } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { action, query } from '../../../platform/endpoint.ts'
import type { KnownOperation } from '../../../platform/features/connections.ts'
import { abandonOperation, beginUndo, isUnderWay } from '../../../platform/operations/rules.ts'
import * as store from '../../../platform/operations/store.ts'
import { answering, canUndo, toOperations } from '../../../platform/operations/wire.ts'
import { afterId, page, pageLimit } from '../../../platform/pagination.ts'
import { allows } from '../../../platform/permissions.ts'
import { problem } from '../../../platform/problem/problem.ts'
import * as contract from './contract.ts'

type Db = Handle<'site'>
type Kinds = Context['installation']['connections']

/** The kinds that these rights let begin. */
export const kindsFor = ({ operationKinds }: Kinds, rights: Rights | null): KnownOperation[] =>
  rights ? operationKinds.filter(({ permission }) => allows(rights.grants, permission)) : []

/** The operation, if the caller has the permission for its kind. */
export async function permitted(db: Db, id: string, kinds: readonly KnownOperation[]): Promise<store.OperationRow> {
  const row = await store.findOperation(db, id)
  if (!row) throw problem('not_found')
  if (!kinds.some(({ name }) => name === row.kind)) throw problem('not_permitted')
  return row
}

export const listOperations = query(contract.listOperations, async (db, { query: q }, context) => {
  const known = kindsFor(context.installation.connections, context.rights).map(({ name }) => name)
  const kinds = q.kind === undefined ? known : known.filter(name => name === q.kind)
  const filter = { kinds, statuses: q.status, subject_id: q.subject_id }
  const rows = await store.pageOfOperations(db, filter, { after: afterId(q), limit: pageLimit(q) })
  const shown = await toOperations(db, rows, context)
  return page(
    q,
    shown,
    one => [one.id],
    one => one,
  )
})

export const getOperation = query(contract.getOperation, async (db, { params }, context) => {
  const row = await permitted(db, params.operation_id, kindsFor(context.installation.connections, context.rights))
  const [shown] = await toOperations(db, [row], context)
  if (!shown) throw problem('not_found')
  return shown
})

const ready = async (input: unknown, context: Context) => {
  const { connections } = context.installation
  return { connections, kinds: kindsFor(connections, context.rights), answer: await answering(input, context) }
}

export const cancelOperation = action(
  contract.cancelOperation,
  ready,
  async (tx, { params }, { emit, now }, { connections, kinds, answer }) => {
    const row = await permitted(tx, params.operation_id, kinds)
    if (!isUnderWay(row)) throw problem('transition_not_allowed', { values: { state: row.status } })
    const kind = connections.operationKinds.find(({ name }) => name === row.kind)
    await abandonOperation(tx, row, kind, { status: 'canceled', reason: null }, { emit, now: now() })
    return answer(tx, (await store.findOperation(tx, row.id)) ?? row)
  },
)

export const undoOperation = action(
  contract.undoOperation,
  ready,
  async (tx, { params }, context, { connections, kinds, answer }) => {
    const row = await permitted(tx, params.operation_id, kinds)
    if (!canUndo(row, connections)) throw problem('transition_not_allowed', { values: { state: row.status } })
    return answer(tx, await beginUndo(tx, row, context))
  },
)
