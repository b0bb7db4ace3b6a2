/** Ninety days in a second: who registered, what the journeys did with them, what the owner did in large. */

import { acting } from '../../platform/acting.ts'
import { writeJourneys } from './journeys.ts'
import { fileOf, writeOperations } from './operations.ts'
import type { Past, Tx } from './past.ts'
import { drawRegistrations, writeRegistrations } from './registrations.ts'
import { writeSegments } from './segments.ts'
import { writeTraffic } from './traffic.ts'
import { writeWebhook } from './webhooks.ts'

/** Answers the file that is to be kept under the hash of its content. */
export async function live(tx: Tx, past: Past): Promise<Buffer> {
  const registrations = drawRegistrations(past)
  await writeRegistrations(tx, registrations, past)
  await writeTraffic(tx, registrations, past)
  await writeJourneys(tx, registrations, past)
  await writeSegments(tx, registrations, past, acting(past.installation, { now: () => past.now }))
  const file = fileOf(registrations)
  await writeOperations(tx, registrations, file, past)
  await writeWebhook(tx, past)
  return file.content
}
