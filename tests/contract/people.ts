/** The people, sites and keys that the walk over the contract needs: two accounts, two sites in one of them. The app is the built one. */

import { type Permission, permissionNames, permissionsOf } from '../../api/platform/identity/permissions.ts'
import { fakeGithub } from '../../api/testing/fake-github.ts'
import { createHarness } from '../../api/testing/harness.ts'
import { loadBuiltApp } from '../tools/built-app.ts'
import { openShop, startStripe, stripeVariables } from './shop.ts'

/** Rate limits are raised by configuration, as an owner would; they have tests of their own. */
const environment = {
  // The demo lets in without a password only where the server's name is this machine's.
  PUBLIC_URL: 'http://localhost:8787',
  SUBMISSIONS_PER_MINUTE: '1000000',
  SUBMISSIONS_BURST: '1000000',
  VISITS_PER_MINUTE: '1000000',
  VISITS_BURST: '1000000',
  RETURN_PATH: 'bounces@mail.example.com',
}

export type People = Awaited<ReturnType<typeof createPeople>>

export async function createPeople(
  others: Record<string, string> = {},
  outside: Parameters<typeof createHarness>[1] = {},
) {
  const github = await fakeGithub()
  const stripe = await startStripe()
  const h = await createHarness(
    { ...environment, ...github.environment, ...stripeVariables(stripe), ...others },
    { ...outside, program: outside.program ?? (await loadBuiltApp()) },
  )
  const stranger = await h.newPerson('bea@example.com')
  const site = await publishedSite('Casa Verde')
  const sister = await publishedSite('Casa Azul')
  const keys = new Map<string, string>()
  let count = 0

  async function publishedSite(name: string): Promise<string> {
    const id = await h.newSite(name)
    const address = await h.patch(`/v1/sites/${id}`, { postal_address: 'Calle Mayor 1, 28013 Madrid' })
    const published = await h.post(`/v1/sites/${id}/publish`)
    if (address.status !== 200 || published.status !== 200) throw new Error(`${name} could not be published`)
    return id
  }

  /** The token of an API key with just these grants. */
  async function keyWith(given: readonly string[]): Promise<string> {
    const name = given.join(' ')
    const known = keys.get(name)
    if (known) return known
    const made = await h.post('/v1/api-keys', { name: `Key ${keys.size}`, grants: given })
    if (made.status !== 201) throw new Error(`no key: ${JSON.stringify(made.body)}`)
    keys.set(name, String(made.body.key))
    return String(made.body.key)
  }

  return {
    ...h,
    /** By which people sign in. */
    github,
    /** Where plans and add-ons are bought. */
    shop: openShop(h, stripe),
    stranger,
    site,
    sister,
    publishedSite,
    /** Objects and requests that no call changes: made once, by what they are for. */
    kept: new Map<string, Promise<unknown>>(),
    /** A number that was not given before, for names that must be unique. */
    next: () => ++count,
    /** All that can be granted but what gives one of these permissions. */
    keyWithout: (...permissions: Permission[]) =>
      keyWith(permissionNames().filter(name => permissions.every(one => !permissionsOf('manager', [name]).has(one)))),
    keyWithOnly: (permission: Permission) => keyWith([permission]),
    async close() {
      await h.close()
      await github.close()
      await stripe.close()
    },
  }
}
