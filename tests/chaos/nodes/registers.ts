/**
 * One lead for each node and site, whose name is a number that is written through that node again and again, and read through any other: what was
 * acknowledged is there from then on, for everybody. The moments of the answers say how long a site had no home.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Caller } from '../caller.ts'
import type { Random } from '../random.ts'

interface Register {
  site_id: string
  lead_id: string
  api: Caller
  acknowledged: number
  /** Sent, and never answered: they may come at any time. */
  unknown: Set<number>
}

export interface Span {
  from: number
  to: number
}

export interface Registers {
  /** What was read and should not have been. */
  wrong: string[]
  writes: number
  /** Ends, and reads each once more. */
  end(): Promise<void>
  /** Times in which nothing was acknowledged for a site, those before the first excepted. */
  gaps(site_id: string): Span[]
}

/** Names have no digits. */
const letters = 'abcdefghij'
const nameOf = (n: number): string => `n${String(n).replace(/\d/g, digit => letters[Number(digit)] ?? '')}`
const numberIn = (name: unknown): number =>
  Number([...String(name).slice(1)].map(letter => letters.indexOf(letter)).join('') || Number.NaN)

const patience_ms = 4_000
const pause_ms = 200

export async function keepRegisters(
  urls: readonly string[],
  { token, site_ids, random }: { token: string; site_ids: readonly string[]; random: Random },
): Promise<Registers> {
  const wrong: string[] = []
  const answers = new Map(site_ids.map(id => [id, [] as number[]]))
  let isOver = false
  let writes = 0
  const callerFor = (url: string) => Object.assign(new Caller(url, patience_ms), { token })
  const readers = urls.map(callerFor)
  const registers: Register[] = []
  for (const site_id of site_ids)
    for (const [n, url] of urls.entries()) {
      const api = callerFor(url)
      const lead = { email: `register-${n}@registers.example`, first_name: nameOf(0) }
      const { id } = await api.must('POST', `/v1/sites/${site_id}/leads`, lead)
      registers.push({ site_id, lead_id: id, api, acknowledged: 0, unknown: new Set() })
    }
  const pathOf = ({ site_id, lead_id }: Register) => `/v1/sites/${site_id}/leads/${lead_id}`

  async function write(register: Register, n: number): Promise<boolean> {
    register.unknown.add(n)
    const answer = await register.api.once('PATCH', pathOf(register), { first_name: nameOf(n) }).catch(() => undefined)
    writes += 1
    if (answer?.status === 200) {
      register.acknowledged = n
      register.unknown.delete(n)
      answers.get(register.site_id)?.push(performance.now())
      return true
    }
    if (answer && answer.status < 500)
      wrong.push(
        `${pathOf(register)} at ${register.api.url}: PATCH answered ${answer.status} ${JSON.stringify(answer.body)}`,
      )
    return false
  }

  async function read(register: Register, api: Caller): Promise<void> {
    const answer = await api.once('GET', pathOf(register)).catch(() => undefined)
    if (!answer || answer.status >= 500) return
    const found = numberIn(answer.body.first_name)
    if (found === register.acknowledged || register.unknown.has(found)) return
    const read = answer.status === 200 ? `n${found}` : JSON.stringify(answer.body)
    wrong.push(`${pathOf(register)} at ${api.url}: ${read} was read after n${register.acknowledged} was acknowledged`)
  }

  const working = registers.map(async register => {
    for (let n = 1; !isOver; n++) {
      if (await write(register, n)) await read(register, random.pick(readers))
      await sleep(pause_ms)
    }
  })
  return {
    wrong,
    get writes() {
      return writes
    },
    async end() {
      isOver = true
      await Promise.all(working)
      for (const register of registers) for (const reader of readers) await read(register, reader)
    },
    gaps(site_id) {
      const all = answers.get(site_id) ?? []
      return all.slice(1).map((to, i) => ({ from: all[i] ?? to, to }))
    },
  }
}
