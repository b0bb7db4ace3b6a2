/** A visitor talks with the assistant, says who they are, and leaves their address by its form; people take conversations over. */
import { begin, isThere, presentConversations, steer, type Verb, write } from '../model/conversations.ts'
import { capture, wish } from '../model/forms.ts'
import { refusal } from '../model/rights.ts'
import { get, type World } from '../model/world.ts'
import { at, idOf, keep, type Session } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'
import { drawAddress } from './addresses.ts'
import { learnPeople } from './hooks.ts'
import { nameFrom } from './people.ts'

interface Talk {
  /** Names the conversation, and the person if it brings somebody new. */
  key: string
  email: string
  first_name: string | null
  /** Whether they go on talking after the form. */
  goes_on: boolean
}

/** What a visitor sends. */
const say = ({ ground }: Session, key: string, rest: string, body: object) =>
  ground.client.call(
    'POST',
    `/v1/public/sites/${ground.site}/conversations/${ground.ids.get(`conversation:${key}`)}/${rest}`,
    { token: ground.ids.get(`secret:${key}`) ?? '', body },
  )

async function talk(session: Session, assistant: string, { key, email, first_name, goes_on }: Talk) {
  const { client, site } = session.ground
  const begun = await client.call('POST', `/v1/public/sites/${site}/chats/${assistant}/conversations`, {
    ...{ token: null, body: { locale: 'en' } },
  })
  if (begun.status !== 201) return begun
  keep(session, `conversation:${key}`, begun.body.conversation_id)
  keep(session, `secret:${key}`, begun.body.secret)
  const introduction = `I am ${first_name ?? 'somebody'}, write to ${email}: which days do you deliver?`
  await say(session, key, 'messages', { text: introduction })
  const values = { email, ...(first_name !== null && { first_name }) }
  const sent = await say(session, key, 'form', { values })
  if (goes_on) await say(session, key, 'messages', { text: introduction })
  return sent
}

const chat = action<Talk>({
  type: 'chat',
  weight: 3,
  draw(random, world, newKey) {
    const key = newKey('p')
    const email = drawAddress(random, world, key, 55)
    const first_name = chance(random, 50) ? nameFrom(random.between(0, 9_999)) : null
    return { key, email, first_name, goes_on: chance(random, 40) }
  },
  possible: () => true,
  async play(session, given) {
    const answer = await talk(session, idOf(session, 'assistant'), given)
    await learnPeople(session, [given])
    return answer
  },
  tell(world, { key, email, first_name }, answer) {
    if (world.drafted) return expectAnswer(answer, 404)
    const judged = 'unasked'
    const given = { key, email, first_name }
    const captured = capture(world, given, { judged, tags: [], audience: null, overwrites: false, by: 'chat' })
    // What they said goes with the address that they left.
    captured.person.submissions.set(`chat|${key}`, email)
    if (first_name !== null) world.capture.names.set(`chat|${key}`, first_name)
    wish(world, key, captured, { judged, confirms: world.capture.confirms })
    begin(world, key)
    return expectAnswer(answer, 201)
  },
})

type Random = Parameters<typeof maybePick>[0]
const QUESTION = { text: 'Which days do you deliver?' }
const someTalk = (random: Random, world: World) =>
  maybePick(random, presentConversations(world).slice(-20))?.key ?? null
const isKnown = ({ conversations }: World, { talk: key }: { talk: string }): boolean => conversations.has(key)

/** Of somebody who was erased nothing is left. */
const writeAgain = action<{ talk: string }>({
  type: 'write_again',
  weight: 4,
  draw(random, world) {
    const attended = presentConversations(world).filter(({ status }) => status === 'attended')
    const gone = [...world.conversations.keys()].filter(key => !isThere(world, key))
    const key = chance(random, 5) ? maybePick(random, gone) : someTalk(random, world)
    const chosen = chance(random, 60) ? (maybePick(random, attended)?.key ?? key) : key
    return chosen === null ? null : { talk: chosen }
  },
  possible: isKnown,
  play: (session, { talk: key }) => say(session, key, 'messages', QUESTION),
  tell(world, { talk: key }, answer) {
    if (world.drafted || !isThere(world, key)) return expectAnswer(answer, 404)
    const [own, right] = [answer.text.includes('event: person') ? 'person' : 'assistant', write(world, key)]
    const is_wrong = answer.status === 200 && own !== right
    return [...expectAnswer(answer, 200), ...(is_wrong ? [`${own} answers ${key}, should be ${right}`] : [])]
  },
})

/** By the owner's key, or by a manager; who may not changes nothing. */
const attend = action<{ talk: string; verb: Verb; by: string | null }>({
  type: 'attend_chat',
  weight: 4,
  draw(random, world) {
    const key = someTalk(random, world)
    const managers = [...world.holders.values()].filter(({ type, gone }) => type === 'manager' && !gone)
    const may = managers.filter(one => refusal(one, 'here', ['manage-assistants']) === null)
    const by = chance(random, 70) ? maybePick(random, chance(random, 80) ? may : managers) : null
    const verb = random.pick(['attend', 'attend', 'reply', 'reply', 'return', 'close'] as const)
    return key === null ? null : { talk: key, verb, by: by?.key ?? null }
  },
  possible: (world, { talk: key, by }) => isKnown(world, { talk: key }) && (by === null || world.holders.has(by)),
  play(session, { talk: key, verb, by }) {
    const path = at(
      session,
      `conversations/${idOf(session, `conversation:${key}`)}/${verb === 'reply' ? 'messages' : verb}`,
    )
    const body = verb === 'reply' ? { text: 'From Monday on.' } : undefined
    return session.ground.client.call('POST', path, {
      body,
      ...(by !== null && { token: idOf(session, `token:${by}`) }),
    })
  },
  tell(world, { talk: key, verb, by }, answer) {
    const refused = by === null ? null : refusal(get(world.holders, by), 'here', ['manage-assistants'])
    if (refused !== null) return expectAnswer(answer, refused)
    if (!isThere(world, key)) return expectAnswer(answer, 404)
    steer(world, key, verb, by)
    return expectAnswer(answer, verb === 'reply' ? 201 : 200)
  },
})

export const chats = [chat, writeAgain, attend]
