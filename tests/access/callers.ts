/** Everybody who may call, with what they may do, said here once more than the product says it. */
import { openSession } from '../../api/account/auth/rules.ts'
import { insertMembership, membershipsOf } from '../../api/account/memberships/rules.ts'
import { updateMembership } from '../../api/account/memberships/store.ts'
import { createUser } from '../../api/account/users/rules.ts'
import { type Permission, permissionNames, type Role } from '../../api/platform/identity/permissions.ts'
import { signed } from '../contract/links.ts'
import type { People } from '../contract/people.ts'
import { type Chosen, chooseAssistants, namedAssistants } from './chosen.ts'
import type { GroundName, Grounds } from './grounds.ts'

/** What each role may do by the specification's names, and what a permission brings with it. */
export const OF_ROLES: Partial<Record<Role, readonly string[]>> = {
  affiliate: ['manage-account'],
  author: ['read-site', 'manage-pages'],
  student: [],
}
const IMPLIED: Record<string, readonly string[]> = {
  'manage-sites': ['read-site'],
  'manage-leads': ['read-lead'],
  'manage-audiences': ['read-audience'],
  'manage-sandboxes': ['read-sandbox', 'create-sandbox'],
  'create-sandbox': ['read-sandbox'],
  'manage-billing': ['purchase-lead', 'purchase-audience', 'purchase-assistant', 'purchase-sandbox'],
}

export interface Caller {
  name: string
  token: string | null
  /** Null for who is not signed in. */
  held: {
    account: 'own' | 'foreign'
    grounds: readonly GroundName[]
    grants: ReadonlySet<string>
    /** Has all sites of the account, those too that no longer are. */
    whole: boolean
    /** Who manages assistants of a site alone: those that requests name, or another. */
    assistants?: 'named' | 'another'
  } | null
  super_administrator: boolean
  /** A person; else a key. */
  user_id?: string
  /** Opens a further session of the same person. */
  open?: () => Promise<string>
}

export const withImplied = (grants: readonly string[]): Set<string> =>
  new Set(grants.flatMap(grant => [grant, ...(IMPLIED[grant] ?? [])]))

/** All that can be given but this one and what would bring it. */
export const allBut = (permission: string): Permission[] =>
  permissionNames().filter(name => name !== permission && !IMPLIED[name]?.includes(permission))

/** What may be given for chosen assistants, without which nothing else of it holds. */
export const OF_ASSISTANTS = 'manage-assistants'

interface Told {
  grounds?: readonly GroundName[]
  grants?: readonly Permission[]
  role?: Role
  assistants?: 'named' | 'another'
}

export class Callers {
  readonly #w: People
  readonly #grounds: Grounds
  readonly #account_id: string
  readonly #without = new Map<string, Caller>()
  all: Caller[] = []
  chosen: Chosen | undefined

  private constructor(w: People, grounds: Grounds, account_id: string) {
    this.#w = w
    this.#grounds = grounds
    this.#account_id = account_id
  }

  static async make(w: People, grounds: Grounds): Promise<Callers> {
    const facts = await w.installation.sites.find(grounds.own.site)
    const callers = new Callers(w, grounds, facts?.account_id ?? '')
    callers.chosen = await chooseAssistants(grounds.own)
    callers.all = await callers.#everybody()
    for (const name of permissionNames()) {
      const grants = allBut(name)
      callers.#without.set(name, await callers.member(`all but ${name}`, { grants }))
    }
    return callers
  }

  /** Those who call an endpoint; of managers with all but one permission the one who lacks what it needs. */
  of(permission: string): Caller[] {
    const without = this.#without.get(permission)
    return without ? [...this.all, without] : this.all
  }

