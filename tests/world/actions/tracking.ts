/** Mails are opened and their links are followed, by readers and by machines that look before them. */
import { letter } from '../model/links.ts'
import { click, open } from '../model/tracking.ts'
import type { World } from '../model/world.ts'
import { letterMail, type Session } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'

type Random = Parameters<typeof maybePick>[0]
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SCANNER = 'Barracuda Sentinel (EE)'

interface Look {
  letter: string
  by: 'reader' | 'scanner'
}

function draw(random: Random, world: World): Look | null {
  // Those of before are opened now and then.
  const some = [...world.letters.values()].slice(chance(random, 80) ? -30 : -1_000)
  const chosen = maybePick(random, some)
  return chosen && { letter: chosen.key, by: chance(random, 75) ? 'reader' : 'scanner' }
}

const possible = (world: World, { letter: key }: Look): boolean => world.letters.has(key)

function visit(session: Session, path: string | null | undefined, by: Look['by']) {
  const headers = { 'user-agent': by === 'reader' ? READER : SCANNER }
  return session.ground.client.call('GET', path ?? '/no-such-mail', { token: null, headers })
}

const openMail = action<Look>({
  type: 'open_mail',
  weight: 6,
  draw,
  possible,
  play: (session, { letter: key, by }) => visit(session, letterMail(session, key)?.opens, by),
  tell(world, { letter: key, by }, answer) {
    if (by === 'reader') open(world, letter(world, key))
    return expectAnswer(answer, 200)
  },
})

const followLink = action<Look>({
  type: 'follow_link',
  weight: 6,
  draw,
  possible,
  play: (session, { letter: key, by }) => visit(session, letterMail(session, key)?.link, by),
  tell(world, { letter: key, by }, answer) {
    const one = letter(world, key)
    if (by === 'reader') click(world, one)
    return expectAnswer(answer, 302)
  },
})

export const tracking = [openMail, followLink]
