/** The endpoints of sandboxes and of leads' access to them. */
import { SandboxAccessResource, SandboxesResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const { sandboxes, sandboxAccess } = clientOf({
  sandboxes: SandboxesResource,
  sandboxAccess: SandboxAccessResource,
})
