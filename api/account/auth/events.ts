/** Events of users. The control database stores them as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const userUpdated = defineEvent('user.updated')
export const userPasswordChanged = defineEvent('user.password_changed')
export const userPasswordSet = defineEvent('user.password_set')
