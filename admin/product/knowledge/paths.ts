/** Where the screens of knowledge are, for links. */
import { pathTo } from '../screens/path-to.ts'

export const knowledgePath = (site_id: string) => pathTo('/sites/$site_id/knowledge', { site_id })
export const sourcePath = (site_id: string, source_id: string) =>
  pathTo('/sites/$site_id/knowledge/$source_id', { site_id, source_id })
export const vectorsPath = (site_id: string) => pathTo('/sites/$site_id/knowledge/vectors', { site_id })
export const searchPath = (site_id: string) => pathTo('/sites/$site_id/knowledge/search', { site_id })
