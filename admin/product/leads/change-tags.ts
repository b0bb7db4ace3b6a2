/** Adding and removing tags of many leads, with undo of only what really changed. */
import { limits } from '@leadwright/sdk'

export type TagChange = { add: boolean; tag_ids: string[]; start_journeys?: boolean }
/** For which leads a tag changed something. */
export type TagChangeResult = { tag_id: string; lead_ids: string[] }
/** One request: one tag, of as many leads as the API takes at once. */
export type TagBatch = TagChangeResult & { add: boolean; start_journeys: boolean }
type Send = (batch: TagBatch) => PromiseLike<{ lead_ids: readonly string[] }>

const batch_leads = limits.tag_leads_max

const batchesOf = (lead_ids: readonly string[]) =>
  Array.from({ length: Math.ceil(lead_ids.length / batch_leads) }, (_, at) =>
    lead_ids.slice(at * batch_leads, (at + 1) * batch_leads),
  )

/** The requests of a change, tag by tag. */
export const tagBatches = (
  lead_ids: readonly string[],
  { add, tag_ids, start_journeys = false }: TagChange,
): TagBatch[] =>
  tag_ids.flatMap(tag_id => batchesOf(lead_ids).map(lead_ids => ({ tag_id, lead_ids, add, start_journeys })))

/** The opposite of the change. Runs that it started continue. */
export const undoBatches = (changed: readonly TagChangeResult[], wasAdded: boolean): TagBatch[] =>
  changed.flatMap(({ tag_id, lead_ids }) => tagBatches(lead_ids, { add: !wasAdded, tag_ids: [tag_id] }))

/** Sends them one after another; says what changed. */
export async function sendBatches(batches: readonly TagBatch[], send: Send): Promise<TagChangeResult[]> {
  const changed: TagChangeResult[] = []
  for (const batch of batches) {
    const { lead_ids } = await send(batch)
    if (lead_ids.length > 0) changed.push({ tag_id: batch.tag_id, lead_ids: [...lead_ids] })
  }
  return changed
}

/** How many leads a change reached, each counted once. */
export const leadsIn = (changed: readonly TagChangeResult[]): number =>
  new Set(changed.flatMap(one => one.lead_ids)).size
