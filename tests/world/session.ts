/** The product and the model side by side, while a list of actions is played on both. */
import type { Mirror } from './compare/feed.ts'
import type { Ground } from './ground.ts'
import type { ToldEvent } from './model/webhooks.ts'
import { type Attempts, get, type World } from './model/world.ts'
import type { ReceivedMail } from './product/mail-text.ts'
import type { Post } from './product/receiver.ts'

/** What is to be posted, and whom it may name by then. */
export interface DueEvent extends ToldEvent {
  names: Set<string>
}

export interface Session {
  ground: Ground
  world: World
  /** The mails that each person got, by `subject|address`; the newest last. */
  inbox: Map<string, ReceivedMail[]>
  /** Of each endpoint what was posted and not compared yet, and what is to come. */
  boxes: Map<string, { posts: Post[]; due: DueEvent[] }>
  /** Broadcasts that have ended, as they were compared last. */
  ended_broadcasts: Map<string, string>
  /** What another system knows by the change feed. */
  mirror: Mirror
  /** Ids of mails that were put off, until they have ended. */
  open_mails: Map<string, Attempts>
  /** The newest backup. */
  backup: Backup | null
  /** When a full disk had room again last: what it held up is posted after it. */
  room_at: number
  /** How far the mails that left have been compared. */
  looked: number
  /** Comparisons made. */
  compared: number
}

/** A backup's folder, and what was compared by then. */
export interface Backup extends Pick<Session, 'inbox' | 'ended_broadcasts'> {
  folder: string
  made_at: number
}

export const newSession = (ground: Ground, world: World): Session => ({
  ...{ ground, world, inbox: new Map() },
  ...{ boxes: new Map(), open_mails: new Map(), ended_broadcasts: new Map() },
  mirror: { cursor: null, leads: new Map() },
  ...{ backup: null, room_at: 0, looked: 0, compared: 0 },
})

/** A mail as its reader has it. */
export function letterMail({ inbox, world }: Session, key: string): ReceivedMail | undefined {
  const { address, at } = get(world.letters, key)
  const [subject = ''] = key.split('|')
  // Others who had the address before or after may have had the same; of two at once it is the last.
  return inbox.get(`${subject}|${address}`)?.findLast(one => one.at === at)
}

/** A path of the site. */
export const at = ({ ground }: Session, rest: string): string => `/v1/sites/${ground.site}/${rest}`

export function idOf({ ground }: Session, key: string): string {
  const id = ground.ids.get(key)
  if (id === undefined) throw new Error(`The product has no ${key}`)
  return id
}

/** Keeps the id that the product chose. */
export function keep({ ground }: Session, key: string, id: unknown): void {
  if (typeof id === 'string') ground.ids.set(key, id)
}
