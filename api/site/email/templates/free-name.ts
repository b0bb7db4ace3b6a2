/** Names that no template has yet. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem, refusedAt } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { templateLimits } from './limits.ts'
import { findTemplateByKey } from './store.ts'

type Db = Handle<'site'>

export async function requireFreeName(db: Db, name: string, own_id?: string): Promise<string> {
  const name_key = foldKey(name)
  const other = await findTemplateByKey(db, name_key)
  if (other && other.id !== own_id) throw refusedAt('/name', 'name_taken')
  return name_key
}

const isFree = async (tx: Db, name: string): Promise<boolean> =>
  (await findTemplateByKey(tx, foldKey(name))) === undefined

/** The name, or a numbered one where it is taken. */
export const freeName = async (tx: Db, name: string): Promise<string> =>
  (await isFree(tx, name)) ? name : copyName(tx, name)

/** `Welcome (2)`, or the next number that is free. */
export async function copyName(tx: Db, name: string): Promise<string> {
  const stem = name.replace(/ \(\d{1,4}\)$/, '').slice(0, 90)
  for (let number = 2; number < templateLimits.template_copies_max; number++) {
    const candidate = `${stem} (${number})`
    if (await isFree(tx, candidate)) return candidate
  }
  throw problem('name_taken')
}
