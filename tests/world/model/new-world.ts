/** A site as it is before anything happened: its templates, and nobody. */
import { templateKeys, topics, type World } from './world.ts'

export function newWorld(now: number): World {
  const topicWith = (template: string) =>
    Object.entries(topics).find(([, templates]) => templates.includes(template))?.[0] ?? null
  const templates = templateKeys.map(
    key => [key, { key, subject: key, topic: topicWith(key), category: 'marketing' as const, edition: 0 }] as const,
  )
  return {
    ...{ now, paused: false, drafted: false, sender: 'Ana', backup: null, resumed_at: null, rereads: false },
    ...{ people: new Map(), erased_withdrawals: new Set(), suppressions: [], merges: new Map(), acts: new Map() },
    ...{ refusing: new Map(), busy: new Map(), put_off: [], attempts: [], letters: new Map(), clicks: [] },
    ...{ templates: new Map(templates), dynamic: new Map(), broadcasts: new Map(), journeys: new Map(), runs: [] },
    capture: { forms: new Map(), campaigns: new Map(), confirmations: new Map(), names: new Map(), confirms: false },
    ...{ visitors: new Map(), kept_for: { visit_days: 365, conversation_months: null }, entries: 0, answered: [] },
    ...{ conversations: new Map(), hooks: new Map(), service: null, holders: new Map(), endpoints: new Map() },
    ...{ told: [], pending: [], outbox: [], canaries: [], shared_names: new Set(), given_names: new Set() },
  }
}
