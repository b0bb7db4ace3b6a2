/** What follows a list of steps, in words: what happens to those for whom its branch holds nothing. */

import { useCallback } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import type { Step } from '../../../../product/journeys/document.ts'
import { stepViews } from '../../../../product/journeys/step-views.ts'
import { type ListKey, nextAfter } from '../../../../product/journeys/steps.ts'

export function useAfterOf(steps: Step[]): (list: string) => string {
  const { t } = useMessages()
  return useCallback(
    list => {
      const next = nextAfter(steps, list as ListKey)
      return next
        ? t('branch.goes_on', { step: `${next.number} ${t(stepViews[next.step.type].name)}` })
        : t('branch.ends_here')
    },
    [steps, t],
  )
}
