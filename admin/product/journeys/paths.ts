/** Where the screens of journeys are, for links. */
import type { JourneyStatus } from '@leadwright/sdk'
import { pathTo, type SearchOf } from '../screens/path-to.ts'

const path = '/sites/$site_id/marketing/automated-journeys'

export const journeysPath = (site_id: string) => pathTo(path, { site_id })
export const createJourneyPath = (site_id: string) => pathTo(`${path}/create`, { site_id })
export const draftPath = (site_id: string, journey_id: string) =>
  pathTo(`${path}/$journey_id/draft`, { site_id, journey_id })
export const overviewPath = (site_id: string, journey_id: string) =>
  pathTo(`${path}/$journey_id/overview`, { site_id, journey_id })
/** A journey that is or was on opens on its results; a draft in the editor. */
export const openJourneyPath = (site_id: string, { id, status }: { id: string; status: JourneyStatus }) =>
  status === 'draft' ? draftPath(site_id, id) : metricsPath(site_id, id)
export const historyPath = (
  site_id: string,
  journey_id: string,
  search?: SearchOf<`${typeof path}/$journey_id/history`>,
) => pathTo(`${path}/$journey_id/history`, { site_id, journey_id }, search)
export const metricsPath = (site_id: string, journey_id: string) =>
  pathTo(`${path}/$journey_id/metrics`, { site_id, journey_id })
export const changesPath = (site_id: string, journey_id: string) =>
  pathTo(`${path}/$journey_id/changes`, { site_id, journey_id })
export const answersPath = (site_id: string, journey_id: string) =>
  pathTo(`${path}/$journey_id/answers`, { site_id, journey_id })
export const runPath = (site_id: string, journey_id: string, run_id: string) =>
  pathTo(`${path}/$journey_id/history/$run_id`, { site_id, journey_id, run_id })
export const flowEditorPath = (site_id: string, journey_id: string) =>
  pathTo(`${path}/$journey_id/flow-editor`, { site_id, journey_id })
export const flowOutlinePath = (site_id: string, journey_id: string) =>
  pathTo(`${path}/$journey_id/flow-editor-2`, { site_id, journey_id })
/** `branch`: the branch to show; by default the journey's first. */
export const pathEditorPath = (site_id: string, journey_id: string, branch?: string) =>
  pathTo(`${path}/$journey_id/path-flow-editor`, { site_id, journey_id }, { path: branch })
export const aiDraftsPath = (site_id: string) => pathTo(`${path}/ai-texts`, { site_id })
export const marketingSettingsPath = (site_id: string) => pathTo(`${path}/settings`, { site_id })
