/** The work on sources that happens by itself. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the source. */
export const knowledgeScheduleJob = defineJob('knowledge_schedule')
/** Reads a source anew after a page was published, once what is under way for it has ended. */
export const knowledgeFollowJob = defineJob('knowledge_follow')
