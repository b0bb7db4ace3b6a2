/** The one kind of job that carries on whatever operation it names as its subject. */
import { defineJob } from '../jobs/define.ts'

export const operationJob = defineJob('operation')
