/** The business's journeys, each published at its time. */
import { foldKey } from '../../platform/schemas/schemas.ts'
import { insertJourney, insertVersion } from '../../site/automation/journey-records/rules.ts'
import type { SeedJourney } from '../businesses/business.ts'
import { day_ms, type FurnishContext, type Tx } from './made.ts'
import { note } from './note.ts'

export interface FurnishedJourney {
  id: string
  seed: SeedJourney
  published_at: number
  paused_at: number | null
}

export async function furnishJourneys(
  tx: Tx,
  seeds: readonly SeedJourney[],
  by: FurnishContext,
): Promise<FurnishedJourney[]> {
  const made: FurnishedJourney[] = []
  for (const seed of seeds) {
    const { name, description, document } = seed
    const published_at = by.now - seed.published_days_ago * day_ms
    const id = by.newId('journey')
    await insertJourney(tx, {
      id,
      name,
      name_key: foldKey(name),
      description,
      status: 'on',
      paused_at: null,
      throttled_at: null,
      enrolls_after: 0,
      document,
      has_unpublished_changes: false,
      published_version: 1,
      published_at,
      version: 2,
      created_at: published_at - day_ms,
      updated_at: published_at,
    })
    await insertVersion(tx, { journey_id: id, number: 1, document, published_at })
    note(by, 'journey.published', id, published_at)
    const paused_at = seed.paused_hours === undefined ? null : by.now - seed.paused_hours * 3_600_000
    made.push({ id, seed, published_at, paused_at })
  }
  return made
}
