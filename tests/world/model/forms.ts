/**
 * Forms, the campaigns that they belong to, and the mail that asks somebody to confirm their address.
 *
 * Anybody can type any address into a form. So a form adds and fills, and takes nothing away: somebody known keeps what
 * they have, and whoever withdrew comes back only by the link that is mailed to them, as does whoever is known to have
 * unsubscribed elsewhere. A submission acts on whoever has the address, else on whoever it was merged into; one that
 * somebody gave up for another may be a stranger's by now.
 */
import { send, type Trial } from './designs.ts'
import { enroll } from './journeys.ts'
import { refuse } from './mail-servers.ts'
import { addPerson, addTag, byHand, comeBack, type GivenValues, joinAudience, rename, stateConsent } from './people.ts'
import { suppressionOfPerson, suppressionOn } from './suppressions.ts'
import { note } from './webhooks.ts'
import { addressKey, get, lastOwner, type Person, personWith, present, type World } from './world.ts'

/** How a form asks for consent; with a notice whoever submits agrees, unless they say that they do not. */
export type Asking = 'none' | 'checkbox' | 'notice'

export interface Form {
  key: string
  live: boolean
  asks: Asking
  /** Number of the present text of consent. */
  version: number
  /** The texts that visitors have seen, by their numbers. */
  shown: Map<number, Asking>
  tag: string | null
  audience: string | null
  /** Whether submitted values replace those of somebody known. */
  overwrites: boolean
  submitted: number
  trapped: number
  trial: Trial
}

export interface Campaign {
  key: string
  form: string
  state: 'inactive' | 'active' | 'archived'
  /** Whether addresses are to be confirmed; while it is active this holds for its form, whatever the site says. */
  confirms: boolean
  tag: string | null
  /** What was sent by its form while it was active, by `form|submission`. */
  submissions: Set<string>
}

/**
 * Whoever has sent one of them; of two who were merged they are one person's. Of somebody erased nothing is left but a mark
 * of their address: whoever comes by it again and is erased again is counted once.
 */
export function countLeads({ people }: World, { submissions }: Campaign): number {
  const all = [...people.values()].filter(({ submissions: own }) => [...own.keys()].some(key => submissions.has(key)))
  const left = all.filter(({ gone }) => gone?.why !== 'merged')
  return new Set(left.map(({ key, email, gone }) => (gone === null ? key : addressKey(email)))).size
}

/** A mail that asks to confirm an address. */
export interface Confirmation {
  key: string
  person: string
  address: string
  at: number
  /** The server refused it: nobody has its link. */
  refused?: true
}

/** All that visitors can reach. */
export interface Capture {
  forms: Map<string, Form>
  campaigns: Map<string, Campaign>
  confirmations: Map<string, Confirmation>
  /** Names that were typed, by `form|submission`: each is of whoever the submission is of, whatever they are called. */
  names: Map<string, string>
  /** Whether the site wants addresses of forms confirmed. */
  confirms: boolean
}

export const CONFIRMATION_SUBJECT = 'Please confirm: email from Casa Verde'
export const CONFIRMATION_DAYS = 7
/** Between two mails to one person, unless they withdrew in between: the link of the former holds no more. */
const MINUTES_BETWEEN = 10

export interface Submission extends GivenValues {
  form: string
  /** Whether the box was ticked; absent from a form without one. */
  consent?: boolean
  /** The text that was seen; absent from a form that shows none. */
  version?: number
  /** The browser, of whoever allows it to be known. */
  visitor?: string
}

/** An agreement is to what was seen. A text that was never shown is none; without a number there must have been one alone. */
function judge(form: Form, { consent, version }: Submission): Judged {
  if (version === undefined && form.shown.size > 1 && form.asks !== 'none') return 'declined'
  const seen = form.shown.get(version ?? form.version)
  if (consent === false) return 'declined'
  if (seen === undefined) return form.asks === 'none' ? 'unasked' : 'declined'
  if (seen === 'none') return 'unasked'
  return seen === 'notice' || consent === true ? 'given' : 'declined'
}

export const activeCampaign = ({ capture }: World, form: string): Campaign | undefined =>
  [...capture.campaigns.values()].find(one => one.form === form && one.state === 'active')

