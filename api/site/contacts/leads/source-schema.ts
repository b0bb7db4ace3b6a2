/** What leads come from, as the contract and the events name it. */
import { z } from '@hono/zod-openapi'
import { leadSources } from './statuses.ts'

export const leadSource = z.enum(leadSources).openapi('LeadSource')
