/** A stand-in for Mailchimp on the world's clock: an account whose lists the site may be connected with, one after another. */

import type { MarketingServices } from '../../../api/platform/network/marketing-services.ts'
import type { FixedClock } from '../../../api/platform/runtime/clock.ts'
import { startFakeMailchimp } from '../../../api/testing/fake-services/mailchimp/fake-mailchimp.ts'

export type Mailchimp = Awaited<ReturnType<typeof openMailchimp>>

type Receive = (path: string, request: { headers: Headers; body: string }) => Promise<Response>

/** `receive`: its calls of the product. */
export async function openMailchimp(clock: FixedClock, receive: Receive) {
  const fake = await startFakeMailchimp({
    clock,
    receive: async (url, { headers, body }) =>
      (await receive(new URL(url).pathname, { headers: new Headers(headers), body })).status,
  })
  const lists = new Map<string, ReturnType<typeof fake.addList>>()
  const services: MarketingServices = {
    ...{ fetch, clock, origins: { mailchimp: fake.origin } },
    wait: async () => undefined,
  }
  const list = (name: string) => {
    const found = lists.get(name)
    if (!found) throw new Error(`Mailchimp has no list ${name}`)
    return found
  }
  return {
    services,
    fake,
    addList(name: string): string {
      const made = fake.addList(name)
      lists.set(name, made)
      return made.id
    },
    members: (name: string) => [...list(name).members.values()],
    leave: (name: string, email: string) => fake.person.unsubscribe(list(name), email),
    rename: (name: string, email: string, FNAME: string) => fake.owner.change(list(name), email, { FNAME }),
  }
}
