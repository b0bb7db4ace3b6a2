/**
 * What the walk cannot find out by itself: the state that an operation needs before it can succeed, and how objects
 * are made that no single POST makes. An operation that is not here is called with its own `body_example`.
 */
import { newLink } from '../../api/account/auth/rules.ts'
import { users } from '../../api/account/auth/table.ts'
import type { IdKind } from '../../api/platform/ids.ts'
import { createWorld, type World } from './world.ts'

export interface Fixture {
  params?: Record<string, string>
  query?: string
  body?: unknown
  token?: string | null
  headers?: Record<string, string>
  world?: World
}

const hour = 3_600_000
const password = 'correct horse battery'
const person = { first_name: 'Ana', last_name: 'García', password }

/** A token as a mail would carry it. */
async function link(w: World, purpose: Parameters<typeof newLink>[1], user_id: string | null): Promise<string> {
  const { control } = w.installation.databases
  return (await control.write(tx => newLink(tx, purpose, user_id, w.clock.now(), hour))).token
}

/** Somebody with a password of their own, who is signed in. */
async function signedIn(w: World) {
  const email = `person-${w.next()}@example.com`
  const { user_id } = await w.newPerson(email)
  const token = await link(w, 'reset_password', user_id)
  await w.post('/v1/auth/reset-password', { token, password }, { token: null })
  const session = await w.post('/v1/auth/sign-in', { email, password }, { token: null })
  return { email, token: String(session.body.token) }
}

const newSite = async (w: World) => ({ params: { site_id: await w.publishedSite(`Casa ${w.next()}`) } })

/** Objects that more than one call makes. */
export const makers: Partial<Record<IdKind, (w: World, site: string) => Promise<string>>> = {}

export const fixtures: Record<string, (w: World, site: string) => Promise<Fixture>> = {
  confirmEmail: async w => {
    const { user_id } = await w.newPerson(`person-${w.next()}@example.com`)
    return { body: { token: await link(w, 'confirm_email', user_id) } }
  },
  signIn: async w => ({ body: { email: (await signedIn(w)).email, password } }),
  signOut: async w => ({ token: (await signedIn(w)).token }),
  changePassword: async w => ({
    token: (await signedIn(w)).token,
    body: { current_password: password, password: 'another horse battery' },
  }),
  resetPassword: async w => {
    const { user_id } = await w.newPerson(`person-${w.next()}@example.com`)
    return { body: { token: await link(w, 'reset_password', user_id), password } }
  },
  setUp: async () => {
    const world = await createWorld()
    await world.installation.databases.control.write(async tx => {
      await tx.update(users).set({ super_administrator: false })
    })
    return { world, body: { ...person, email: 'first@example.com', token: await link(world, 'set_up', null) } }
  },
  checkAccess: async (_, site) => ({ headers: { 'x-tenant': site } }),
  deleteSite: newSite,
  unpublishSite: newSite,
}
