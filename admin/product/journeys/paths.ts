/** Where the screens of journeys are, for links. */
export const journeysPath = (site_id: string) => `/sites/${site_id}/marketing/automated-journeys`
export const draftPath = (site_id: string, journey_id: string) => `${journeysPath(site_id)}/${journey_id}/draft`
export const historyPath = (site_id: string, journey_id: string) => `${journeysPath(site_id)}/${journey_id}/history`
export const metricsPath = (site_id: string, journey_id: string) => `${journeysPath(site_id)}/${journey_id}/metrics`
export const answersPath = (site_id: string, journey_id: string) => `${journeysPath(site_id)}/${journey_id}/answers`
export const runPath = (site_id: string, journey_id: string, run_id: string) =>
  `${historyPath(site_id, journey_id)}/${run_id}`
export const flowEditorPath = (site_id: string, journey_id: string) =>
  `${journeysPath(site_id)}/${journey_id}/flow-editor`
export const flowOutlinePath = (site_id: string, journey_id: string) =>
  `${journeysPath(site_id)}/${journey_id}/flow-editor-2`
export const pathEditorPath = (site_id: string, journey_id: string) =>
  `${journeysPath(site_id)}/${journey_id}/path-flow-editor`
export const aiDraftsPath = (site_id: string) => `${journeysPath(site_id)}/ai-texts`
export const marketingSettingsPath = (site_id: string) => `${journeysPath(site_id)}/settings`
