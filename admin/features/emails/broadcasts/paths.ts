/** Where the screens of broadcasts are, and the steps of a draft. */
import { pathTo } from '../../../product/screens/path-to.ts'

export const stepIds = ['recipients', 'content', 'schedule'] as const
export type StepId = (typeof stepIds)[number]
export type PlaceId = StepId | 'review'

const path = '/sites/$site_id/emails/broadcasts'
export const broadcastsPath = (site_id: string) => pathTo(path, { site_id })
export const broadcastPath = (site_id: string, broadcast_id: string, tab?: 'recipients' | 'results' | 'history') =>
  pathTo(`${path}/$broadcast_id`, { site_id, broadcast_id }, { tab })
export const stepPath = (site_id: string, broadcast_id: string, place: PlaceId) =>
  pathTo(`${path}/$broadcast_id`, { site_id, broadcast_id }, { step: place === 'recipients' ? undefined : place })

/** The step in which a part of a broadcast is chosen. */
export function stepOf(pointer: string): StepId {
  const key = pointer.split('/')[1] ?? ''
  if (key === 'recipients' || key === 'holdout_percent') return 'recipients'
  return key === 'schedule' || key === 'emails_per_hour' || key === 'late_policy' ? 'schedule' : 'content'
}
