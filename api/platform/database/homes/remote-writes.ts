/** A write action of another node, at the home of its database: its statements as they come, then the commit, all or nothing. */

import { Unavailable } from '../../runtime/errors.ts'
import type { Database } from '../database.ts'
import type { Handle, Kind } from '../handle.ts'
import { packError } from '../packed-errors.ts'
import { homeLimits } from './limits.ts'
import { type HomeMessage, lineOf, linesIn, type WriterMessage } from './wire.ts'

export interface RemoteWrite {
  /** Named by the node that writes; a second one of the same name does nothing. */
  id: string
  /** What it sends. */
  asked: AsyncIterable<Buffer | string>
  tell(line: string): void
  /** Whether the name was not used yet; it is from now on. */
  isFirst<K extends Kind>(tx: Handle<K>, name: string): Promise<boolean>
}

export async function writeForAnother<K extends Kind>(database: Database<K>, write: RemoteWrite): Promise<void> {
  const tell = (message: HomeMessage) => write.tell(lineOf(message))
  const lines = linesIn<WriterMessage>(write.asked)
  try {
    await database.write(
      async tx => {
        tell({ begun: true })
        for (;;) {
          const message = await nextOf(lines)
          if ('undo' in message) throw new UndoneWriteError()
          if ('keep' in message) {
            for (const topic of message.keep.topics) tx.announce(topic)
            if (!(await write.isFirst(tx, nameOf(write.id)))) throw new Unavailable('It was asked what became of it.')
            return
          }
          tell(await answer(tx, message.ask))
        }
      },
      { remote: true },
    )
    tell({ kept: true })
  } catch (error) {
    tell({ error: packError(error) })
  }
}

/** Whether it was kept. If not, it never will be. */
export const settleForAnother = <K extends Kind>(
  database: Database<K>,
  { id, isFirst }: Pick<RemoteWrite, 'id' | 'isFirst'>,
): Promise<boolean> => database.write(async tx => !(await isFirst(tx, nameOf(id))))

class UndoneWriteError extends Unavailable {}

const nameOf = (id: string) => `act ${id}`

async function answer<K extends Kind>(
  tx: Handle<K>,
  { sql, params, method }: Extract<WriterMessage, { ask: unknown }>['ask'],
): Promise<HomeMessage> {
  try {
    if (method === 'run') return { rows: [], changes: await tx.run(sql, params) }
    if (method === 'get') return { rows: (await tx.one(sql, params)) ?? null, changes: 0 }
    return { rows: await tx.all(sql, params), changes: 0 }
  } catch (error) {
    return { error: packError(error) }
  }
}

/** Whoever is silent for long holds nobody up. */
async function nextOf(lines: AsyncGenerator<WriterMessage>): Promise<WriterMessage> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Unavailable('The other node fell silent.')),
      homeLimits.statement_milliseconds_max,
    )
  })
  try {
    const { value, done } = await Promise.race([lines.next(), late])
    if (done) throw new Unavailable('The other node went away.')
    return value
  } finally {
    clearTimeout(timer)
  }
}
