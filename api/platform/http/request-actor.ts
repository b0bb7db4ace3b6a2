/** Who asked, for the log of requests: noted where the caller is recognized, forgotten with the request. */
import type { IncomingMessage } from 'node:http'

const actors = new WeakMap<IncomingMessage, string>()

export const noteActor = (incoming: IncomingMessage, actor_id: string): void => void actors.set(incoming, actor_id)
export const actorOfRequest = (incoming: IncomingMessage): string | undefined => actors.get(incoming)
