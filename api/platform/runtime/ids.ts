/** The registry of id prefixes and the one place where ids are made. Secrets are made in secrets.ts and look different. */
import { createHash, randomFillSync } from 'node:crypto'
import { systemClock } from './clock.ts'

export const idPrefixes = {
  account: 'acct',
  activity: 'act',
  ai_draft: 'draft',
  answer: 'ans',
  api_key: 'key',
  approval: 'appr',
  assistant: 'asst',
  audience: 'aud',
  billing_notice: 'bnot',
  broadcast: 'bcast',
  campaign: 'camp',
  checkout_session: 'cks',
  connection: 'conn',
  consent: 'cons',
  conversation: 'conv',
  conversation_file: 'cfile',
  conversation_message: 'cmsg',
  data_access: 'dacc',
  domain: 'dom',
  email: 'msg',
  event: 'evt',
  field: 'field',
  file: 'file',
  golden_question: 'gq',
  golden_run: 'grun',
  identity: 'idn',
  image: 'image',
  import: 'imp',
  incoming_call: 'icall',
  incoming_hook: 'ihook',
  invoice: 'inv',
  journey: 'jrn',
  keyword: 'kw',
  knowledge_source: 'ksrc',
  lead: 'lead',
  lead_merge: 'merge',
  lead_view: 'view',
  membership: 'mem',
  operation: 'op',
  page: 'page',
  passkey: 'pk',
  payment: 'pay',
  payment_event: 'pevt',
  person_request: 'preq',
  picture: 'pic',
  plan: 'plan',
  popup: 'popup',
  reconciliation: 'rec',
  refund: 'rfnd',
  request: 'req',
  research: 'rsrch',
  run: 'run',
  sandbox: 'sbx',
  sandbox_access: 'sacc',
  saved_block: 'blk',
  template_folder: 'tfld',
  sender: 'snd',
  sending_domain: 'sdom',
  session: 'sess',
  site: 'site',
  submission: 'sub',
  subscription: 'subn',
  subscription_change: 'schg',
  suppression: 'supp',
  tag: 'tag',
  template: 'tmpl',
  topic: 'topic',
  user: 'user',
  vector: 'vec',
  webhook_delivery: 'whd',
  webhook_endpoint: 'we',
} as const

export type IdKind = keyof typeof idPrefixes
export type NewId = (kind: IdKind) => string

/** Random digits are made and written out for many ids at once. */
const random = Buffer.alloc(4_096)
let random_digits = ''
let random_used = 0
let last_ms = 0
let last_time = ''
let count = 0

/** The moment in 12 digits and the place within it in three: ids of one process sort in the order of their making. */
function moment(): string {
  const now = systemClock.now()
  // A clock that was set back, or more ids than one millisecond has places: the next places after the last.
  if (now > last_ms || count === 0xfff) {
    last_ms = Math.max(now, last_ms + 1)
    last_time = `${last_ms.toString(16).padStart(12, '0')}7`
    count = 0
  } else count += 1
  return last_time + count.toString(16).padStart(3, '0')
}

/**
 * From now on ids sort after this one, which another process made, even if its clock was ahead of ours. Of what is
 * stored under ids alone the last is the newest.
 */
export function followId(id: string): void {
  const made_ms = Number.parseInt(id.slice(id.lastIndexOf('_') + 1).slice(0, 12), 16)
  if (!(made_ms >= last_ms)) return
  last_ms = made_ms
  count = 0xfff
}

/** The last 16 digits: the variant of a UUID and 60 random bits. */
function chance(): string {
  if (random_used + 15 > random_digits.length) {
    random_digits = randomFillSync(random).toString('hex')
    random_used = 0
  }
  random_used += 15
  return `8${random_digits.slice(random_used - 15, random_used)}`
}

/** A new time-ordered id: prefix and 32 hexadecimal digits (UUID version 7). */
export const newId: NewId = kind => `${idPrefixes[kind]}_${moment()}${chance()}`

/** The place of an id among those of all kinds, in the order of their making; and the id of a kind at that place. */
export const placeOfId = (id: string): string => id.slice(id.lastIndexOf('_') + 1)
export const idAtPlace = (kind: IdKind, place: string): string => `${idPrefixes[kind]}_${place}`

/** Ids that are the same on each call sequence: for the seed and for tests. They sort before all real ids. */
export function seededIds(seed: string): NewId {
  let count = 0
  return kind => {
    count += 1
    const time = count.toString(16).padStart(12, '0')
    const rest = createHash('sha256').update(`${seed}:${kind}:${count}`).digest('hex').slice(0, 18)
    return `${idPrefixes[kind]}_${time}7${rest.slice(0, 3)}8${rest.slice(3, 18)}0`.slice(
      0,
      idPrefixes[kind].length + 33,
    )
  }
}

const idPatterns = new Map<IdKind, RegExp>()

export function idPattern(kind: IdKind): RegExp {
  const pattern = idPatterns.get(kind) ?? new RegExp(`^${idPrefixes[kind]}_[0-9a-f]{32}$`)
  idPatterns.set(kind, pattern)
  return pattern
}

const kindOfPrefix: ReadonlyMap<string, IdKind> = new Map(
  Object.entries(idPrefixes).map(([kind, prefix]) => [prefix, kind as IdKind]),
)

/** The kind of thing that an id names; undefined for other texts. */
export const idKindOf = (id: string): IdKind | undefined => kindOfPrefix.get(id.slice(0, id.lastIndexOf('_')))

export const isId = (kind: IdKind, text: string) => idPattern(kind).test(text)
