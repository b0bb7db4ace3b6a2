/** Positions to resume the stream from, and the format of events. */

import type { ActivityRow } from '../../../account/activities/rules.ts'
import type { EventDefinition } from '../../../platform/events/define.ts'
import type { Event } from '../../../platform/events/events.ts'
import { eventMessage, type SentEvent } from '../../../platform/events/wire.ts'
import { limits } from '../../../platform/runtime/limits.ts'

/**
 * A place in both histories: the last event of the site, and the last change of its account; null before the first. After
 * a restored backup the sequence goes on otherwise, in another epoch.
 */
export interface Place {
  seq: number
  change: string | null
  epoch: string | null
}

/** What is sent, and the position after it. */
export interface PlacedEvent extends SentEvent {
  place: Place
}

/** The position to begin after: now, or the caller's last; null if that is no longer stored. */
export function placeToBegin(given: string | null, last: Place): Place | null {
  if (given === null || given === '') return last
  const [, digits, change, epoch = null] = /^(\d{1,15})(?:-([0-9a-f]{32}))?(?:@([0-9a-f]{12}))?$/.exec(given) ?? []
  if (digits === undefined || epoch !== last.epoch) return null
  const seq = Number(digits)
  if (seq > last.seq || seq < last.seq - limits.stream_kept_events) return null
  return { seq, change: change ? `act_${change}` : last.change, epoch }
}

const placeText = ({ seq, change, epoch }: Place): string =>
  `${seq}${change ? `-${change.slice('act_'.length)}` : ''}${epoch === null ? '' : `@${epoch}`}`

/** Events of the site and changes of its account in the order in which they happened, each with the place after it. */
export function inOrder(events: readonly Event[], changes: readonly ActivityRow[], after: Place): PlacedEvent[] {
  let place = after
  const ordered: PlacedEvent[] = []
  const [left, right] = [[...events], [...changes]]
  for (;;) {
    const [event, change] = [left[0], right[0]]
    if (event && (!change || event.at <= change.at)) {
      left.shift()
      place = { ...place, seq: event.seq }
      ordered.push({ ...event, place })
    } else if (change) {
      right.shift()
      place = { ...place, change: change.id }
      const { id, at, name, subject_id } = change
      ordered.push({ id, at, name, subject_id, lead_id: null, data: {}, place })
    } else return ordered
  }
}

/** One event as it is sent. */
export const frameOf = (site_id: string, { place, ...event }: PlacedEvent): string =>
  `id: ${placeText(place)}\nevent: ${event.name}\ndata: ${JSON.stringify(eventMessage(site_id, event))}\n\n`

/** Moves the caller's place past events that it may not see: no data, so nothing is dispatched. */
export const placeFrame = (place: Place): string => `id: ${placeText(place)}\n\n`

/** A signal that is sent but not stored: without an id, so that a stream resumes from its last event. */
export function pulseFrame(site_id: string, { name }: EventDefinition, at: number): string {
  const event = { id: '', at, name, subject_id: null, lead_id: null, data: {} }
  return `event: ${name}\ndata: ${JSON.stringify(eventMessage(site_id, event))}\n\n`
}
