/** Every journey's runs: enrolled = completed + stopped + failed + live, and each as many as there should be. */
import { at, type Session } from '../session.ts'
import { sorted } from './counts.ts'

export async function compareJourneys(session: Session): Promise<string[]> {
  const { world, ground } = session
  const found: string[] = []
  const { body } = await ground.client.get(at(session, 'journeys?limit=100'))
  const shown = new Map(body.data.map(journey => [String(journey.id), journey.runs as Record<string, number>]))
  for (const { key } of world.journeys.values()) {
    session.compared += 1
    const runs = world.runs.filter(run => run.journey === key)
    const count = (state: string) => runs.filter(run => run.state === state).length
    const right = sorted({
      enrolled: runs.length,
      live: count('live'),
      completed: count('completed'),
      stopped: count('stopped'),
      failed: 0,
    })
    const own = sorted(shown.get(ground.ids.get(key) ?? '') ?? {})
    if (own !== right) found.push(`journey ${key} counts ${own}, should be ${right}`)
  }
  return found
}
