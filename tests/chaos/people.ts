/** Several people at once who submit the popups, each with their own address, until the server has accepted. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './caller.ts'
import type { ServerFixture } from './fixture.ts'
import type { Random } from './random.ts'

export interface Crowd {
  /** Addresses whose submission was answered with 201. */
  acknowledged: string[]
  /** Submits until this total number of people. */
  admit(total: number): void
  /** Resolves with the next acknowledgment. */
  next(): Promise<string>
  /** When everybody has been acknowledged. */
  done: Promise<unknown>
}

const CLIENTS = 8

/** To each site about as many. */
export function crowd(api: Caller, fixtures: readonly ServerFixture[], random: Random, total: number): Crowd {
  const acknowledged: string[] = []
  const waiting: ((email: string) => void)[] = []
  let admitted = 0
  let came = 0
  const plans = Array.from({ length: total }, (_, n) => {
    const fixture = fixtures[n % fixtures.length] as ServerFixture
    const popup_id = random.pick(fixture.popup_ids)
    return { fixture, email: `person-${n}@${fixture.people}`, popup_id, pause: random.between(0, 40) }
  })

  async function client(): Promise<void> {
    while (came < total) {
      if (came >= admitted) {
        await sleep(5)
        continue
      }
      const { fixture, email, popup_id, pause } = plans[came++]!
      await sleep(pause)
      await submit(api, fixture, email, popup_id)
      acknowledged.push(email)
      for (const wake of waiting.splice(0)) wake(email)
    }
  }

  return {
    acknowledged,
    admit: upTo => {
      admitted = Math.max(admitted, Math.min(upTo, total))
    },
    next: () => new Promise(resolve => waiting.push(resolve)),
    done: Promise.all(Array.from({ length: CLIENTS }, client)),
  }
}

/** Retries until the server has accepted. */
export async function submit(api: Caller, fixture: ServerFixture, email: string, popup_id: string): Promise<void> {
  const path = `/v1/public/sites/${fixture.site_id}/popups/${popup_id}/submissions`
  const body = {
    values: { email, first_name: 'María José' },
    consent: true,
    consent_version: 1,
    page_url: 'https://casa-verde.example/',
    shown_for_ms: 4000,
    website: '',
  }
  const reply = await api.untilAnswered('POST', path, body)
  if (reply.status !== 201) throw new Error(`${email} was answered ${reply.status}: ${JSON.stringify(reply.body)}`)
}
