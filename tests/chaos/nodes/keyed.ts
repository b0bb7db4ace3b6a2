/** Things that are made under an Idempotency-Key through whichever node, and asked for again until one answers: each is there once. */
import { randomUUID } from 'node:crypto'
import type { Caller } from '../caller.ts'

export interface Keyed {
  /** One more for each of these sites, and one more site where it is wished. */
  make(site_ids: readonly string[], withSite: boolean): void
  /** What is wrong once all are answered. */
  end(): Promise<string[]>
  readonly made: number
}

export function keyedThings(api: Caller): Keyed {
  const wrong: string[] = []
  const making: Promise<void>[] = []
  const names = new Map<string, Map<string, string>>()

  async function make(path: string, name: string, more: object): Promise<void> {
    const key = { 'idempotency-key': randomUUID() }
    const { status, body } = await api.untilAnswered('POST', path, { name, ...more }, key)
    if (status !== 201) wrong.push(`${name} at ${path} was answered ${status}: ${JSON.stringify(body)}`)
    names.set(path, (names.get(path) ?? new Map()).set(name, body.id))
  }
  return {
    make(site_ids, withSite) {
      const n = making.length
      for (const id of site_ids) making.push(make(`/v1/sites/${id}/tags`, `Keyed ${n}`, {}))
      if (withSite) making.push(make('/v1/sites', `Keyed ${n}`, { subdomain: `keyed-${n}`, timezone: 'Europe/Madrid' }))
    },
    async end() {
      await Promise.all(making)
      for (const [path, own] of names) {
        const all = await api.all(path)
        for (const [name, id] of own) {
          const same = all.filter(one => one.name === name)
          if (same.length !== 1 || same[0]?.id !== id)
            wrong.push(`${name} at ${path} is there ${same.length} times, and was answered as ${id}`)
        }
      }
      return wrong
    },
    get made() {
      return making.length
    },
  }
}
