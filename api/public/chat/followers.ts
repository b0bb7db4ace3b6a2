/**
 * Who follows conversations of a site. The events of the site are read once for all of them, and a conversation is looked at
 * once for all who follow it, when an event is about it.
 */

import type { EventTail } from '../../platform/events/tail.ts'
import type { Installation } from '../../platform/features/context.ts'
import { errorFields } from '../../platform/runtime/log.ts'
import { conversationLimits as limits } from '../../site/assistants/conversations/limits.ts'
import {
  type ConversationRow,
  existingConversationIds,
  filesOf,
  findConversation,
  type MessageRow,
  messagesAfter,
} from '../../site/assistants/conversations/rules.ts'

export interface ConversationView {
  row: ConversationRow
  messages: MessageRow[]
  files: Awaited<ReturnType<typeof filesOf>>
}

export interface Follower {
  /** The number of the last message that it has. */
  after: number
  look(looked: ConversationView): void
  end(): void
}

type Needs = Pick<Installation, 'databases' | 'signals' | 'eventTails' | 'log'>

const ofInstallations = new WeakMap<Installation['eventTails'], Map<string, SiteFollowers>>()

/** Those of a site, to be used at once: they go with the last follower. */
export function siteFollowers(installation: Needs, site_id: string): SiteFollowers {
  const ofSites = ofInstallations.get(installation.eventTails) ?? new Map<string, SiteFollowers>()
  ofInstallations.set(installation.eventTails, ofSites)
  const known = ofSites.get(site_id)
  if (known) return known
  const made = new SiteFollowers(installation, site_id, {
    begun: () => ofSites.set(site_id, made),
    ended: () => ofSites.delete(site_id),
  })
  return made
}

interface FollowerGroup {
  followers: Set<Follower>
  /** One look at a time; whoever waits for the next needs no other. */
  looking: Promise<void>
  waits: boolean
}

export class SiteFollowers {
  readonly #needs: Needs
  readonly #site_id: string
  readonly #life: { begun(): void; ended(): void }
  readonly #conversations = new Map<string, FollowerGroup>()
  #reader: EventReader | undefined

  constructor(needs: Needs, site_id: string, life: { begun(): void; ended(): void }) {
    this.#needs = needs
    this.#site_id = site_id
    this.#life = life
  }

  count(conversation_id: string): number {
    return this.#conversations.get(conversation_id)?.followers.size ?? 0
  }

  /** Looks once at the beginning, and from the events after `seq` on; answers how to stop. */
  add(conversation_id: string, follower: Follower, seq: number): () => void {
    const none = { followers: new Set<Follower>(), looking: Promise.resolve(), waits: false }
    const followed = this.#conversations.get(conversation_id) ?? none
    followed.followers.add(follower)
    if (this.#conversations.size === 0) this.#life.begun()
    this.#conversations.set(conversation_id, followed)
    this.#reader ??= new EventReader(this.#needs, this.#site_id, seq, {
      touched: ids => {
        for (const id of ids) this.#look(id)
      },
      check: () => this.#lookForGone(),
      replaced: () => {
        for (const { followers } of this.#conversations.values()) for (const follower of [...followers]) follower.end()
      },
    })
    this.#look(conversation_id)
    return () => {
      if (!followed.followers.delete(follower) || followed.followers.size > 0) return
      this.#conversations.delete(conversation_id)
      if (this.#conversations.size > 0) return
      this.#reader?.end()
      this.#reader = undefined
      this.#life.ended()
    }
  }

  #look(conversation_id: string): void {
    const followed = this.#conversations.get(conversation_id)
    if (!followed || followed.waits) return
    followed.waits = true
    followed.looking = followed.looking.then(() => {
      followed.waits = false
      return this.#lookOnce(conversation_id, followed.followers)
    })
  }

  async #lookOnce(conversation_id: string, followers: ReadonlySet<Follower>): Promise<void> {
    // Nearly always there is one group: who has all of it waits for the same.
    for (const [after, group] of Map.groupBy(followers, follower => follower.after)) {
      try {
        const looked = await this.#read(conversation_id, after)
        for (const follower of group) {
          if (looked) follower.look(looked)
          else follower.end()
        }
      } catch (error) {
        this.#needs.log.error({ site_id: this.#site_id, ...errorFields(error) }, 'chat')
        for (const follower of group) follower.end()
      }
    }
  }

  async #read(conversation_id: string, after: number): Promise<ConversationView | undefined> {
    const database = await this.#needs.databases.site(this.#site_id)
    return database.read(async db => {
      const row = await findConversation(db, conversation_id)
      if (!row) return undefined
      const messages = await messagesAfter(db, conversation_id, after, limits.chat_transcript_messages)
      return { row, messages, files: await filesOf(db, messages) }
    })
  }

  /** Conversations also go without an event: with their person, with their site, or with time. A look at one that is gone ends it. */
  async #lookForGone(): Promise<void> {
    const asked = [...this.#conversations.keys()]
    const there = await this.#existing(asked).catch(() => new Set<string>())
    for (const id of asked) if (!there.has(id)) this.#look(id)
  }

  async #existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const database = await this.#needs.databases.site(this.#site_id)
    return database.read(db => existingConversationIds(db, ids))
  }
}

interface FollowerEvents {
  /** Called with the subjects of new events. */
  touched(ids: ReadonlySet<string>): void
  check(): Promise<void>
  /** Called once the site has another database, in which these numbers mean nothing. */
  replaced(): void
}

/** The one reader of a site's events for its chats. */
class EventReader {
  readonly #tail: EventTail
  readonly #reading: FollowerEvents
  readonly #off: () => void
  readonly #timer: NodeJS.Timeout
  #seq: number
  #reads: Promise<void> = Promise.resolve()
  #ended = false

  constructor({ eventTails, signals, log }: Needs, site_id: string, seq: number, reading: FollowerEvents) {
    const failed = (error: unknown) => log.error({ site_id, ...errorFields(error) }, 'chat')
    const next = () => {
      this.#reads = this.#reads.then(() => this.#readOn()).catch(failed)
    }
    this.#reading = reading
    this.#seq = seq
    this.#tail = eventTails.follow(site_id)
    const ends = [
      signals.onSite('events', site_id, next),
      signals.onSite('replaced', site_id, () => reading.replaced()),
    ]
    this.#off = () => {
      for (const end of ends) end()
    }
    this.#timer = setInterval(() => {
      // What could not be read is read then.
      next()
      reading.check().catch(failed)
    }, limits.chat_stream_check_seconds * 1_000).unref()
    next()
  }

  async #readOn(): Promise<void> {
    while (!this.#ended) {
      const events = await this.#tail.after(this.#seq, limits.chat_stream_batch_events)
      const last = events.at(-1)
      if (!last) return
      this.#seq = last.seq
      this.#reading.touched(new Set(events.flatMap(({ subject_id }) => subject_id ?? [])))
    }
  }

  end(): void {
    this.#ended = true
    clearInterval(this.#timer)
    this.#off()
    this.#tail.end()
  }
}
