/** What there should be: everything that the world knows, as plain data. Keys are the world's own; ids are the product's. */
import type { Conversation } from './conversations.ts'
import type { Capture } from './forms.ts'
import type { Hook } from './hooks.ts'
import type { Refusal } from './mail-servers.ts'
import type { Holder } from './rights.ts'
import type { Service } from './service.ts'
import type { Act, Broadcast, DynamicAudience, Journey, Merge, Run, Template, Trigger } from './things.ts'
import type { Visitor } from './visits.ts'
import type { Endpoints, ToldEvent } from './webhooks.ts'

export type * from './things.ts'
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

export const tagKeys = ['t1', 't2', 't3', 't4', 't5'] as const
/** Static audiences. */
export const audienceKeys = ['a1', 'a2'] as const
export const templateKeys = ['m1', 'm2', 'm3', 'm4'] as const
/** The templates of each topic at the beginning. */
export const topics: Record<string, string[]> = { news: ['m1'], offers: ['m2'] }

/** Whether somebody may be mailed, and how they come to be who may not. */
export type Standing = Pick<Person, 'subscribed' | 'withdrawn' | 'since'>

/** An entry of a person's consent history. */
export interface LedgerEntry {
  /** Its number in the order of writing. */
  place: number
  at: number
  /** `ended`: what an import had said went with it. */
  type: 'given' | 'withdrawn' | 'ended'
  /** The act that wrote it: an import, a bulk action, or the person. */
  by: string
  /** The address that it is about. */
  address: string
  /** How the person stood before it. */
  before: Standing
  /** Its act was undone: it says nothing any more. */
  undone: boolean
  /** Said of another while the two were one: the undo of its act takes that one's back alone. */
  copied?: true
  /** The mail whose link said so. */
  letter?: string
}

export interface Person {
  key: string
  email: string
  /** Addresses that this person had before, by change or by merge. */
  former: string[]
  /** How and when they came to be former ones, by key of the address. */
  left: Map<string, { by: 'change' | 'merge'; at: number }>
  first_name: string | null
  subscribed: boolean
  /** Whether this person has said that they want no mail, and not come back since. */
  withdrawn: boolean
  /** Since when, if they are withdrawn. */
  since: number
  /** The address that a mailed link has proven. */
  proven: string | null
  /** Whether the address is another than the proven one: it is to be confirmed. */
  unproven: boolean
  ledger: LedgerEntry[]
  /** The topics of which they want no mail, and since when. */
  topics_left: Map<string, number>
  tags: Set<string>
  /** The act that gave each tag, or when it was given by what nothing takes back. */
  tagged_by: Map<string, string>
  audiences: Set<string>
  /** Forms that they have sent, by `form|submission`, with the address that was typed. */
  submissions: Map<string, string>
  /** Dynamic audiences; computed from scratch. */
  matching: Set<string>
  /** Number of things that have happened to this person. */
  happened: number
  gone: { why: 'erased' } | { why: 'merged'; into: string } | null
}

export const reasonsByStrength = ['manual', 'unsubscribed', 'complaint', 'hard_bounce'] as const
export type SuppressionReason = (typeof reasonsByStrength)[number]

export interface Suppression {
  key: string
  address: string
  reason: SuppressionReason
  /** Its person was erased: it holds, and names no address any more. */
  erased?: true
}

/** A mail that should leave. */
export interface Mail {
  to: string
  subject: string
  person: string
  /** Null of mail that is no marketing. */
  template: string | null
  /** Of the template's text. */
  edition?: number
  /** Of who sends it. */
  sender?: string
  at: number
  /** Why it is sent, for the sentence that tells a difference. */
  because: string
}

/** A mail that a server put off. */
export interface PutOff {
  person: string
  /** To whom it was sent first: by them the product's attempts are found. */
  first_person: string
  template: string
  subject: string
  /** Which of the subjects of a broadcast. */
  variant: number
  /** The broadcast or the run that sent it. */
  broadcast: string | null
  run: Run | null
  first_at: number
  last_at: number
  /** The last moment at which a pause held it. */
  free_since: number
}

/** When the product has tried a mail, as it tells, and when it ended it. */
export interface Attempts {
  /** The broadcast or the journey. */
  source: string
  person: string
  at: number[]
  ended: boolean
}

