/** Every mail that left beside every mail that should have: none more, none less, none twice. */
import { exclusion } from '../model/eligibility.ts'
import { lateTries } from '../model/put-off.ts'
import { personWith, type World } from '../model/world.ts'
import type { Session } from '../session.ts'

const nameOf = (mail: { to: string; subject: string }): string => `${mail.subject}|${mail.to}`

export function compareMails(session: Session): string[] {
  const { ground, world, inbox } = session
  const left = ground.mailbox.received.splice(0)
  const right = world.outbox.splice(0)
  const found: string[] = []
  for (const mail of left) {
    session.compared += 1
    const name = nameOf(mail)
    inbox.set(name, [...(inbox.get(name) ?? []), mail])
    const edition = Number(/Edition (\d+)/.exec(mail.text)?.[1] ?? 0)
    // Of several that are due at once the order is the server's.
    const fitting = right.filter(one => nameOf(one) === name && one.at === mail.at)
    const expected = fitting.find(one => one.edition === edition) ?? fitting[0]
    if (expected) right.splice(right.indexOf(expected), 1)
    if (expected?.template === null ? mail.unsubscribe !== null : !mail.one_click || mail.unsubscribe === null)
      found.push(`${mail.subject} to ${mail.to} has a wrong one-click unsubscribe link`)
    if (expected?.edition !== undefined && edition !== expected.edition)
      found.push(`${mail.subject} to ${mail.to} has edition ${edition} of its text, should be ${expected.edition}`)
    if (expected?.sender !== undefined && !mail.from.includes(`${expected.sender} `))
      found.push(`${mail.subject} to ${mail.to} is from ${mail.from}, should be from ${expected.sender}`)
    if (!expected)
      found.push(`${mail.to} should not have been mailed ${mail.subject} at ${iso(mail.at)}: ${why(world, mail)}`)
  }
  for (const mail of right)
    found.push(`${mail.to} should have been mailed ${mail.subject} by ${mail.because} at ${iso(mail.at)}`)
  return [...found, ...lateTries(world)]
}

const iso = (moment: number): string => new Date(moment).toISOString().slice(0, 16)

function why(world: World, { to, subject }: { to: string; subject: string }): string {
  const person = personWith(world, to)
  if (!person) return 'nobody has this address'
  const template = world.broadcasts.get(subject.replace(/\.b$/, ''))?.template ?? subject
  return `${person.key} ${world.templates.has(template) ? (exclusion(world, person, template) ?? 'had it, or it was not due') : 'unknown'}`
}
