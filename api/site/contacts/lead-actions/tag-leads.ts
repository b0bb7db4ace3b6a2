/** Giving tags to many leads, and taking them away. */
import { z } from '@hono/zod-openapi'
import { assignmentsOf, giveBackTags, type LeadTagRow, tagManyLeads, untagManyLeads } from '../tags/rules.ts'
import { leadActionType } from './action-type.ts'
import { addTags, removeTags } from './contract.ts'
import type { ChangedLead } from './rows-store.ts'

/** The assignments that were made, or that were taken away. */
type Before = { added: [tag_id: string, at: number][] } | { removed: Omit<LeadTagRow, 'lead_id'>[] }

const byLead = <T>(pairs: readonly (readonly [lead_id: string, one: T])[]) =>
  [...Map.groupBy(pairs, ([lead_id]) => lead_id)].map(([lead_id, all]) => ({
    lead_id,
    many: all.map(([, one]) => one),
  }))

const keyOf = (lead_id: string, tag_id: string) => `${lead_id} ${tag_id}`

interface Pair {
  lead_id: string
  tag_id: string
  at: number
  /** Of a tag that was taken away: how it had been given. */
  was?: LeadTagRow
}

const pairsOf = ({ lead_id, before }: ChangedLead<Before>): Pair[] =>
  'added' in before
    ? before.added.map(([tag_id, at]) => ({ lead_id, tag_id, at }))
    : before.removed.map(row => ({ lead_id, tag_id: row.tag_id, at: row.at, was: { lead_id, ...row } }))

export const leadTagging = leadActionType({
  name: 'lead_tagging',
  permission: 'manage-leads',
  asked: z.discriminatedUnion('type', [addTags, removeTags]),
  details: ({ type, tag_ids }) => ({ action: type, tags: tag_ids.length }),

  async apply(tx, lead_ids, { type, tag_ids }, { by, now, emit }) {
    if (type === 'add_tags') {
      const assigned = { source: by.source, at: now() }
      const given = lead_ids.map(lead_id => ({ lead_id, source_id: by.source_id }))
      const added: [string, [string, number]][] = []
      for (const tag_id of tag_ids) {
        const tagged = await tagManyLeads(tx, given, tag_id, assigned, emit)
        for (const lead_id of tagged) added.push([lead_id, [tag_id, assigned.at]])
      }
      return byLead(added).map(
        ({ lead_id, many }): ChangedLead<Before> => ({
          lead_id,
          before: { added: many },
        }),
      )
    }
    const removed = await assignmentsOf(tx, lead_ids, tag_ids)
    for (const tag_id of tag_ids) await untagManyLeads(tx, lead_ids, tag_id, emit)
    return byLead(removed.map(({ lead_id, ...row }) => [lead_id, row] as const)).map(({ lead_id, many }) => ({
      lead_id,
      before: { removed: many },
    }))
  },

  async undo(tx, changed, { emit }) {
    const pairs = changed.flatMap(pairsOf)
    const lead_ids = changed.map(({ lead_id }) => lead_id)
    const there = await assignmentsOf(tx, lead_ids, [...new Set(pairs.map(({ tag_id }) => tag_id))])
    const since = new Map(there.map(({ lead_id, tag_id, at }) => [keyOf(lead_id, tag_id), at]))
    const now = pairs.map(pair => ({ ...pair, since: since.get(keyOf(pair.lead_id, pair.tag_id)) }))
    const ours = now.filter(({ was, since, at }) => !was && since === at)
    for (const [tag_id, all] of Map.groupBy(ours, pair => pair.tag_id)) {
      const tagged = all.map(({ lead_id }) => lead_id)
      await untagManyLeads(tx, tagged, tag_id, emit)
    }
    const missing = now.flatMap(({ was, since }) => (was && since === undefined ? [was] : []))
    await giveBackTags(tx, missing, emit)
    // Given anew by somebody since.
    const kept = now.filter(({ since, at, was }) => since !== undefined && (was || since !== at))
    return [...new Set(kept.map(({ lead_id }) => lead_id))]
  },
})
