/** What is done about deleted accounts outside of a request. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Erases a person once the time to take it back is over. */
export const eraseUser = defineJob('erase_user')
