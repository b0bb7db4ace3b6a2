/** Erases people from imports: from the rows at once, and by deleting the file as soon as nothing reads it. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { findOperation, isUnderWay } from '../../../platform/operations/rules.ts'
import { operationsWithErased, replaceLeads } from './rows-store.ts'
import { forgetFilesOf } from './store.ts'

type Db = Handle<'site'>

export async function eraseFromImports(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  await forgetEnded(tx, await replaceLeads(tx, people))
}

/** Of imports that were under way when somebody was erased. */
export async function forgetFilesWithErased(tx: Db): Promise<void> {
  await forgetEnded(tx, await operationsWithErased(tx))
}

async function forgetEnded(tx: Db, operation_ids: readonly string[]): Promise<void> {
  for (const id of operation_ids) {
    const operation = await findOperation(tx, id)
    if (!operation || !isUnderWay(operation)) await forgetFilesOf(tx, id)
  }
}
