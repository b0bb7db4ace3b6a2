/** Names that no template has yet. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { templateLimits } from './limits.ts'
import { requireFreeName } from './rules.ts'

type Db = Handle<'site'>

const isFree = (tx: Db, name: string): Promise<boolean> =>
  requireFreeName(tx, name).then(
    () => true,
    () => false,
  )

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
