/** Which problems the editor shows: those of a refused save or publication first, else what the server last missed. */
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { Problem as Refusal } from '../../ui/problem.ts'
import type { Draft } from './draft/draft.ts'
import { unfinishedParts } from './draft/unfinished.ts'
import type { Editor } from './draft/use-editor.ts'
import type { Problem } from './problems.tsx'

export type Found = ReturnType<typeof useProblems>

export function useProblems({ state, draft, isDirty }: Editor, missing: Problem[]) {
  const { t } = useMessages()
  const [refused, setRefused] = useState<{ draft: Draft; refusal: Refusal }>()
  const refusal = state.failure ?? (refused?.draft === draft ? refused.refusal : undefined)
  const failure = refusal && (refusal.status === 412 ? t('ui.stale_title') : refusal.text || t('ui.unreachable'))
  const errors = refusal && refusal.errors.length > 0 && (isDirty || refused) ? refusal.errors : undefined
  const unfinished: Problem[] = unfinishedParts(draft).map(part => ({ ...part, text: '' }))
  return {
    problems: [...unfinished, ...(errors ?? missing)],
    unfinished,
    failure,
    /** What the last refusal said about the field at a pointer, or about a part of it. */
    errorAt: (pointer: string) =>
      errors?.find(error => error.pointer === pointer || error.pointer.startsWith(`${pointer}/`))?.text,
    /** Publishing was refused; the reasons stand until something is changed. */
    refuse: (refusal: Refusal) => setRefused({ draft, refusal }),
  }
}
