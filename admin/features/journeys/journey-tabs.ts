/** The screens of one journey as the views of its head. */
import {
  answersPath,
  changesPath,
  draftPath,
  historyPath,
  metricsPath,
  overviewPath,
} from '../../product/journeys/paths.ts'
import type { ObjectHeaderProps } from '../../product/objects/object-header.tsx'

/** What can be done with a journey that is a tab here. */
export const tabbed: ReadonlySet<string> = new Set(['edit', 'history', 'metrics', 'answers'])

export const journeyTabs = (site_id: string, journey_id: string): ObjectHeaderProps['tabs'] => [
  { id: 'overview', href: overviewPath(site_id, journey_id) },
  { id: 'edit', href: draftPath(site_id, journey_id) },
  { id: 'people', href: historyPath(site_id, journey_id) },
  { id: 'answers', href: answersPath(site_id, journey_id) },
  { id: 'results', href: metricsPath(site_id, journey_id) },
  { id: 'history', href: changesPath(site_id, journey_id) },
]
