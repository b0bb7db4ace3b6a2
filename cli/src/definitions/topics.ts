/** Topics of the unsubscribe page. Who opted out of one is kept with its ID, which files do not have: the site’s topics are found again by their names. */
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import type { Definition, Row } from './kind.ts'

/** With the IDs of the topics that the site has. A single one that is not found and a single one too many are one that was renamed. */
export function withTopicIds(definition: Definition, before: Row): Definition {
  const rest = [...listOf(before.topics)]
  const found = listOf(definition.topics).map(topic => {
    const at = rest.findIndex(one => nameOf(one) === nameOf(topic))
    return at < 0 ? topic : { id: rest.splice(at, 1)[0]?.id, ...topic }
  })
  const fresh = found.filter(({ id }) => id === undefined)
  if (fresh.length === 0 || rest.length === 0) return { ...definition, topics: found }
  if (fresh.length > 1 || rest.length > 1) {
    const names = rest.map(one => namesOf(one)[0]?.[1]).join(', ')
    throw new Failure(
      `Several topics have other names (${names}), and who opted out of which cannot be told: rename one at a time.`,
      exitCodes.conflict,
    )
  }
  return { ...definition, topics: found.map(topic => (topic === fresh[0] ? { id: rest[0]?.id, ...topic } : topic)) }
}

const listOf = (value: unknown): Row[] => (Array.isArray(value) ? value : [])

const namesOf = ({ texts }: Row): [string, unknown][] =>
  Object.entries(texts ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([language, { name }]) => [language, name])

const nameOf = (topic: Row): string => JSON.stringify(namesOf(topic))
