/** Where a lead went by a merge: known to the feature that keeps merges, which composition names. */
import type { Handle } from '../../../platform/database/handle.ts'

type MergedInto = (db: Handle<'site'>, id: string) => Promise<{ id: string; email: string } | undefined>

let declared: MergedInto = async () => undefined

/** Called once, by composition, before any site is opened. */
export function declareMerges(of: MergedInto): void {
  declared = of
}

/** The lead that stayed when one of this id was merged into it. */
export const mergedInto: MergedInto = (db, id) => declared(db, id)
