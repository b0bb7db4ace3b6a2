/** How a thing that stands in the way travels: in refusals, and where it is asked for beforehand. */
import { z } from '@hono/zod-openapi'

export const blocker = z.object({ type: z.string(), id: z.string(), name: z.string() }).openapi('Blocker')
