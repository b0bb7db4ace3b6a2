/** What happens to second factors. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const secondFactorEnabled = defineEvent('user.second_factor_enabled')
export const secondFactorDisabled = defineEvent('user.second_factor_disabled')
export const recoveryCodesCreated = defineEvent('user.recovery_codes_created')
