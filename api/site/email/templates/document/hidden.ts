/** Which blocks of a document a lead does not see. */

import { everyBlockOf, withoutPlaces } from '../../../../platform/pages/blocks/walk.ts'
import { type FilterFacts, matches } from '../../../../platform/schemas/filter/matches.ts'
import type { Present } from '../../../../platform/schemas/filter/relative.ts'
import type { EmailDocument } from './email-document.ts'

/** Undefined where every block is shown, as in most emails. */
export function hiddenBlocks(
  document: EmailDocument | null | undefined,
  lead: FilterFacts,
  present: Present,
): Record<string, true> | undefined {
  if (!document) return undefined
  const conditions = conditionsOf(document)
  if (conditions.length === 0) return undefined
  return Object.fromEntries(conditions.filter(one => !matches(one.show_if, lead, present)).map(({ id }) => [id, true]))
}

type Condition = NonNullable<EmailDocument['blocks'][number]['show_if']>
const known = new WeakMap<EmailDocument, { id: string; show_if: Condition }[]>()

function conditionsOf(document: EmailDocument) {
  const before = known.get(document)
  if (before) return before
  const found = [...everyBlockOf(withoutPlaces(document.blocks), '')].flatMap(({ block }) =>
    'show_if' in block && block.show_if ? [{ id: block.id, show_if: block.show_if as Condition }] : [],
  )
  known.set(document, found)
  return found
}
