/** What is done about requests of people outside of a request of the API. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Goes through the sites, one after the other. */
export const answerPersonRequest = defineJob('answer_person_request')

/** Forgets the address, once nothing can be downloaded any more. */
export const forgetPersonRequest = defineJob('forget_person_request')
