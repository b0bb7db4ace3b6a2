/** What a process that was killed has left in the write-ahead log of a database: where that goes on from its page log, and when it was written. */
import { contentIdentity } from '../site-file.ts'
import type { Moment } from './moments.ts'
import type { Facts, TimedCommit } from './records.ts'
import { type FoundWal, findCommits, isNextSalt, isSame, isSameSalt } from './wal.ts'

export interface Rest {
  /** Absent where nothing was written. */
  found: FoundWal | undefined
  /** The frame up to which the log has it. */
  from: number
}

/** Undefined where the file does not go on where its log ends. `facts`: of the last record; nobody has the file open. */
export async function findRest(facts: Facts, path: string): Promise<Rest | undefined> {
  const found = await findCommits(`${path}-wal`)
  const isUntouched = async () => facts.type !== 'pages' && facts.identity === (await contentIdentity(path))
  if (!found || found.commits.length === 0)
    return (await isUntouched()) ? { found: undefined, from: facts.to } : undefined
  if (facts.salt && isSameSalt(facts.salt, found.salt)) {
    const check = found.checkAt(facts.to)
    return check && facts.check && isSame(check, facts.check) ? { found, from: facts.to } : undefined
  }
  const isNext = facts.salt !== undefined && isNextSalt(facts.salt, found.salt)
  return isNext || (await isUntouched()) ? { found, from: 0 } : undefined
}

/** Those whose moment is not known have been made before the next one. */
export function timedCommits(
  { commits, salt }: FoundWal,
  from: number,
  moments: readonly Moment[],
  now: number,
): TimedCommit[] {
  const known = new Map(
    moments.flatMap(moment => (isSameSalt(moment.salt, salt) ? [[moment.frame, moment.at] as const] : [])),
  )
  let at = now
  return commits
    .filter(({ frame }) => frame > from)
    .reverse()
    .map(({ frame, pages }): TimedCommit => {
      at = known.get(frame) ?? at
      return [frame, pages, at]
    })
    .reverse()
}
