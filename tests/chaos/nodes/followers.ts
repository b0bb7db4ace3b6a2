/** Follows the events of sites through whichever node, and goes on behind the last one wherever that ends: each event comes once. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from '../caller.ts'

export interface Followers {
  /** What is wrong once each of these people of a site is to have been told of. */
  end(people: ReadonlyMap<string, readonly string[]>): Promise<string[]>
  readonly connections: number
}

/** Streams say something every fifteen seconds. */
const silent_ms_max = 20_000
const again_ms = 100
/** From the last thing that happens to the last that is told. */
const late_ms_max = 15_000

interface Told {
  /** Ids of leads whose making was told of, by how often. */
  leads: Map<string, number>
  wrong: string[]
}

export function followSites(api: Caller, site_ids: readonly string[]): Followers {
  const ending = new AbortController()
  let connections = 0
  const told = new Map(site_ids.map(id => [id, { leads: new Map(), wrong: [] } as Told]))

  async function follow(site_id: string, own: Told): Promise<void> {
    let place = ''
    while (!ending.signal.aborted) {
      try {
        place = await once(site_id, own, place)
      } catch {
        // Broken off in the middle: it goes on behind what came whole.
        place = last.get(site_id) ?? place
      }
      await sleep(again_ms)
    }
  }
  const last = new Map<string, string>()

  async function once(site_id: string, own: Told, place: string): Promise<string> {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), silent_ms_max)
    try {
      const headers: Record<string, string> = { authorization: `Bearer ${api.token}` }
      if (place) headers['last-event-id'] = place
      const signal = AbortSignal.any([ending.signal, silence.signal])
      const answer = await fetch(`${api.url}/v1/sites/${site_id}/stream`, { headers, signal })
      if (answer.status !== 200) {
        const text = await answer.text()
        if (answer.status < 500) own.wrong.push(`the stream of ${site_id} answered ${answer.status}: ${text}`)
        return place
      }
      connections += 1
      let rest = ''
      for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), silent_ms_max)
        const frames = (rest + part).split('\n\n')
        rest = frames.pop() ?? ''
        for (const frame of frames) hear(site_id, own, frame)
      }
      return last.get(site_id) ?? place
    } finally {
      clearTimeout(timer)
    }
  }

  function hear(site_id: string, own: Told, frame: string): void {
    const [, id] = /^id: (.+)$/m.exec(frame) ?? []
    const [, name] = /^event: (.+)$/m.exec(frame) ?? []
    const [, data = '{}'] = /^data: (.+)$/m.exec(frame) ?? []
    if (id) last.set(site_id, id)
    if (name !== 'lead.created') return
    const { lead_id } = (JSON.parse(data) as { data: { lead_id: string } }).data
    own.leads.set(lead_id, (own.leads.get(lead_id) ?? 0) + 1)
  }

  const following = [...told].map(([id, own]) => follow(id, own))
  return {
    get connections() {
      return connections
    },
    async end(people) {
      const until = performance.now() + late_ms_max
      const missing = () =>
        [...people].flatMap(([id, leads]) =>
          leads.filter(lead => !told.get(id)?.leads.has(lead)).map(lead => `${lead} was not told of in ${id}`),
        )
      while (missing().length > 0 && performance.now() < until) await sleep(100)
      ending.abort()
      await Promise.all(following)
      const twice = [...told.values()].flatMap(({ leads }) => [...leads].filter(([, count]) => count > 1))
      return [
        ...[...told.values()].flatMap(({ wrong }) => wrong),
        ...missing(),
        ...twice.map(([lead, count]) => `${lead} was told of ${count} times`),
      ]
    },
  }
}
