/** Which database a request is about: by the contract of its endpoint, a token in its path, or the host that it asks. */
import { endpoints } from '../features.ts'
import type { OpenInstallation } from '../installation.ts'
import { pathTree } from '../paths.ts'
import { siteInPath } from '../platform/routing/site-in-path.ts'
import { placeFinder } from '../public/site-pages/site-at.ts'

interface RequestTarget {
  method?: string | undefined
  url?: string | undefined
  headers: { host?: string | undefined }
}

/** Undefined: any node answers it. */
export function homeOfRequest(installation: OpenInstallation): (asked: RequestTarget) => string | undefined {
  const contracts = endpoints.map(({ contract }) => contract)
  const templateOf = pathTree(contracts)
  const databases = new Map(contracts.map(({ method, path, database }) => [`${method} ${path}`, database]))
  const placeOf = placeFinder(installation)
  const ordersCertificates = installation.config.tls !== null
  return ({ method = 'GET', url = '', headers: { host } }) => {
    const path = url.split('?', 1)[0] ?? ''
    // Certificates are ordered there.
    if (ordersCertificates && path.startsWith('/.well-known/acme-challenge/')) return 'control'
    if (!path.startsWith('/v1/')) return placeOf(host, url).site_id
    const template = templateOf(path, method)
    if (template === undefined) return undefined
    const database = databases.get(`${method === 'HEAD' ? 'get' : method.toLowerCase()} ${template}`)
    return database === 'control' ? 'control' : siteInPath(url)
  }
}
