/** What happens to the people of the installation. The control database keeps it as activities. */
import { defineAccountEvent } from '../../platform/events/define.ts'

export const userUpdated = defineAccountEvent('user.updated')
export const userPasswordChanged = defineAccountEvent('user.password_changed')
