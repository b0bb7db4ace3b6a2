/** What comes back from mails: the reports of servers that took them, and what readers answer. */
import { answer as answerModel, bounce, complain } from '../model/reports.ts'
import { get, present, type World } from '../model/world.ts'
import type { ReceivedMail } from '../product/mail-text.ts'
import { RETURN_PATH } from '../product/process.ts'
import { answerTo, bounceOf, complaintAbout } from '../product/reports.ts'
import { letterMail, type Session } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'

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

interface Answering {
  letter: string
  by: 'reader' | 'machine' | 'somebody_else'
  /** Of several answers to one mail each is another message. */
  number: number
}

const away = 'Auto-Submitted: auto-replied'
const SOMEBODY_ELSE = 'stranger@elsewhere.example'

const answerMail = action<Answering>({
  type: 'answer_mail',
  weight: 5,
  draw(random, world) {
    // Journeys wait for an answer to the newest.
    const all = [...world.letters.values()].filter(({ has_twin }) => !has_twin).map(({ key }) => key)
    const letter = maybePick(random, chance(random, 70) ? all.slice(-12) : all)
    const by = chance(random, 80) ? 'reader' : random.pick(['machine', 'somebody_else'] as const)
    return letter === null ? null : { letter, by, number: random.between(1, 3) }
  },
  possible: (world, { letter }) => world.letters.get(letter)?.has_twin === false,
  async play(session, { letter, by, number }) {
    const mail = letterMail(session, letter)
    if (!mail) return lost
    const from = by === 'somebody_else' ? SOMEBODY_ELSE : mail.to
    const more = [`Message-ID: <answer-${number}@mail.example>`, ...(by === 'machine' ? [away] : [])]
    await session.ground.product.receive(answerTo(mail, from, more), [mail.return_path])
    return done
  },
  tell(world, { letter, by }, answer) {
    if (by === 'reader') answerModel(world, get(world.letters, letter))
    return expectAnswer(answer, 200)
  },
})

export const reports = [bounceLater, complainOf, answerMail]
