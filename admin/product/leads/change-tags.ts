/** Giving and taking tags of many leads, and the way back: only what really changed is undone. */
import { client } from '../session/api.ts'

export type TagChange = { add: boolean; tag_ids: string[]; start_journeys?: boolean }
/** For which leads a tag changed something. */
export type Changed = { tag_id: string; lead_ids: string[] }

/** As many as the API takes at once. */
const batch_leads = 1_000

const batches = (lead_ids: readonly string[]) =>
  Array.from({ length: Math.ceil(lead_ids.length / batch_leads) }, (_, at) =>
    lead_ids.slice(at * batch_leads, (at + 1) * batch_leads),
  )

/** Carries a change out, tag by tag; what changed until something was refused is kept in `changed`. */
export async function changeTags(
  site_id: string,
  lead_ids: readonly string[],
  { add, tag_ids, start_journeys = false }: TagChange,
  changed: Changed[] = [],
): Promise<Changed[]> {
  for (const tag_id of tag_ids) {
    for (const batch of batches(lead_ids)) {
      const answer = add
        ? await client.tags.addLeads({ site_id, tag_id, body: { lead_ids: batch, start_journeys } })
        : await client.tags.removeLeads({ site_id, tag_id, body: { lead_ids: batch } })
      if (answer.lead_ids.length > 0) changed.push({ tag_id, lead_ids: answer.lead_ids })
    }
  }
  return changed
}

/** The opposite of what changed. Journeys that began with it go on. */
export async function undoTags(site_id: string, changed: readonly Changed[], wasAdded: boolean): Promise<void> {
  for (const { tag_id, lead_ids } of changed) {
    await changeTags(site_id, lead_ids, { add: !wasAdded, tag_ids: [tag_id] })
  }
}

/** How many leads a change reached, each counted once. */
export const leadsIn = (changed: readonly Changed[]): number => new Set(changed.flatMap(one => one.lead_ids)).size
