/** Events of users. The control database stores them as activities. */
import { defineAccountEvent } from '../../platform/events/define.ts'

export const userUpdated = defineAccountEvent('user.updated')
export const userPasswordChanged = defineAccountEvent('user.password_changed')
