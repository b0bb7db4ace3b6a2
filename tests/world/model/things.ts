/** Things that the owner makes, as the world knows them: templates, audiences, broadcasts, journeys and their runs, and what can be undone. */
import type { Content } from './mail.ts'
import type { Letter, Person } from './world.ts'

export interface Template {
  key: string
  subject: string
  topic: string | null
  category: 'marketing' | 'transactional'
  /** Number of its present text: what waits leaves with that. */
  edition: number
}

export type Condition = { tag: string; has: boolean } | { subscribed: boolean } | { confirmed: boolean }

export interface DynamicAudience {
  key: string
  condition: Condition
}

export type BroadcastStatus = 'scheduled' | 'sending' | 'paused' | 'sent' | 'failed' | 'canceled'

export interface Broadcast {
  key: string
  template: string
  audience: string | null
  excluded_audience: string | null
  state: BroadcastStatus
  /** What it was when it was paused. */
  before_pause: 'scheduled' | 'sending'
  starts_at: number
  /** Keys of people, fixed when sending begins. */
  waiting: string[]
  /** Mails that a server put off. */
  put_off: number
  /** Keys of people whose server took it. */
  reached: Set<string>
  delivered: number
  skipped: number
  recipients: number
  /** Keys of people who are to be left out of it, to see what it brings. */
  held: ReadonlySet<string>
  held_out: number
  excluded: Record<string, number>
  test: SubjectTest | null
  /** Keys of people who get the better subject, once there is one. */
  rest: string[]
  /** Of each subject. */
  results: SubjectResults[]
}

/** Two subjects are tried with some, and the others get the better one. */
export interface SubjectTest {
  /** Which subject each who takes part gets. */
  parts: ReadonlyMap<string, number>
  hours: number
  by: 'opened' | 'clicked'
  ends_at: number | null
  winner: number | null
}

/** Mails that people have, and those that they have opened and clicked. */
export interface SubjectResults {
  delivered: number
  opened: Set<string>
  clicked: Set<string>
  /** By whose link their reader left the list. */
  left: Set<string>
}

/** Its place names it within its journey; another version's step of that name is where a run is moved to. */
export type Step = { id?: string } & (
  | { do: 'send'; template: string }
  | { do: 'wait'; hours?: number; days?: number }
  | { do: 'tag'; tag: string }
  | { do: 'untag'; tag: string }
  | { do: 'leave' }
  | { do: 'fork'; condition: Condition | Answering; yes: Step[]; no: Step[] }
)

/** Whether the mail of the step before is answered, within these hours. */
export type Answering = { answered_within: number }

export type Trigger =
  | { on: 'lead_created' }
  | { on: 'tag_added'; tag: string }
  | { on: 'audience_joined'; audience: string }
  | { on: 'form_submitted'; form: string }
  | { on: 'lead_confirmed' }

export interface Journey {
  key: string
  trigger: Trigger
  /** Whether a person may enter more than once. */
  again: boolean
  /** Of each version, the present one last: runs keep theirs. */
  versions: Step[][]
  state: 'on' | 'off'
  paused: boolean
}

export interface Run {
  journey: string
  /** Place of the version that it follows. */
  version: number
  person: string
  /** The delay in which it is, and since when. */
  at?: { step: string | undefined; since: number }
  /** The steps that are left. */
  rest: Step[]
  /** The moment at which its delay ends; null: at once. */
  wake: number | null
  state: 'live' | 'completed' | 'stopped'
  /** Its last mail, once a server took it. */
  letter?: Letter
  /** It waits for an answer to that, and takes `yes` where it comes in time. */
  awaits?: { until: number; yes: Step[]; no: Step[] }
  /** When that came: what it waits next is counted from there, also where it was held. */
  since?: number | undefined
  /** The template of an email at which it has come. */
  email?: string
  /** Its last mail was put off, or is late: it waits for its end. */
  mail?: true
  /** Its last mail was due before a backup was put back: its owner is asked. */
  late?: Content
  /** A stop that takes effect when it is carried on: a paused run stays where it is. */
  stopping?: true
  /** A stop of it was taken back while it was held: it goes on when it may move. */
  reinstating?: true
}

export interface Merge {
  key: string
  into: string
  from: string
  at: number
  undone: boolean
  /** Both as they were. */
  before: { into: Person; from: Person }
  /** As the merge left the one that stayed. */
  after: Person
  /** The last entry of any ledger before it. */
  place: number
  runs_moved: Run[]
  /** Those that the merge stopped, since both were in the journey. */
  runs_stopped: Run[]
}

/** A bulk action or an import, which can be undone: of each person what it changed. */
export interface Act {
  key: string
  type: 'bulk' | 'import'
  at: number
  undone: boolean
  changes: Change[]
  /** The names that a file gives to whoever has an address. */
  names: { address: string; name: string }[]
}

export interface Change {
  person: string
  created: boolean
  /** Of one that it created: what had happened to them once it was over. */
  happened: number
  tags_added: string[]
  /** With what had given them. */
  tags_removed: { tag: string; by: string | undefined }[]
  /** The name before and after. */
  name: { before: string | null; after: string | null } | null
  subscribed: boolean
  withdrew: boolean
  /** Who had the address of a person that the act created, and withdrew with them. */
  made: string | null
  /** The suppression that it states, and whether it held at once. */
  suppressed: string | null
  suppresses: boolean
}
