/** What people ask for about their data. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const personRequestCreated = defineEvent('person_request.created')
