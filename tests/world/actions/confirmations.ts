/** Mails that ask to confirm an address: their links, sending them again, and whether forms ask at all. */
import { ask, CONFIRMATION_SUBJECT, confirm, mayAsk } from '../model/forms.ts'
import { suppressionOn } from '../model/suppressions.ts'
import { get, living } from '../model/world.ts'
import { linksIn } from '../product/mail-text.ts'
import { at, idOf } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'
import { isHere } from './people.ts'

const confirmOne = action<{ confirmation: string; reads: boolean }>({
  type: 'confirm_address',
  weight: 8,
  draw(random, { capture }) {
    const all = [...capture.confirmations.values()]
    const chosen = maybePick(random, chance(random, 60) ? all.slice(-6) : all)
    return chosen && { confirmation: chosen.key, reads: chance(random, 25) }
  },
  possible: (world, { confirmation }) => {
    const one = world.capture.confirmations.get(confirmation)
    // Whoever was refused the mail has no link.
    return one !== undefined && !one.refused
  },
  play(session, { confirmation, reads }) {
    const { address, at: moment } = get(session.world.capture.confirmations, confirmation)
    const mails = session.inbox.get(`${CONFIRMATION_SUBJECT}|${address}`) ?? []
    const text = mails.find(mail => mail.at === moment)?.text ?? ''
    const path = linksIn(text).find(link => link.includes('/confirmations/')) ?? '/no-such-mail'
    return reads ? session.ground.client.visit(path) : session.ground.client.press(path)
  },
  tell(world, { confirmation, reads }, answer) {
    const one = get(world.capture.confirmations, confirmation)
    // Whoever reads the page has done nothing.
    const outcome = confirm(reads ? structuredClone(world) : world, one)
    return expectAnswer(answer, outcome === 'confirmed' ? 200 : 404)
  },
})

const resend = action<{ confirmation: string; person: string }>({
  type: 'resend_confirmation',
  weight: 2,
  draw(random, world, newKey) {
    const who = maybePick(
      random,
      living(world).filter(({ unproven }) => unproven || chance(random, 10)),
    )
    return who && { confirmation: newKey('c'), person: who.key }
  },
  possible: (world, { person }) => isHere(world, person),
  play: (session, { person }) =>
    session.ground.client.post(at(session, `leads/${idOf(session, person)}/confirmation-email`)),
  tell(world, { confirmation, person: key }, answer) {
    const person = get(world.people, key)
    // Whoever withdrew asks for it by a form or a link themselves.
    const pending = person.unproven && !person.withdrawn && suppressionOn(world, person.email) !== 'hard_bounce'
    if (!pending) return expectAnswer(answer, 409, 'nothing_to_confirm')
    if (!mayAsk(world, person)) return expectAnswer(answer, 429)
    ask(world, confirmation, person)
    return expectAnswer(answer, 202)
  },
})

const setConfirming = action<{ confirms: boolean }>({
  type: 'set_confirming',
  weight: 1,
  draw: (_random, { capture }) => ({ confirms: !capture.confirms }),
  possible: () => true,
  play: (session, { confirms }) =>
    session.ground.client.patch(at(session, 'lead-quality'), { email_confirmation: confirms }),
  tell({ capture }, { confirms }, answer) {
    capture.confirms = confirms
    return expectAnswer(answer, 200)
  },
})

export const confirmations = [confirmOne, resend, setConfirming]