export interface World {
  now: number
  paused: boolean
  /** Visitors find nothing of a site that is not published; all else goes on. */
  drafted: boolean
  /** The first name of who sends. */
  sender: string
  people: Map<string, Person>
  /** Addresses of people who withdrew and were erased: withdrawn for ever, until somebody with such an address comes back. */
  erased_withdrawals: Set<string>
  /** Number of entries of all ledgers. */
  entries: number
  suppressions: Suppression[]
  /** Addresses whose server refuses mail, by key of the address. */
  refusing: Map<string, { refusal: Refusal | null; refused: number }>
  /** Until when the servers of addresses put mail off, by key of the address. */
  busy: Map<string, number>
  put_off: PutOff[]
  attempts: Attempts[]
  templates: Map<string, Template>
  dynamic: Map<string, DynamicAudience>
  broadcasts: Map<string, Broadcast>
  journeys: Map<string, Journey>
  runs: Run[]
  merges: Map<string, Merge>
  acts: Map<string, Act>
  capture: Capture
  conversations: Map<string, Conversation>
  visitors: Map<string, Visitor>
  /** How long the site keeps what it does not need; null: for ever. */
  kept_for: { visit_days: number; conversation_months: number | null }
  /** Addresses for forms of other products. */
  hooks: Map<string, Hook>
  /** The service that the site is connected with. */
  service: Service | null
  /** Managers and keys besides the owner's. */
  holders: Map<string, Holder>
  endpoints: Endpoints
  /** What happened to people and was not compared yet. */
  told: ToldEvent[]
  /** What has happened to people in this act, and starts journeys once it is over; but the one that caused it, `within` which they are. */
  pending: { person: string; trigger: Trigger; within?: string }[]
  /** Mails that should have left and were not compared yet. */
  outbox: Mail[]
  /** Mails that a person has, by `what|person`: their links can be used. */
  letters: Map<string, Letter>
  /** Mails that their readers have answered. */
  answered: Letter[]
  /** Clicks of people that do not count yet. */
  clicks: { letter: Letter; at: number }[]
  /** Texts that nothing may hold any more. */
  canaries: string[]
  /** Names that several were given, by one act or one after another: nobody's own. */
  shared_names: Set<string>
  given_names: Set<string>
  /** The newest backup: everything as it was then. */
  backup: { at: number; copy: World } | null
  /** When a backup was last put back and resumed: all that a run sends at that moment is late. */
  resumed_at: number | null
  /** Whether something has happened of which the change feed does not tell, but that all leads are to be read again. */
  rereads: boolean
}

/** A mail as its reader has it. */
export interface Letter {
  key: string
  person: string
  address: string
  at: number
  template: string
  /** The broadcast that sent it, and which of its subjects it has. */
  broadcast: string | null
  variant: number
  /** Another with its subject came at the same moment: nobody can say which is which. */
  has_twin: boolean
  /** Its reader has complained of it. */
  complained?: true
  /** When its reader answered it first. */
  answered?: number
}

export const get = <T>(map: ReadonlyMap<string, T>, key: string): T => {
  const found = map.get(key)
  if (found === undefined) throw new Error(`The world has no ${key}`)
  return found
}

export const living = (world: World): Person[] => [...world.people.values()].filter(({ gone }) => gone === null)

/** Whoever the person with this key is now; null if they were erased. */
export function present(world: World, key: string): Person | null {
  const person = get(world.people, key)
  if (person.gone === null) return person
  return person.gone.why === 'erased' ? null : present(world, person.gone.into)
}

export const personWith = (world: World, email: string): Person | undefined =>
  living(world).find(person => addressKey(person.email) === addressKey(email))

/** By an address that they have, else by one that they had: merged or renamed, it is the same person. */
export function personBy(world: World, email: string, former_alone = false): Person | undefined {
  return (former_alone ? undefined : personWith(world, email)) ?? lastOwner(world, email)
}

/** Whoever had the address last, by a merge alone or also by a change. */
export function lastOwner(world: World, email: string, by_merge = false): Person | undefined {
  const left = (person: Person) => person.left.get(addressKey(email))
  const owners = living(world).filter(
    person => left(person) !== undefined && (!by_merge || left(person)?.by === 'merge'),
  )
  return owners.toSorted((one, other) => (left(one)?.at ?? 0) - (left(other)?.at ?? 0)).at(-1)
}

export const allAddresses = ({ email, former }: Person): string[] => [email, ...former].map(addressKey)

/** An address is withdrawn while whoever has or had it is, and where they were erased. */
export const isWithdrawn = (world: World, email: string): boolean =>
  world.erased_withdrawals.has(addressKey(email)) ||
  living(world).some(person => person.withdrawn && allAddresses(person).includes(addressKey(email)))

/** Addresses are one whatever their case. */
export const addressKey = (email: string): string => email.toLowerCase()
