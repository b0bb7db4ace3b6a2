/** What is done about deleted accounts outside of a request. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Ends the renewals of what goes with a person, as soon as they ask for it. */
export const endRenewals = defineJob('end_renewals')

/** Erases a person once the time to take it back is over. */
export const eraseUser = defineJob('erase_user')
