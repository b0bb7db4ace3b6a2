/** Ninety days in a second: who registered, what the journeys did with them, what the owner did in large. */

import { acting } from '../../platform/features/write-context.ts'
import type { Draft } from '../../site/email/emails/compose.ts'
import { writeAssistant } from './assistants.ts'
import { askLastOnes } from './inbox.ts'
import { writeJourneys } from './journeys.ts'
import { fileOf, writeOperations } from './operations.ts'
import type { Past, Tx } from './past.ts'
import { drawRegistrations, writeRegistrations } from './registrations.ts'
import { type SeededBlueprint, writeSandbox } from './sandboxes.ts'
import { writeSegments } from './segments.ts'
import { countSentMonths } from './sent-months.ts'
import { writeTraffic } from './traffic.ts'
import { writeWebhook } from './webhooks.ts'

export interface PastContext {
  /** Is to be kept under the hash of its content. */
  file: Buffer
  /** The last emails that left. */
  drafts: readonly Draft[]
  blueprint: SeededBlueprint
}

export async function live(tx: Tx, past: Past): Promise<PastContext> {
  const registrations = drawRegistrations(past)
  await writeRegistrations(tx, registrations, past)
  await writeTraffic(tx, registrations, past)
  const drafts = await writeJourneys(tx, registrations, past)
  await countSentMonths(tx, past)
  await writeSegments(tx, registrations, past, acting(past.installation, { now: () => past.now }))
  const file = fileOf(registrations)
  await writeOperations(tx, registrations, file, past)
  await writeWebhook(tx, past)
  await writeAssistant(tx, past)
  await askLastOnes(tx, registrations, past)
  const blueprint = await writeSandbox(tx, past)
  return { file: file.content, drafts, blueprint }
}
