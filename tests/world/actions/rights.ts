/** Members and keys: made, lowered, removed; and what they ask for and do. */
import { accountRefusal, addHolder, change, giving, type Holder, type Place, refusal, remove } from '../model/rights.ts'
import { get, type World } from '../model/world.ts'
import type { Answer } from '../product/client.ts'
import { linksIn } from '../product/mail-text.ts'
import { idOf, keep, type Session } from '../session.ts'
import { type ActionType, action, chance, expectAnswer, maybePick } from './action.ts'
import { forms } from './forms.ts'
import { readings } from './operations.ts'
import { pauses } from './pauses.ts'
import { people } from './people.ts'
import { suppressions } from './suppressions.ts'
import { templates } from './templates.ts'

type Random = Parameters<typeof maybePick>[0]
const KEYS_MAX = 8
const MANAGERS_MAX = 3
const GRANTS = [
  ...['read-site', 'manage-account', 'manage-leads', 'read-lead', 'manage-audiences', 'read-audience'],
  ...['manage-emails', 'manage-marketing', 'manage-popups', 'manage-pages', 'manage-integrations'],
  'manage-assistants',
]
const PASSWORD = 'correct horse battery'
const places = ['here', 'here', 'elsewhere', null, null, null] as const

const some = (random: Random, from: readonly string[]) => from.filter(() => chance(random, 40))
const holders = ({ holders: all }: World, fits: (one: Holder) => boolean) => [...all.values()].filter(fits)
const tokenOf = (session: Session, holder: string) => idOf(session, `token:${holder}`)
const siteAt = (session: Session, place: Place | 'foreign') =>
  place === 'here' ? session.ground.site : idOf(session, place)
const rightsFrom = (session: Session, { grants, place }: Pick<Holder, 'grants' | 'place'>) => ({
  grants,
  ...(place === null ? {} : { site_ids: [siteAt(session, place)] }),
})

const addKey = action<{ key: string; by: string | null } & Pick<Holder, 'grants' | 'place'>>({
  type: 'add_key',
  weight: 3,
  draw(random, world, newKey) {
    if (holders(world, ({ type, gone }) => type === 'api_key' && !gone).length >= KEYS_MAX) return null
    // Whoever reaches some sites alone cannot make keys for all, and which they may make is said nowhere.
    const maker = maybePick(
      random,
      holders(world, ({ place }) => place === null),
    )
    const by = maker && chance(random, 70) ? maker : null
    const grants = some(random, by && chance(random, 70) ? by.grants : GRANTS)
    return grants.length === 0 ? null : { key: newKey('h'), by: by?.key ?? null, grants, place: random.pick(places) }
  },
  possible: (world, { by }) => by === null || world.holders.has(by),
  async play(session, { key, by, ...rights }) {
    const { client } = session.ground
    // A session makes keys only soon after signing in.
    const maker = by === null ? null : get(session.world.holders, by)
    if (maker?.type === 'manager' && !maker.gone) await signIn(session, maker.key)
    const answer = await client.call('POST', '/v1/api-keys', {
      body: { name: key, ...rightsFrom(session, rights) },
      ...(by !== null && { token: tokenOf(session, by) }),
    })
    keep(session, key, answer.body.id)
    keep(session, `token:${key}`, answer.body.key)
    return answer
  },
  tell(world, { key, by, ...rights }, answer) {
    const maker = by === null ? null : get(world.holders, by)
    const status = giving(maker, rights)
    if (status === 201) addHolder(world, { key, type: 'api_key', ...rights }, maker)
    return expectAnswer(answer, status)
  },
})

async function signIn(session: Session, manager: string): Promise<void> {
  const body = { email: `${manager}@casaverde.example`, password: PASSWORD }
  const answer = await session.ground.client.call('POST', '/v1/auth/sign-in', { token: null, body })
  keep(session, `token:${manager}`, answer.body.token)
}

const addManager = action<{ manager: string } & Pick<Holder, 'grants' | 'place'>>({
  type: 'add_manager',
  weight: 1,
  draw(random, world, newKey) {
    if (holders(world, ({ type, gone }) => type === 'manager' && !gone).length >= MANAGERS_MAX) return null
    const grants = ['manage-account', ...some(random, GRANTS.slice(2))]
    return { manager: newKey('o'), grants, place: random.pick(places) }
  },
  possible: () => true,
  async play(session, { manager, ...rights }) {
    const { client, product, mailbox } = session.ground
    const body = { name: manager, email: `${manager}@casaverde.example`, all_sites: rights.place === null }
    const answer = await client.post('/v1/managers', { ...body, ...rightsFrom(session, rights) })
    keep(session, manager, answer.body.id)
    await product.settle()
    const place = mailbox.received.findIndex(({ to }) => to === body.email)
    const [mail] = place < 0 ? [] : mailbox.received.splice(place, 1)
    const token = linksIn(mail?.text ?? '')
      .at(-1)
      ?.split(/[/=]/)
      .at(-1)
    const person = { first_name: 'Bea', last_name: 'López', password: PASSWORD }
    const accepted = await client.call('POST', '/v1/invitations/accept', { token: null, body: { token, ...person } })
    if (accepted.status !== 200) return accepted
    await signIn(session, manager)
    return answer
  },
  tell(world, { manager: key, ...rights }, answer) {
    addHolder(world, { key, type: 'manager', ...rights }, null)
    return expectAnswer(answer, 201)
  },
})

