/** How many people are at each step now; not fetched for a journey that was never published. */
import type { Journey } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { stepCountsQuery } from '../../../../product/journeys/queries.ts'

export function useLiveCounts(site_id: string, journey: Journey): ReadonlyMap<string, number> {
  const { data } = useQuery({ ...stepCountsQuery(site_id, journey.id), enabled: journey.published_at !== null })
  return useMemo(() => new Map(data?.steps.map(({ step_id, live }) => [step_id, live])), [data])
}
