/** Tells other nodes what changed, also those that have just come and are not known yet. What cannot be told at once is told again. */
import { setTimeout as pause } from 'node:timers/promises'
import type { LeaseTable } from './lease-table.ts'
import { homeLimits } from './limits.ts'

const tries_max = 30

interface Needs {
  id: string
  table: Pick<LeaseTable, 'announce'>
  isOver: () => boolean
  onError: (error: unknown, what: string) => void
}

export const announcing = ({ id, table, isOver, onError }: Needs): ((topics: ReadonlySet<string>) => void) => {
  const send = (topics: string[], tries: number): Promise<void> =>
    table.announce(id, topics).catch(async error => {
      if (tries === 0 || isOver()) return onError(error, 'changes could not be announced')
      await pause(homeLimits.retry_milliseconds)
      return send(topics, tries - 1)
    })
  return topics => {
    if (topics.size > 0) void send([...topics], tries_max)
  }
}
