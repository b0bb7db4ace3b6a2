/** Puts a document into a journey past all checks: as an older copy of a site's data may hold it. */
import { eq } from 'drizzle-orm'
import type { JourneyDocument } from '../site/automation/journey-records/rules.ts'
import { journeys } from '../site/automation/journey-records/table.ts'
import type { Harness } from './harness.ts'

export const keepDocument = (h: Pick<Harness, 'inSite'>, site: string, journey_id: string, document: object) =>
  h.inSite(site, async tx => {
    await tx
      .update(journeys)
      .set({ document: document as JourneyDocument })
      .where(eq(journeys.id, journey_id))
  })
