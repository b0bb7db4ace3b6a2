/** Who a lead is, in few words: what stands beside its ID wherever lists show whose something is. */
import { z } from '@hono/zod-openapi'
import { inArray } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { leads } from './table.ts'

export const leadSummary = z
  .object({ email: z.string(), name: z.string() })
  .openapi('LeadSummary', { description: 'Who the lead is now. Both are empty once the lead is gone.' })

export type LeadSummary = z.output<typeof leadSummary>

interface LeadName {
  email: string | null
  first_name: string | null
  last_name: string | null
}

export const summaryOf = (lead: LeadName | undefined): LeadSummary => ({
  email: lead?.email ?? '',
  name: [lead?.first_name, lead?.last_name].filter(Boolean).join(' '),
})

/** Of many leads at once; whoever is gone is not among them. */
export async function readSummaries(db: Handle<'site'>, ids: readonly string[]): Promise<Map<string, LeadSummary>> {
  const { id, email, first_name, last_name } = leads
  const wanted = [...new Set(ids)]
  const rows = await db.select({ id, email, first_name, last_name }).from(leads).where(inArray(id, wanted))
  return new Map(rows.map(row => [row.id, summaryOf(row)]))
}
