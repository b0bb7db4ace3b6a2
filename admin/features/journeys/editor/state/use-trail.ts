/** A simulated run that is shown in the journey: it goes from step to step, then all of its way stays lit. */
import type { Simulation } from '@leadwright/sdk'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Step } from '../../../../product/journeys/document.ts'
import { useMediaQuery } from '../../../../ui/use-media-query.ts'
import type { Selection } from '../model/selection.ts'
import { type Trail, trailOf } from '../model/trail.ts'

const paceMilliseconds = 260

export type ShownTrail = {
  passed: ReadonlySet<Selection>
  /** Where it is now; absent once it has gone all its way. */
  now: Selection | undefined
  isCompleted: boolean
}

/** It holds for the steps it was made with: a change of them takes it away. */
export function useTrail(steps: Step[]) {
  const [shown, show] = useState<{ trail: Trail; steps?: Step[]; gone: number }>()
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  if (shown && !shown.steps) show({ ...shown, steps })
  const current = shown?.steps === steps ? shown : undefined
  const length = current?.trail.way.length ?? 0
  const gone = isCalm ? length : (current?.gone ?? 0)
  useEffect(() => {
    if (gone >= length) return
    const timer = setTimeout(() => show(former => former && { ...former, gone: former.gone + 1 }), paceMilliseconds)
    return () => clearTimeout(timer)
  }, [gone, length])
  const trail = useMemo((): ShownTrail | undefined => {
    if (!current) return undefined
    const { way, isCompleted } = current.trail
    const isThrough = gone >= way.length
    return {
      passed: new Set(way.slice(0, gone)),
      now: isThrough ? undefined : way[Math.max(0, gone - 1)],
      isCompleted: isCompleted && isThrough,
    }
  }, [current, gone])
  const showTrail = useCallback(
    (found: Simulation | undefined) => show(found && { trail: trailOf(found), gone: 1 }),
    [],
  )
  return { trail, showTrail }
}
