/** The domains of a site, which few features ask about: they come with their chunks. */
import { HostsResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const hostClient = clientOf({
  hosts: HostsResource,
})
