/** An event as it is told: the same object in the stream, for endpoints of webhooks and in a lead's timeline. Pure. */
import { toInstant } from '../runtime/clock.ts'

/** The part of an event that is told. */
export interface SentEvent {
  id: string
  at: number
  name: string
  subject_id: string | null
  lead_id: string | null
  data: Record<string, unknown>
}

export const eventMessage = (site_id: string, { id, at, name, subject_id, lead_id, data }: SentEvent) => ({
  id,
  type: name,
  timestamp: toInstant(at),
  site_id,
  data: { ...data, subject_id, lead_id },
})
