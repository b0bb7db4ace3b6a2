/** The endpoints on operations. They are started by the features that do the work. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { KnownOperation } from '../../../platform/features/connections.ts'
import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { abandonOperation, beginUndo, isUnderWay } from '../../../platform/features/operations/rules.ts'
import * as store from '../../../platform/features/operations/store.ts'
import { answering, canUndo, toOperations } from '../../../platform/features/operations/wire.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { actorId, type Rights } from '../../../platform/identity/actor.ts'
import { allows } from '../../../platform/identity/permissions.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { chosenPermission, findAssistants } from '../../../platform/routing/assistant-reach.ts'
import * as contract from './contract.ts'

type Db = Handle<'site'>
type Kinds = Context['installation']['connections']

/** The kinds that these rights let begin. */
export const kindsFor = ({ operationTypes }: Kinds, rights: Rights | null): KnownOperation[] =>
  rights ? operationTypes.filter(({ permission }) => allows(rights.grants, permission)) : []

type Caller = Pick<Context, 'rights' | 'actor'> & { installation: Pick<Context['installation'], 'connections'> }

/** The kinds of which who manages chosen assistants alone sees what they began themself. */
const ownKinds = ({ rights, installation }: Caller): string[] =>
  rights?.assistant_ids === undefined
    ? []
    : installation.connections.operationTypes
        .filter(({ permission }) => permission === chosenPermission)
        .map(({ name }) => name)

/** Whether the caller has the permission for an operation's kind, or for the assistant that it is about. */
export async function mayReach(db: Db, row: store.OperationRow, caller: Caller): Promise<boolean> {
  const { rights, actor, installation } = caller
  if (kindsFor(installation.connections, rights).some(({ name }) => name === row.type)) return true
  if (!ownKinds(caller).includes(row.type) || row.actor_id !== actorId(actor) || row.subject_id === null) return false
  const owners = await findAssistants(db, row.subject_id, installation.connections)
  return owners.some(id => rights?.assistant_ids?.includes(id))
}

/** The operation, if the caller may see it. */
export async function permitted(db: Db, id: string, caller: Caller): Promise<store.OperationRow> {
  const row = await store.findOperation(db, id)
  if (!row) throw problem('not_found')
  if (!(await mayReach(db, row, caller))) throw problem('not_permitted')
  return row
}

export const listOperations = query(contract.listOperations, async (db, { query: q }, context) => {
  const known = kindsFor(context.installation.connections, context.rights).map(({ name }) => name)
  const asked = (names: readonly string[]) => (q.type === undefined ? names : names.filter(name => name === q.type))
  const own = { kinds: asked(ownKinds(context)), actor_id: actorId(context.actor) }
  const filter = { kinds: asked(known), own, statuses: q.status, subject_id: q.subject_id }
  const rows = await store.pageOfOperations(db, filter, listPage(q))
  const shown = await toOperations(db, rows, context)
  return page(
    q,
    shown,
    one => listKey(q)({ id: one.id, created_at: Date.parse(one.created_at) }),
    one => one,
  )
})

export const getOperation = query(contract.getOperation, async (db, { params }, context) => {
  const row = await permitted(db, params.operation_id, context)
  const [shown] = await toOperations(db, [row], context)
  if (!shown) throw problem('not_found')
  return shown
})

const ready = async (input: unknown, context: Context) => {
  const { installation, rights, actor } = context
  return { caller: { installation, rights, actor }, answer: await answering(input, context) }
}

export const cancelOperation = action(
  contract.cancelOperation,
  ready,
  async (tx, { params }, { emit, now }, { caller, answer }) => {
    const row = await permitted(tx, params.operation_id, caller)
    if (!isUnderWay(row)) throw problem('transition_not_allowed', { values: { status: row.status } })
    const type = caller.installation.connections.operationTypes.find(({ name }) => name === row.type)
    await abandonOperation(tx, row, type, { status: 'canceled', reason: null }, { emit, now: now() })
    return answer(tx, (await store.findOperation(tx, row.id)) ?? row)
  },
)

export const undoOperation = action(
  contract.undoOperation,
  ready,
  async (tx, { params }, context, { caller, answer }) => {
    const row = await permitted(tx, params.operation_id, caller)
    if (!canUndo(row, caller.installation.connections))
      throw problem('transition_not_allowed', { values: { status: row.status } })
    return answer(tx, await beginUndo(tx, row, context))
  },
)
