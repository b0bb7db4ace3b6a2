/** The job that carries an operation on, and the one that tells the installation how far it has come. */
import { defineJob } from '../../jobs/define.ts'

export const operationJob = defineJob('operation')

/** Its subject is the operation. */
export const reportOperationJob = defineJob('report_operation')
