/** The owner connects the site with a list at Mailchimp and disconnects it; people on the list leave there, and are renamed there. */
import { rename } from '../model/people.ts'
import { connect, leaveThere, mustBeThere } from '../model/service.ts'
import { living, type Person, personWith, type World } from '../model/world.ts'
import { at, idOf, keep, type Session } from '../session.ts'
import { action, expectAnswer, maybePick } from './action.ts'
import { nameFrom } from './people.ts'

const path = (session: Session, key: string) => at(session, `connections/${idOf(session, key)}`)

const start = action<{ connection: string }>({
  type: 'connect_service',
  weight: 8,
  draw: (_random, world, newKey) => (world.service ? null : { connection: newKey('s') }),
  possible: world => world.service === null,
  async play(session, { connection }) {
    const { client, mailchimp } = session.ground
    const key = { api_key: mailchimp.fake.key }
    const made = await client.post(at(session, 'connections'), { service: 'mailchimp', key })
    keep(session, connection, made.body.id)
    return client.patch(path(session, connection), {
      list_id: mailchimp.addList(connection),
      fields: [{ field: 'first_name', service_field: 'FNAME', conflict: 'newest' }],
    })
  },
  tell(world, { connection }, answer) {
    connect(world, connection)
    return expectAnswer(answer, 200)
  },
})

const end = action<{ connection: string }>({
  type: 'disconnect_service',
  weight: 0.3,
  draw: (_random, { service }) => service && { connection: service.key },
  possible: ({ service }, { connection }) => service?.key === connection,
  play: (session, { connection }) => session.ground.client.post(`${path(session, connection)}/disconnect`),
  tell(world, _action, answer) {
    world.service = null
    return expectAnswer(answer, 200)
  },
})

/** Those of whom the model knows that they are on the list. */
const onList = (world: World): Person[] => living(world).filter(person => mustBeThere(world, person))
const isOnList = (world: World, { email }: { email: string }): boolean => {
  const person = personWith(world, email)
  return person !== undefined && mustBeThere(world, person)
}

/** The service calls, and the product reads what is so. */
async function told(session: Session) {
  const { client, mailchimp } = session.ground
  await mailchimp.fake.settle()
  return client.get(path(session, session.world.service?.key ?? ''))
}

const leave = action<{ email: string }>({
  type: 'leave_there',
  weight: 2,
  draw(random, world) {
    const person = maybePick(random, onList(world))
    return person && { email: person.email }
  },
  possible: isOnList,
  play(session, { email }) {
    session.ground.mailchimp.leave(session.world.service?.key ?? '', email)
    return told(session)
  },
  tell(world, { email }, answer) {
    const person = personWith(world, email)
    if (person) leaveThere(world, person)
    return expectAnswer(answer, 200)
  },
})

const change = action<{ email: string; first_name: string }>({
  type: 'rename_there',
  weight: 2,
  draw(random, world) {
    const person = maybePick(random, onList(world))
    return person && { email: person.email, first_name: nameFrom(random.between(0, 9_999)) }
  },
  possible: isOnList,
  play(session, { email, first_name }) {
    session.ground.mailchimp.rename(session.world.service?.key ?? '', email, first_name)
    return told(session)
  },
  tell(world, { email, first_name }, answer) {
    const person = personWith(world, email)
    if (person) rename(person, first_name)
    return expectAnswer(answer, 200)
  },
})

export const service = [start, end, leave, change]
