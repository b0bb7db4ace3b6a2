/** The work on sources that happens by itself. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the source. */
export const knowledgeScheduleJob = defineJob('knowledge_schedule')
