/** What happens to a connection: calls of the service that come twice, late or never, faults, outages, and kills of the process. */
import type { MarketingServices } from '../../api/platform/network/marketing-services.ts'
import type { Deliver, ServiceAccount } from '../../api/testing/fixtures/service-accounts.ts'
import type { Chance } from '../billing/chance.ts'

const DAY = 86_400_000

/** Calls of the service on their way: kept, and delivered in any order. */
export function createMail(chance: Chance, isRepeating: boolean) {
  const kept: (() => Promise<unknown>)[] = []
  return {
    onTheWay:
      (deliver: Deliver): Deliver =>
      async (url, request) => {
        const send = () => deliver(url, request)
        const copies = chance.isTrue(0.2) ? 2 : 1
        for (let copy = 0; copy < copies; copy++) kept.push(send)
        // Not repeated, and some are lost.
        if (!isRepeating && chance.isTrue(0.2)) kept.pop()
        return 200
      },
    async arrive(): Promise<void> {
      for (const send of chance.shuffle(kept.splice(0))) await send()
    },
  }
}

/** A process that ends in the middle of a call: what it was doing never goes on. */
export function createKills() {
  let calls_left = 0
  let has_effect = false
  let is_killed = false
  return {
    arm(calls: number, effect: boolean): void {
      calls_left = calls
      has_effect = effect
    },
    disarm(): void {
      calls_left = 0
    },
    /** Whether it has happened since this was asked last. */
    takeKill(): boolean {
      const was = is_killed
      is_killed = false
      return was
    },
    get is_killed() {
      return is_killed
    },
    fetch: (async (input, init) => {
      if (calls_left > 0) {
        calls_left -= 1
        if (calls_left === 0) {
          if (has_effect) await fetch(input, init).catch(() => undefined)
          is_killed = true
          return new Promise(() => undefined)
        }
      }
      return fetch(input, init)
    }) as typeof fetch,
  }
}

/** Paces are in the memory of a process. */
export const asNewProcess = (services: MarketingServices): MarketingServices => ({ ...services })

export function befall({ fake, service }: ServiceAccount, chance: Chance): void {
  // Of the others a 403 means that the credential is refused.
  const kind = chance.pick(['error', 'cut', 'rate_limit', service === 'mailchimp' ? 'gateway' : 'error'] as const)
  if (chance.isTrue(0.5)) fake.fail({ kind, has_effect: chance.isTrue(0.5), times: 1 + chance.below(3) })
  if (chance.isTrue(0.1)) fake.goDown((1 + chance.below(3)) * DAY)
}
