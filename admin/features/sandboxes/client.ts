/** The endpoints of sandboxes, which no other feature asks. */
import { SandboxAccessResource, SandboxesResource, SandboxSettingsResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { sandboxes, sandboxAccess, sandboxSettings } = clientOf({
  sandboxes: SandboxesResource,
  sandboxAccess: SandboxAccessResource,
  sandboxSettings: SandboxSettingsResource,
})
