/** What is asked about results by a few features: it comes with their chunks. */
import { SubmissionsResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const resultClient = clientOf({
  submissions: SubmissionsResource,
})
