/** The endpoints of the settings of sandboxes. */
import { SandboxSettingsResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { sandboxSettings } = clientOf({ sandboxSettings: SandboxSettingsResource })
