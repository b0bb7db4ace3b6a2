/** Erases people from imports: from the rows at once, and by deleting the files that they are in as soon as nothing reads them. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { mergedInto } from '../lead-merges/rules.ts'
import { replaceLeads } from './rows-store.ts'
import { readStatus } from './rules.ts'
import { forgetFilesOf, importsWithErased, markErased } from './store.ts'

type Db = Handle<'site'>

const reading: ReadonlySet<string> = new Set(['checking', 'importing', 'undoing'])

export async function eraseFromImports(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  await replaceLeads(tx, [...people, ...(await findMerged(tx, people))])
  const asked = people.filter(({ is_undone }) => !is_undone)
  if (asked.length === 0) return
  await markErased(
    tx,
    asked.flatMap(({ email_keys }) => email_keys),
  )
  await forgetFilesWithErased(tx)
}

/** Rows keep the lead that they were about, which may be another one since. */
async function findMerged(tx: Db, people: readonly ErasedPerson[]) {
  const hashes = new Map(people.map(({ lead_id, hash }) => [lead_id, hash]))
  const merged = await mergedInto(tx, [...hashes.keys()])
  return merged.map(({ lead_id, merged_lead_id }) => ({ lead_id: merged_lead_id, hash: hashes.get(lead_id) ?? '' }))
}

/** Of imports that were under way when somebody in their file was erased, once they have ended. */
export async function forgetFilesWithErased(tx: Db): Promise<void> {
  for (const row of await importsWithErased(tx)) {
    if (!reading.has(await readStatus(tx, row))) await forgetFilesOf(tx, [row.id])
  }
}
