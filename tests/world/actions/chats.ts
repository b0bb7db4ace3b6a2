/** A visitor talks with the assistant, says who they are, and leaves their address by its form. */
import { capture, wish } from '../model/forms.ts'
import { idOf, type Session } from '../session.ts'
import { action, chance, expectAnswer } from './action.ts'
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

async function talk({ ground }: Session, assistant: string, { email, first_name, goes_on }: Talk) {
  const { client, site } = ground
  const begun = await client.call('POST', `/v1/public/sites/${site}/chats/${assistant}/conversations`, {
    ...{ token: null, body: { locale: 'en' } },
  })
  const call = (rest: string, body: object) => {
    const path = `/v1/public/sites/${site}/conversations/${begun.body.conversation_id}/${rest}`
    return client.call('POST', path, { token: String(begun.body.secret), body })
  }
  const introduction = `I am ${first_name ?? 'somebody'}, write to ${email}: which days do you deliver?`
  await call('messages', { text: introduction })
  const values = { email, ...(first_name !== null && { first_name }) }
  const sent = await call('form', { values })
  if (goes_on) await call('messages', { text: introduction })
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
    const judged = 'unasked'
    const given = { key, email, first_name }
    const captured = capture(world, given, { judged, tags: [], audience: null, overwrites: false, by: 'chat' })
    // What they said goes with the address that they left.
    captured.person.submissions.set(`chat|${key}`, email)
    if (first_name !== null) world.capture.names.set(`chat|${key}`, first_name)
    wish(world, key, captured, { judged, confirms: world.capture.confirms })
    return expectAnswer(answer, 201)
  },
})

export const chats = [chat]
