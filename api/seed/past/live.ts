/** Ninety days in a second: who registered, what the journeys did with them, what the owner did in large. */

import { tellJourneys } from './journeys.ts'
import { fileOf, tellOperations } from './operations.ts'
import type { Past, Tx } from './past.ts'
import { drawRegistrations, writeRegistrations } from './registrations.ts'
import { tellTraffic } from './traffic.ts'

/** Answers the file that is to be kept under the hash of its content. */
export async function live(tx: Tx, past: Past): Promise<Buffer> {
  const registrations = drawRegistrations(past)
  await writeRegistrations(tx, registrations, past)
  await tellTraffic(tx, registrations, past)
  await tellJourneys(tx, registrations, past)
  const file = fileOf(registrations)
  await tellOperations(tx, registrations, file, past)
  return file.content
}
