/** The form of a path stands for it where requests are told of: tokens and ids stay out. */
import { endpoints } from './features.ts'
import { pathTree } from './paths.ts'

/** `/v1/sites/{site_id}/tags`; of what no endpoint takes, the first word. */
export function routeNames(): (path: string, method: string) => string {
  const templateOf = pathTree(endpoints.map(({ contract }) => contract))
  return (path, method) => {
    const known = templateOf(path, method)
    if (known) return known
    const [, start = '', ...more] = path.split('/')
    return more.length > 0 ? `/${start}/…` : `/${start}`
  }
}
