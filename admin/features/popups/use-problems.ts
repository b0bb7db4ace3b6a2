/** Which problems the editor shows: those of a refused save or publication first, else what the server last missed. */
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { Problem as Refusal } from '../../ui/problem.ts'
import type { Draft } from './draft.ts'
import type { Problem } from './problems.tsx'
import type { Editor } from './use-editor.ts'

export function useProblems({ state, draft, isDirty }: Editor, missing: Problem[]) {
  const { t } = useMessages()
  const [refused, setRefused] = useState<{ draft: Draft; refusal: Refusal }>()
  const refusal = state.failure ?? (refused?.draft === draft ? refused.refusal : undefined)
  const failure = refusal && (refusal.status === 412 ? t('ui.stale_title') : refusal.text || t('ui.unreachable'))
  const fromRefusal = refusal && refusal.errors.length > 0 && (isDirty || refused) ? refusal.errors : undefined
  return {
    problems: fromRefusal ?? missing,
    failure,
    /** Publishing was refused; the reasons stand until something is changed. */
    refuse: (refusal: Refusal) => setRefused({ draft, refusal }),
  }
}
