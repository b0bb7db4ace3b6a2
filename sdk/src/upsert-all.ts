/** Many leads, as they come: sent in calls of as many as the API takes, with a result for each. */
import type { LeadsResource, LeadUpsert, LeadUpsertResult, LeadUpserts } from './generated/index.ts'
import { limits } from './generated/limits.ts'
import type { RequestOptions } from './options.ts'

/**
 * ```ts
 * for await (const { lead, status, errors } of upsertAll(client.leads, { site_id }, people)) …
 * ```
 * The next leads are asked for once the results of those before were taken.
 */
export async function* upsertAll(
  leads: Pick<LeadsResource, 'upsert'>,
  { site_id, ...how }: { site_id: string } & Omit<LeadUpserts, 'leads'>,
  given: Iterable<LeadUpsert> | AsyncIterable<LeadUpsert>,
  options?: Omit<RequestOptions, 'idempotencyKey'>,
): AsyncGenerator<LeadUpsertResult & { lead: LeadUpsert }, void, undefined> {
  for await (const batch of batchesOf(given, limits.lead_upsert_leads_max)) {
    const { data } = await leads.upsert({ site_id, body: { ...how, leads: batch } }, options)
    for (const [at, lead] of batch.entries()) {
      const result = data[at]
      if (result) yield { ...result, lead }
    }
  }
}

async function* batchesOf<T>(
  given: Iterable<T> | AsyncIterable<T>,
  size: number,
): AsyncGenerator<T[], void, undefined> {
  let batch: T[] = []
  for await (const one of given) {
    batch.push(one)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
