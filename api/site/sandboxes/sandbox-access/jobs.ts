/** What follows from accesses. */
import { z } from '@hono/zod-openapi'
import { defineJob } from '../../../platform/jobs/define.ts'
import { accessSources } from './table.ts'

/** By the clock: tells a day before the end, ends, deletes. Its subject is the access. */
export const tendSandboxAccessJob = defineJob('tend_sandbox_access')

/** Mails the link and the credentials, once there is something to enter. Its subject is the access. */
export const sandboxAccessEmailJob = defineJob('sandbox_access_email')

/** Gives what a campaign or a journey promised. Its subject is the sandbox and the lead. */
export const assignSandboxJob = defineJob(
  'assign_sandbox',
  z.object({
    sandbox_id: z.string(),
    lead_id: z.string(),
    source: z.enum(accessSources),
    source_id: z.string().nullable(),
    hours: z.int().optional(),
  }),
)