export function submit(world: World, given: Submission): void {
  const form = get(world.capture.forms, given.form)
  const campaign = activeCampaign(world, form.key)
  const judged = judge(form, given)
  form.submitted += 1
  const visitor = world.visitors.get(given.visitor ?? '')
  send(form.trial, visitor)
  const tags = [form.tag, campaign?.tag ?? null].filter(tag => tag !== null)
  const { overwrites, audience } = form
  const captured = capture(world, given, { judged, tags, audience, overwrites, by: 'form' })
  const { person } = captured
  person.submissions.set(`${form.key}|${given.key}`, given.email)
  if (visitor) Object.assign(visitor, { person: person.key, forgotten: false })
  if (given.first_name) world.capture.names.set(`${form.key}|${given.key}`, given.first_name)
  campaign?.submissions.add(`${form.key}|${given.key}`)
  note(world, 'form.submitted', person)
  enroll(world, person, { on: 'form_submitted', form: form.key })
  wish(world, given.key, captured, { judged, confirms: (campaign ?? world.capture).confirms })
}

export type Judged = 'given' | 'declined' | 'unasked'

export interface Capturing {
  judged: Judged
  tags: readonly string[]
  audience: string | null
  overwrites: boolean
  /** What says that they agree. */
  by: string
}

/** Whom it is about, and how they stood before. */
export interface Captured {
  person: Person
  is_off: boolean
  may_come_back: boolean
}

/** Somebody typed an address, here or at another product. */
export function capture(world: World, given: GivenValues, how: Capturing): Captured {
  const { judged, tags, audience, overwrites, by } = how
  const known = personWith(world, given.email) ?? lastOwner(world, given.email, true)
  const agrees = judged === 'given'
  const person = known ?? addPerson(world, { ...given, consent: agrees, tags: [...tags] }, byHand, by)
  const { first_name = null } = given
  if (known && first_name !== null && (overwrites || known.first_name === null)) rename(known, first_name)
  const is_off = !person.withdrawn && !(known?.subscribed ?? false)
  const may_come_back = person.withdrawn || suppressionOfPerson(world, person) === 'unsubscribed'
  if (known && agrees) stateConsent(world, known, by, byHand)
  for (const tag of tags) if (known) addTag(world, known, tag, byHand)
  if (audience !== null) joinAudience(world, person, audience, byHand)
  person.happened += 1
  return { person, is_off, may_come_back }
}

type Wish = { judged: Judged; confirms: boolean }

/** They are asked to confirm, if they have to. */
export function wish(world: World, key: string, captured: Captured, given: Wish): void {
  if (hasToConfirm(captured, given)) ask(world, key, captured.person)
}

export function hasToConfirm({ person, is_off, may_come_back }: Captured, { judged, confirms: asks }: Wish): boolean {
  // Whoever withdrew has no way back but the link, though they have confirmed before.
  const must = person.withdrawn || !isProven(person)
  const confirms = asks && judged !== 'declined' && must
  // Nobody who gets mail is silenced by what somebody typed, and who withdrew waits for nothing but their link.
  if (confirms && is_off) person.unproven = true
  // Whoever is to confirm already is asked again, whatever the form says by now.
  return confirms || ((may_come_back || person.unproven) && judged === 'given')
}

const isProven = ({ proven, email }: Person): boolean => proven !== null && addressKey(proven) === addressKey(email)

const withdrewAfter = ({ withdrawn, since }: Person, at: number): boolean => withdrawn && since > at

export function mayAsk(world: World, person: Person): boolean {
  const asked = lastAsked(world, person)
  return !asked || world.now >= asked.at + MINUTES_BETWEEN * 60_000 || withdrewAfter(person, asked.at)
}

const lastAsked = ({ capture }: World, { key, email }: Person): Confirmation | undefined =>
  [...capture.confirmations.values()].findLast(
    ({ person, address }) => person === key && addressKey(address) === addressKey(email),
  )

/** Nothing at all is sent to an address that bounces. It is no marketing: a pause does not hold it. */
export function ask(world: World, key: string, person: Person): void {
  if (!mayAsk(world, person) || suppressionOn(world, person.email) === 'hard_bounce') return
  const { email } = person
  const is_refused = refuse(world, email) !== null
  const asked = { key, person: person.key, address: email, at: world.now }
  world.capture.confirmations.set(key, is_refused ? { ...asked, refused: true } : asked)
  if (is_refused) return
  world.outbox.push({
    ...{ to: email, subject: CONFIRMATION_SUBJECT, person: person.key, template: null, at: world.now },
    because: `submission ${key}`,
  })
}

/** The link proves its own address, for a week, and not beyond a withdrawal. Once more does no harm. */
export function confirm(world: World, { person: key, address, at }: Confirmation): 'confirmed' | 'gone' {
  const person = present(world, key)
  const is_own = person !== null && addressKey(person.email) === addressKey(address)
  if (!is_own || world.now > at + CONFIRMATION_DAYS * 86_400_000 || withdrewAfter(person, at)) return 'gone'
  const has_left = !person.subscribed || suppressionOfPerson(world, person) === 'unsubscribed'
  if (!isProven(person) || has_left) comeBack(world, person)
  return 'confirmed'
}
