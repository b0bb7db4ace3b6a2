/** What came of each step and branch so far. Nothing did, as long as the journey was never published. */
import type { Journey, JourneyMetrics } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { journeyMetricsQuery } from '../../runs/queries.ts'
import type { ItemNumbers } from '../model/items.ts'
import type { Selection } from '../model/selection.ts'

export function useStepNumbers(site_id: string, journey: Journey): ReadonlyMap<Selection, ItemNumbers> {
  const { data } = useQuery({ ...journeyMetricsQuery(site_id, journey.id), enabled: journey.published_at !== null })
  return useMemo(() => numbersOf(data?.steps ?? []), [data])
}

/** Pure. */
export function numbersOf(steps: JourneyMetrics['steps']): Map<Selection, ItemNumbers> {
  const numbers = new Map<Selection, ItemNumbers>()
  for (const { step_id, reached, live, stopped, failed, send, branches = [] } of steps) {
    const share = send && send.delivered > 0 ? send.opened / send.delivered : undefined
    numbers.set(`step:${step_id}`, { reached, live, stopped, failed, ...(share !== undefined && { share }) })
    const all = branches.reduce((sum, { taken }) => sum + taken, 0)
    for (const { branch_id, taken } of branches) {
      const selection: Selection = branch_id === null ? `otherwise:${step_id}` : `branch:${branch_id}`
      numbers.set(selection, { reached: taken, live: 0, stopped: 0, failed: 0, ...(all > 0 && { share: taken / all }) })
    }
  }
  return numbers
}
