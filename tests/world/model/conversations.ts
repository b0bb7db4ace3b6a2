/**
 * Conversations with an assistant, of whoever left their address in them: gone with that person. While somebody attends to one the
 * assistant is silent, until they hand it back or close it, may not answer any more, or have been silent for half an hour at a site
 * where nobody is on duty. A visitor who writes in a closed one opens it again.
 */
import { refusal } from './rights.ts'
import { get, living, type World } from './world.ts'

export interface Conversation {
  key: string
  status: 'open' | 'attended' | 'closed'
  /** The manager who attends; null where a key of the owner does. */
  by: string | null
  /** When whoever attends took it over, or said something last. */
  heard_at: number
  last: 'visitor' | 'assistant' | 'person'
  /** When anybody said something last. */
  said_at: number
  /** It was older than the site keeps any. */
  forgotten?: true
}

const SILENT_MAX = 30 * 60_000

export type Verb = 'attend' | 'reply' | 'return' | 'close'

export function begin({ conversations, now }: World, key: string): void {
  conversations.set(key, { key, status: 'open', by: null, heard_at: now, last: 'assistant', said_at: now })
}

export const isThere = (world: World, key: string): boolean =>
  !world.conversations.get(key)?.forgotten && living(world).some(one => one.submissions.has(`chat|${key}`))

export const presentConversations = (world: World): Conversation[] =>
  [...world.conversations.values()].filter(({ key }) => isThere(world, key))

export function steer(world: World, key: string, verb: Verb, by: string | null): void {
  const one = get(world.conversations, key)
  if (verb === 'return' || verb === 'close') {
    Object.assign(one, { status: verb === 'close' ? 'closed' : 'open', by: null })
    return
  }
  Object.assign(one, { status: 'attended', by, heard_at: world.now })
  if (verb === 'reply') Object.assign(one, { last: 'person', said_at: world.now })
}

/** The visitor writes: who answers. */
export function write(world: World, key: string): 'assistant' | 'person' {
  const one = get(world.conversations, key)
  if (one.status === 'closed' || !stays(world, one)) Object.assign(one, { status: 'open', by: null })
  Object.assign(one, { last: one.status === 'attended' ? 'visitor' : 'assistant', said_at: world.now })
  return one.status === 'attended' ? 'person' : 'assistant'
}

function stays({ holders, now }: World, { by, heard_at }: Conversation): boolean {
  const is_here = by === null || refusal(get(holders, by), 'here', ['manage-assistants']) === null
  return is_here && now - heard_at < SILENT_MAX
}
