/** A site as it is before anything happened: its templates, and nobody. */
import { templateKeys, topics, type World } from './world.ts'

export function newWorld(now: number): World {
  const topicWith = (template: string) =>
    Object.entries(topics).find(([, templates]) => templates.includes(template))?.[0] ?? null
  return {
    now,
    paused: false,
    people: new Map(),
    erased_withdrawals: new Set(),
    entries: 0,
    suppressions: [],
    refusing: new Map(),
    busy: new Map(),
    put_off: [],
    attempts: [],
    templates: new Map(
      templateKeys.map(key => [key, { key, subject: key, topic: topicWith(key), category: 'marketing', edition: 0 }]),
    ),
    dynamic: new Map(),
    broadcasts: new Map(),
    journeys: new Map(),
    runs: [],
    merges: new Map(),
    acts: new Map(),
    capture: { forms: new Map(), campaigns: new Map(), confirmations: new Map(), names: new Map(), confirms: false },
    conversations: new Map(),
    hooks: new Map(),
    service: null,
    holders: new Map(),
    endpoints: new Map(),
    told: [],
    pending: [],
    outbox: [],
    letters: new Map(),
    clicks: [],
    canaries: [],
    shared_names: new Set(),
    given_names: new Set(),
    rereads: false,
    backup: null,
    resumed_at: null,
  }
}
