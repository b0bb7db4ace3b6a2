/** Which issues the editor shows: those of a refused save or publication first, else what the server last missed. */
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { failureText } from '../../product/editor/failure-text.ts'
import type { Issue } from '../../product/editor/issue.ts'
import type { Problem } from '../../ui/problem.ts'
import type { PopupDraft } from './draft/draft.ts'
import { unfinishedParts } from './draft/unfinished.ts'
import type { PopupEditor } from './draft/use-popup-editor.ts'

export type IssueList = ReturnType<typeof useIssues>

export function useIssues({ failure, draft, isDirty }: PopupEditor, missing: Issue[]) {
  const { t } = useMessages()
  const [refused, setRefused] = useState<{ draft: PopupDraft; refusal: Problem }>()
  const refusal = failure?.problem ?? (refused?.draft === draft ? refused.refusal : undefined)
  const errors = refusal && refusal.errors.length > 0 && (isDirty || refused) ? refusal.errors : undefined
  const unfinished: Issue[] = unfinishedParts(draft).map(part => ({ ...part, text: '' }))
  return {
    issues: [...unfinished, ...(errors ?? missing)],
    unfinished,
    refusal: refusal && failureText(t, refusal),
    /** What the last refusal said about the field at a pointer, or about a part of it. */
    errorAt: (pointer: string) =>
      errors?.find(error => error.pointer === pointer || error.pointer.startsWith(`${pointer}/`))?.text,
    /** Publishing was refused; the reasons are shown until something is changed. */
    refuse: (refusal: Problem) => setRefused({ draft, refusal }),
  }
}