  named(name: string): Caller {
    const found = [...this.all, ...this.#without.values()].find(caller => caller.name === name)
    if (!found) throw new Error(`There is no caller ${name}`)
    return found
  }

  async #everybody(): Promise<Caller[]> {
    const all = permissionNames()
    const { own } = this.#grounds
    const nobody = (name: string, token: string | null): Caller => ({
      name,
      token,
      held: null,
      super_administrator: false,
    })
    const roles: Role[] = ['affiliate', 'author', 'student']
    const link = await signed(own.people, own.site, 'unsubscribe', [
      own.things.get('email') ?? '',
      own.things.get('lead') ?? '',
    ])
    const root = await this.#w.newPerson('root@example.com', true)
    const elsewhere = { account: 'foreign', grounds: ['foreign'], grants: new Set<string>(all), whole: true } as const
    const nowhere = { ...elsewhere, grounds: [], account: 'foreign' } as const
    const { token: owner } = this.#grounds.foreign.people.person
    const users = { root: root.user_id, stranger: this.#grounds.foreign.people.person.user_id }
    const callers: Caller[] = [
      nobody('anonymous', null),
      nobody('expired session', await this.#expired()),
      nobody('session that was ended', await this.#ended()),
      nobody('manager who was removed', await this.#removed()),
      nobody('key that was deleted', await this.#deletedKey()),
      nobody('visitor', String(link.params.token)),
      await this.member('administrator', { role: 'administrator', grounds: ['own', 'sibling'] }),
      await this.member('manager', { grants: all }),
      await this.member('assistant manager', { grants: [OF_ASSISTANTS], assistants: 'named' }),
      await this.member('manager of another assistant', { grants: [OF_ASSISTANTS], assistants: 'another' }),
      await this.key('key of the sibling', { grounds: ['sibling'], grants: all }),
      await this.key('key that reads', { grants: all.filter(name => name.startsWith('read-')) }),
      { name: 'other account', token: owner, held: elsewhere, super_administrator: false, user_id: users.stranger },
      { name: 'super administrator', token: root.token, held: nowhere, super_administrator: true, user_id: users.root },
    ]
    for (const role of roles) callers.push(await this.member(role, { role }))
    for (const name of all) callers.push(await this.member(`only ${name}`, { grants: [name] }))
    for (const caller of callers) {
      const { user_id } = caller
      if (user_id && !caller.open) caller.open = () => this.#session(user_id)
    }
    return callers
  }

  #held({ grounds = ['own'], grants = [], role = 'manager', assistants }: Told): Caller['held'] {
    const given = role === 'administrator' ? permissionNames() : (OF_ROLES[role] ?? grants)
    const held = { account: 'own', grounds, whole: role === 'administrator' } as const
    return assistants
      ? { ...held, grants: withImplied(given.filter(name => name !== OF_ASSISTANTS)), assistants }
      : { ...held, grants: withImplied(given) }
  }

  /** Gives the manager of those that requests name what was made since. */
  async chooseAgain(): Promise<void> {
    const chosen = await namedAssistants(this.#grounds.own, this.chosen?.another)
    if (this.chosen) this.chosen.named = chosen
    const { user_id } = this.named('assistant manager')
    const { control } = this.#w.installation.databases
    await control.write(async tx => {
      const [membership] = await membershipsOf(tx, user_id ?? '')
      if (membership) await updateMembership(tx, membership.id, { assistant_ids: chosen })
    })
  }

  async #session(user_id: string, at = this.#w.clock.now()): Promise<string> {
    const { newId, databases } = this.#w.installation
    return (await databases.control.write(tx => openSession(tx, user_id, { newId, now: () => at }))).token
  }

  /** Somebody without an account of their own. */
  async member(name: string, told: Told): Promise<Caller> {
    const { databases, newId } = this.#w.installation
    const { role = 'manager', grounds = ['own'], grants = [] } = told
    const now = this.#w.clock.now()
    const site_ids = role === 'administrator' ? ('all' as const) : grounds.map(ground => this.#grounds[ground].site)
    const user_id = await databases.control.write(async tx => {
      const email = `${name.replaceAll(/[^a-z]+/g, '-')}-${this.#w.next()}@callers.example`
      const person = { email, first_name: 'Ana', last_name: 'García', language: 'en' as const, password_hash: '-' }
      const user = await createUser(tx, person, { newId, now, confirmed: true, super_administrator: false })
      await insertMembership(tx, {
        id: newId('membership'),
        account_id: this.#account_id,
        user_id: user.id,
        role,
        site_ids,
        grants: role === 'manager' ? [...grants] : [],
        assistant_ids: this.#assistantsOf(told),
        created_at: now,
        updated_at: now,
      })
      return user.id
    })
    const open = () => this.#session(user_id)
    return { name, token: await open(), held: this.#held(told), super_administrator: false, user_id, open }
  }

  #assistantsOf({ assistants }: Told): string[] | null {
    if (assistants === undefined || !this.chosen) return null
    return assistants === 'named' ? this.chosen.named : [this.chosen.another]
  }

  async key(name: string, told: Told): Promise<Caller> {
    const site_ids = (told.grounds ?? ['own']).map(ground => this.#grounds[ground].site)
    const made = await this.#w.post('/v1/api-keys', { name: `Caller ${name}`, site_ids, grants: told.grants })
    if (made.status !== 201) throw new Error(`no key: ${JSON.stringify(made.body)}`)
    return { name, token: String(made.body.key), held: this.#held(told), super_administrator: false }
  }

  #expired(): Promise<string> {
    return this.#session(this.#w.person.user_id, this.#w.clock.now() - 400 * 86_400_000)
  }

  async #ended(): Promise<string> {
    const token = await this.#session(this.#w.person.user_id)
    await this.#w.post('/v1/auth/sign-out', undefined, { token })
    return token
  }

  async #removed(): Promise<string> {
    const { token, user_id } = await this.member('removed', { grants: permissionNames() })
    const { control } = this.#w.installation.databases
    const [membership] = await control.read(db => membershipsOf(db, user_id ?? ''))
    if (!membership) throw new Error('nobody to remove')
    await this.#w.delete(`/v1/managers/${membership.id}`)
    return token ?? ''
  }

  async #deletedKey(): Promise<string> {
    const made = await this.#w.post('/v1/api-keys', { name: 'Deleted', grants: permissionNames() })
    await this.#w.delete(`/v1/api-keys/${made.body.id}`)
    return String(made.body.key)
  }
}
