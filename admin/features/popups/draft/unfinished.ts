/**
 * Incomplete parts of a draft: a rule without a value, a redirect without an address. They are not
 * sent, so that everything else can be saved, and are listed as issues until they are complete. Pure.
 */

import { takesValues } from '../../../product/visitor-rules/rules.ts'
import type { PopupDraft } from './draft.ts'

export type DraftGap = { pointer: string; code: 'unfinished_rule' | 'unfinished_target' | 'unfinished_name' }

const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === ''

function unfinishedTarget({ after_submission: after }: PopupDraft): DraftGap[] {
  if (after.type === 'redirect' && isEmpty(after.url))
    return [{ pointer: '/after_submission/url', code: 'unfinished_target' }]
  if (after.type === 'code' && isEmpty(after.code) && isEmpty(after.script_url))
    return [{ pointer: '/after_submission/code', code: 'unfinished_target' }]
  return []
}

export function unfinishedParts(draft: PopupDraft): DraftGap[] {
  const found: DraftGap[] = unfinishedTarget(draft)
  draft.url_rules.forEach(({ value }, at) => {
    if (isEmpty(value)) found.push({ pointer: `/url_rules/${at}/value`, code: 'unfinished_rule' })
  })
  draft.visitor_rules.forEach(({ op, values = [] }, at) => {
    if (takesValues(op) && values.length === 0)
      found.push({ pointer: `/visitor_rules/${at}/values`, code: 'unfinished_rule' })
  })
  draft.variants.forEach(({ name }, at) => {
    if (isEmpty(name)) found.push({ pointer: `/variants/${at}/name`, code: 'unfinished_name' })
  })
  if (isEmpty(draft.name)) found.push({ pointer: '/name', code: 'unfinished_name' })
  return found
}

/** The parts of a popup that are not sent as they are, by their key. */
export const unfinishedKeys = (draft: PopupDraft): Set<string> =>
  new Set(unfinishedParts(draft).map(({ pointer }) => pointer.split('/')[1] ?? ''))
