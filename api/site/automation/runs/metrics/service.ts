/** The endpoints for the metrics of a journey. They read counters that every batch updates. */
import { DAY, dayOf, localText } from '../../../../../workflows/time/local-clock.ts'
import { query } from '../../../../platform/features/endpoint.ts'
import { invalid } from '../../../../platform/problem/problem.ts'
import { existingJourney, findDefinitions } from '../../journey-records/rules.ts'
import * as contract from './contract.ts'
import { listCohorts, listCounts, listPlaces } from './counts-store.ts'
import { toCohorts, toSteps, toTotals } from './metrics.ts'

const dayNumber = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : dayOf(Date.parse(text))
const dateOf = (day: number): string => localText(day * DAY).slice(0, 10)

export const getJourneyMetrics = query(contract.getJourneyMetrics, async (db, { params, query: q }) => {
  const journey = await existingJourney(db, params.journey_id)
  const from_day = dayNumber(q.from)
  const to_day = dayNumber(q.to)
  if (from_day !== undefined && to_day !== undefined && to_day < from_day) throw invalid('/to', 'invalid')
  const { journey_version } = q
  const rows = await listCounts(db, journey.id, { journey_version, from_day, to_day })
  const cohorts = await listCohorts(db, journey.id, { from_day, to_day })
  const shown = journey_version ?? journey.published_version
  const versions = [...new Set(cohorts.map(row => row.journey_version))].toSorted((a, b) => b - a)
  const definitions = await findDefinitions(db, journey.id, shown === null ? versions : [shown, ...versions])
  const ofVersion = cohorts.filter(row => journey_version === undefined || row.journey_version === journey_version)
  return {
    journey_id: journey.id,
    journey_version: journey_version ?? null,
    runs: toTotals(rows),
    steps: toSteps(rows, shown === null ? undefined : definitions.get(shown), [...definitions.values()]),
    versions: toCohorts(cohorts, row => row.journey_version)
      .map(({ group, ...sums }) => ({ journey_version: group, ...sums }))
      .toSorted((a, b) => a.journey_version - b.journey_version),
    days: toCohorts(ofVersion, row => row.day).map(({ group, ...sums }) => ({ date: dateOf(group), ...sums })),
  }
})

export const getJourneyStepCounts = query(contract.getJourneyStepCounts, async (db, { params }) => {
  const journey = await existingJourney(db, params.journey_id)
  const rows = await listPlaces(db, journey.id)
  const { live } = toTotals(rows)
  const steps = toSteps(rows, undefined)
  return { live, steps: steps.filter(step => step.live > 0).map(step => ({ step_id: step.step_id, live: step.live })) }
})
