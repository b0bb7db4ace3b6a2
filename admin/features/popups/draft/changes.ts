/** What a change of a popup's draft sends. Pure. */
import { changedKeys } from '../../../product/editor/changed-keys.ts'
import type { PopupDraft } from './draft.ts'
import { unfinishedKeys } from './unfinished.ts'

/** The parts that differ, as the API takes them; undefined when nothing does. What is unfinished is not sent. */
export function changesBetween(saved: PopupDraft, draft: PopupDraft): Partial<PopupDraft> | undefined {
  const unfinished = unfinishedKeys(draft)
  const changes = Object.entries(changedKeys(saved, draft) ?? {}).filter(([name]) => !unfinished.has(name))
  return changes.length === 0 ? undefined : Object.fromEntries(changes)
}
