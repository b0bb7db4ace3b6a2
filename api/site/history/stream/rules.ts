/** Who may see which event, and from where the stream can be taken up. */

import { toInstant } from '../../../platform/clock.ts'
import type { Event } from '../../../platform/events/events.ts'
import { limits } from '../../../platform/limits.ts'
import type { Grant } from '../../../platform/permissions.ts'

/** The right to read the subject of an event, by the first part of its name. */
const grantBySubject: Readonly<Record<string, Grant>> = {
  lead: 'read-lead',
  form: 'read-lead',
  submission: 'read-lead',
  consent: 'read-lead',
  tag: 'manage-leads',
  custom_field: 'read-lead',
  import: 'manage-leads',
  audience: 'read-audience',
  journey: 'manage-marketing',
  run: 'manage-marketing',
  run_action: 'manage-marketing',
  runs: 'manage-marketing',
  ai_draft: 'manage-marketing',
  question: 'manage-marketing',
  campaign: 'manage-marketing',
  popup: 'manage-popups',
  email: 'manage-emails',
  template: 'manage-emails',
  sender: 'manage-emails',
  unsubscribe_page: 'manage-emails',
  api_key: 'manage-account',
  webhook: 'manage-integrations',
}

export const grantFor = (name: string): Grant => {
  const subject = name.split('.', 1)[0] ?? ''
  return Object.hasOwn(grantBySubject, subject) ? (grantBySubject[subject] ?? 'read-site') : 'read-site'
}

/** After which event to begin: now, or where the caller was; null for a place that is no longer kept. */
export function placeToBegin(given: string | null, last: number): number | null {
  if (given === null || given === '') return last
  if (!/^\d{1,15}$/.test(given)) return null
  const place = Number(given)
  return place > last || place < last - limits.stream_kept_events ? null : place
}

/** One event as it is sent. */
export function frameOf(event: Event): string {
  const { id, name, subject_id, lead_id, data } = event
  const body = JSON.stringify({ id, name, subject_id, lead_id, data, at: toInstant(event.at) })
  return `id: ${event.seq}\nevent: ${name}\ndata: ${body}\n\n`
}

/** Moves the caller's place past events that it may not see: no data, so nothing is dispatched. */
export const placeFrame = (seq: number): string => `id: ${seq}\n\n`

/** Told while runs go on, at most once a second: the numbers and lists of runs are to be read anew. */
export const runsChanged = 'runs.changed'

/** Something that is told but not kept: it has no id, so that a stream is taken up where its last event was. */
export function pulseFrame(name: string, at: number): string {
  const body = JSON.stringify({ id: '', name, subject_id: null, lead_id: null, data: {}, at: toInstant(at) })
  return `event: ${name}\ndata: ${body}\n\n`
}
