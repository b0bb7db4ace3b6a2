/** Giving and taking tags of many leads, a few at a time, and the way back: only what really changed is undone. */
import type { Lead } from '@leadwright/sdk'
import { client } from '../../app/api.ts'

export type TagChange = { add: boolean; tag_ids: string[] }
type Tagged = Pick<Lead, 'id' | 'tag_ids'>
export type Step = { lead_id: string; tag_ids: string[] }

/** What has to be done for each lead; leads for which nothing changes are left out. */
export function stepsOf(leads: readonly Tagged[], { add, tag_ids }: TagChange): Step[] {
  return leads
    .map(lead => ({ lead_id: lead.id, tag_ids: tag_ids.filter(id => lead.tag_ids.includes(id) !== add) }))
    .filter(step => step.tag_ids.length > 0)
}

const atOnce = 4

/** Carries the steps out; throws the first refusal after the others have ended. */
export async function carryOut(site_id: string, steps: readonly Step[], add: boolean): Promise<void> {
  const open = [...steps]
  const refusals: unknown[] = []
  const work = async () => {
    for (let step = open.shift(); step; step = open.shift()) {
      const request = { site_id, lead_id: step.lead_id, body: { tag_ids: step.tag_ids } }
      try {
        await (add ? client.leads.addTags(request) : client.leads.removeTags(request))
      } catch (error) {
        refusals.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (refusals.length > 0) throw refusals[0]
}
