/** What the servers of readers report of mails that they took. */
import { bounce, complain } from '../model/reports.ts'
import { get, present, type World } from '../model/world.ts'
import type { ReceivedMail } from '../product/mail-text.ts'
import { RETURN_PATH } from '../product/product.ts'
import { bounceOf, complaintAbout } from '../product/reports.ts'
import type { Session } from '../session.ts'
import { action, expectAnswer, maybePick } from './action.ts'

/** The mail of a letter, as its reader's server has it. */
function mailOf({ inbox, world }: Session, key: string): ReceivedMail | undefined {
  const [subject] = key.split('|')
  return inbox.get(`${subject}|${get(world.letters, key).address}`)?.at(-1)
}

const possible = (world: World, { letter }: { letter: string }): boolean => {
  const one = world.letters.get(letter)
  return one !== undefined && present(world, one.person) !== null
}
const draw = (random: Parameters<typeof maybePick>[0], world: World) => {
  const about = [...world.letters.keys()].slice(-100).filter(letter => possible(world, { letter }))
  const letter = maybePick(random, about)
  return letter === null ? null : { letter }
}
const done = { status: 200, text: '', body: { id: '', data: [] } }
const lost = { ...done, status: 404, text: 'The mail is not there' }

/** To the address of its own that each mail has. */
const bounceLater = action<{ letter: string }>({
  type: 'bounce_later',
  weight: 2,
  draw,
  possible,
  async play(session, { letter }) {
    const mail = mailOf(session, letter)
    if (!mail) return lost
    await session.ground.product.receive(bounceOf(mail), [mail.return_path])
    return done
  },
  tell(world, { letter }, answer) {
    bounce(world, get(world.letters, letter))
    return expectAnswer(answer, 200)
  },
})

/** To the address for reports: which mail it is about stands in it. */
const complainOf = action<{ letter: string }>({
  type: 'complain',
  weight: 2,
  draw,
  possible,
  async play(session, { letter }) {
    const mail = mailOf(session, letter)
    if (!mail) return lost
    await session.ground.product.receive(complaintAbout(mail), [RETURN_PATH])
    return done
  },
  tell(world, { letter }, answer) {
    complain(world, get(world.letters, letter))
    return expectAnswer(answer, 200)
  },
})

export const reports = [bounceLater, complainOf]
