/** The account of the key, and accounts that are connected to it, as far as a program asks whether they can be charged. */
import type Stripe from 'stripe'
import { type Routes, route } from './route.ts'
import type { World } from './world.ts'

const toAccount = (world: World, id: string) =>
  ({
    id,
    object: 'account',
    business_profile: null,
    business_type: null,
    capabilities: {},
    charges_enabled: true,
    country: 'US',
    created: world.clock.seconds(),
    default_currency: 'usd',
    details_submitted: true,
    email: null,
    metadata: {},
    payouts_enabled: true,
    type: 'standard',
  }) as unknown as Stripe.Account

export const accounts: Routes = {
  'GET /v1/account': route(world => toAccount(world, world.account)),
  'GET /v1/accounts/{account}': route((world, _, { account }) => toAccount(world, world.getAccount(account!))),
}
