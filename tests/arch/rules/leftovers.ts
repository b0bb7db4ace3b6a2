/** Leftovers: unfinished work, silenced warnings, skipped tests. */
import { isMember, type Rule } from '../source.ts'

const NOTES = /\b(TODO|FIXME|XXX)\b|biome-ignore|@ts-(ignore|nocheck)/
const RUNNERS = ['test', 'it', 'describe', 'suite']
const NOT_RUN = ['skip', 'skipIf', 'only', 'todo', 'runIf']

/** Notes in comments, and tests that are left out. */
export const leftovers: Rule = source => {
  const found: string[] = []
  for (const comment of source.comments) {
    const note = NOTES.exec(comment)?.[0]
    if (note) found.push(`leaves "${note}" in a comment`)
  }
  source.visit({
    MemberExpression: node => {
      for (const runner of RUNNERS) {
        for (const way of NOT_RUN) if (isMember(node, runner, way)) found.push(`leaves tests out with ${runner}.${way}`)
      }
    },
  })
  return found
}
