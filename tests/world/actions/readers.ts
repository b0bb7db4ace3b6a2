/** What readers do with the links of mails that they have, however old. */
import { chooseTopics, leaveBy, letter, reader } from '../model/links.ts'
import { refusalOf } from '../model/mail-servers.ts'
import { comeBack as returnTo } from '../model/people.ts'
import { suppressionOn } from '../model/suppressions.ts'
import { isWithdrawn, type Letter, topics, type World } from '../model/world.ts'
import { linksIn, type ReceivedMail } from '../product/mail-text.ts'
import { idOf, letterMail, type Session } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'

/** The path of the unsubscribe link of a mail. */
const linkOf = (session: Session, key: string): string => letterMail(session, key)?.unsubscribe ?? '/no-such-mail'

const someLetter = (random: Parameters<typeof maybePick>[0], world: World) =>
  maybePick(random, [...world.letters.values()].slice(-1_000))
const has = (world: World, { letter: key }: { letter: string }): boolean => world.letters.has(key)
const topicNames = Object.keys(topics)

const leave = action<{ letter: string; one_click: boolean }>({
  type: 'leave_by_link',
  weight: 5,
  draw(random, world) {
    const chosen = someLetter(random, world)
    return chosen && { letter: chosen.key, one_click: chance(random, 50) }
  },
  possible: has,
  play: (session, { letter: key, one_click }) =>
    session.ground.client.press(linkOf(session, key), one_click ? [['List-Unsubscribe', 'One-Click']] : []),
  tell(world, { letter: key }, answer) {
    leaveBy(world, letter(world, key))
    return expectAnswer(answer, 200)
  },
})

/** Reading changes nothing, and says how it is. */
const read = action<{ letter: string }>({
  type: 'read_unsubscribe_page',
  weight: 3,
  draw(random, world) {
    const chosen = someLetter(random, world)
    return chosen && { letter: chosen.key }
  },
  possible: has,
  play: (session, { letter: key }) => session.ground.client.visit(linkOf(session, key)),
  tell(world, { letter: key }, answer) {
    const who = reader(world, letter(world, key))
    const has_left = who ? who.withdrawn : isWithdrawn(world, letter(world, key).address)
    const says_left = answer.text.includes('You are unsubscribed')
    return [
      ...expectAnswer(answer, 200),
      ...(says_left === has_left ? [] : [`the page says unsubscribed: ${says_left}, should be ${has_left}`]),
    ]
  },
})

const choose = action<{ letter: string; keep: string[] }>({
  type: 'choose_topics',
  weight: 4,
  draw(random, world) {
    const chosen = someLetter(random, world)
    return chosen && { letter: chosen.key, keep: topicNames.filter(() => chance(random, 40)) }
  },
  possible: has,
  play: (session, { letter: key, keep }) =>
    session.ground.client.press(`${linkOf(session, key)}/preferences`, [
      ...topicNames.map(name => ['shown', idOf(session, name)] as const),
      ...keep.map(name => ['keep', idOf(session, name)] as const),
    ]),
  tell(world, { letter: key, keep }, answer) {
    chooseTopics(world, letter(world, key), keep, topicNames)
    return expectAnswer(answer, 200)
  },
})

/** Nothing at all is sent to an address that bounces. */
function mayAsk(world: World, one: Letter): boolean {
  const who = reader(world, one)
  if (!who?.withdrawn || refusalOf(world, who.email) !== null) return false
  return suppressionOn(world, who.email) !== 'hard_bounce'
}

const linkIn = ({ text }: ReceivedMail) => linksIn(text).find(path => path.includes('/resubscribe/'))

const comeBack = action<{ letter: string }>({
  type: 'come_back',
  weight: 4,
  draw(random, world) {
    const chosen = maybePick(
      random,
      [...world.letters.values()].filter(one => mayAsk(world, one)),
    )
    return chosen && { letter: chosen.key }
  },
  possible: (world, { letter: key }) => has(world, { letter: key }) && mayAsk(world, letter(world, key)),
  async play(session, { letter: key }) {
    const { client, mailbox, product } = session.ground
    const asked = await client.press(`${linkOf(session, key)}/resubscribe`)
    await product.settle()
    const place = mailbox.received.findIndex(mail => linkIn(mail) !== undefined)
    const [mail] = place < 0 ? [] : mailbox.received.splice(place, 1)
    const link = mail && linkIn(mail)
    return link ? client.press(link) : { ...asked, status: 0 }
  },
  tell(world, { letter: key }, answer) {
    const who = reader(world, letter(world, key))
    if (who) returnTo(world, who)
    return expectAnswer(answer, 200)
  },
})

export const readers = [leave, read, choose, comeBack]