const lower = action<{ manager: string } & Pick<Holder, 'grants' | 'place'>>({
  type: 'change_manager',
  weight: 1,
  draw(random, world) {
    const manager = maybePick(
      random,
      holders(world, ({ type, gone }) => type === 'manager' && !gone),
    )
    const grants = ['read-site', ...some(random, GRANTS.slice(1))]
    return manager && { manager: manager.key, grants, place: random.pick(places) }
  },
  possible: (world, { manager }) => world.holders.get(manager)?.gone === false,
  play: (session, { manager, ...rights }) =>
    session.ground.client.patch(`/v1/managers/${idOf(session, manager)}`, {
      all_sites: rights.place === null,
      ...rightsFrom(session, rights),
    }),
  tell(world, { manager, ...rights }, answer) {
    change(world, manager, rights)
    return expectAnswer(answer, 200)
  },
})

const removeOne = action<{ holder: string }>({
  type: 'remove_holder',
  weight: 1,
  draw(random, world) {
    const holder = maybePick(
      random,
      holders(world, ({ gone }) => !gone),
    )
    return holder && { holder: holder.key }
  },
  possible: (world, { holder }) => world.holders.get(holder)?.gone === false,
  play(session, { holder }) {
    const { type } = get(session.world.holders, holder)
    return session.ground.client.delete(`/v1/${type === 'manager' ? 'managers' : 'api-keys'}/${idOf(session, holder)}`)
  },
  tell(world, { holder: key }, answer) {
    if (get(world.holders, key).type === 'manager') remove(world, key)
    else get(world.holders, key).gone = true
    return expectAnswer(answer, 204)
  },
})

const reset = action<{ holder: string }>({
  type: 'reset_key',
  weight: 1,
  draw(random, world) {
    const holder = maybePick(
      random,
      holders(world, ({ gone, type }) => !gone && type === 'api_key'),
    )
    return holder && { holder: holder.key }
  },
  possible: (world, { holder }) => world.holders.get(holder)?.gone === false,
  async play(session, { holder }) {
    const { client } = session.ground
    const former = tokenOf(session, holder)
    const answer = await client.post(`/v1/api-keys/${idOf(session, holder)}/reset`)
    keep(session, `token:${holder}`, answer.body.key)
    const after = await client.get('/v1/api-keys', { token: former })
    return after.status === 401 ? answer : { ...after, status: after.status }
  },
  tell: (_world, _given, answer) => expectAnswer(answer, 200),
})

const ask = action<{ holder: string; path: string; place: Place | 'foreign' }>({
  type: 'ask_for_anything',
  weight: 10,
  draw(random, world) {
    const holder = maybePick(random, [...world.holders.values()])
    const place = random.pick(['here', 'here', 'here', 'elsewhere', 'foreign'] as const)
    return holder && { holder: holder.key, path: random.pick(readings).path, place }
  },
  possible: (world, { holder }) => world.holders.has(holder),
  play: (session, { holder, path, place }) =>
    session.ground.client.get(path.replace('{site_id}', siteAt(session, place)), { token: tokenOf(session, holder) }),
  tell(world, { holder: key, path, place }, answer) {
    const holder = get(world.holders, key)
    const permissions = readings.find(one => one.path === path)?.permissions ?? []
    const [permission = ''] = permissions
    const refused = path.includes('{') ? refusal(holder, place, permissions) : accountRefusal(holder, permission)
    if (refused !== null) return expectAnswer(answer, refused)
    const is_refused = answer.status === 401 || ['not_permitted', 'site_not_found'].includes(answer.body.code ?? '')
    // Of what stands on the other site, whoever does not reach it learns nothing.
    const leaks = place === 'here' && holder.place === 'here' && answer.text.includes('zqazul')
    return [
      ...(is_refused ? [`${path} answered ${answer.status}, though ${key} may read it`] : []),
      ...(leaks ? [`${path} tells ${key} of another site`] : []),
    ]
  },
})

/** Kinds that somebody else than the owner does now and then, and what each takes. */
const done: readonly (readonly [string, readonly ActionType[], string])[] = [
  ...['add_person', 'edit_person', 'tag_person', 'unsubscribe_person', 'erase_person'].map(
    name => [name, people, 'manage-leads'] as const,
  ),
  ['suppress', suppressions, 'manage-emails'],
  ['pause_site', pauses, 'manage-marketing'],
  ['copy_template', templates, 'manage-emails'],
  ['show_form', forms, 'manage-popups'],
  ['steer_campaign', forms, 'manage-marketing'],
]

const named = (name: string) => {
  const [, kinds = [], permission = ''] = done.find(([own]) => own === name) ?? []
  return { type: kinds.find(one => one.type === name) as ActionType, permission }
}

/** Who may does it as the owner would; of who may not nothing happens. */
const act = action<{ holder: string; action: { type: string } }>({
  type: 'act_as_somebody',
  weight: 8,
  draw(random, world, newKey) {
    const holder = maybePick(random, [...world.holders.values()])
    const [name] = random.pick(done)
    const drawn = holder && named(name).type.draw(random, world, newKey)
    return drawn && { holder: holder.key, action: { type: name, ...drawn } }
  },
  possible: (world, { holder, action: { type, ...given } }) =>
    world.holders.has(holder) && named(type).type.possible(world, given),
  async play(session, { holder, action: { type, ...given } }): Promise<Answer | null> {
    const { client } = session.ground
    const own = client.token
    client.token = tokenOf(session, holder)
    try {
      return await named(type).type.play(session, given)
    } finally {
      client.token = own
    }
  },
  tell(world, { holder, action: { type, ...given } }, answer) {
    const { type: one, permission } = named(type)
    const refused = refusal(get(world.holders, holder), 'here', [permission])
    return refused === null ? one.tell(world, given, answer) : expectAnswer(answer, refused)
  },
})

export const rights = [addKey, addManager, lower, removeOne, reset, ask, act]
