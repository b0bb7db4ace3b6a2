/** The domains of a site, which few screens ask about: they come with their chunks. */
import { DomainsResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const domainClient = clientOf({ domains: DomainsResource })
