/** Which browsers the site still knows, and of which it knows whose they are. */
import { browserOf } from '../actions/visitors.ts'
import { presentVisitors } from '../model/visits.ts'
import { at, type Session } from '../session.ts'

export async function compareVisitors(session: Session): Promise<string[]> {
  const { body } = await session.ground.client.get(at(session, 'visitors?limit=100'))
  const named = (name: string, is_known: boolean) => `${name}${is_known ? ' (known)' : ''}`
  const shown = body.data.map(({ uuid, lead_id }) => named(String(uuid), lead_id !== null)).sort()
  const right = presentVisitors(session.world)
    .map(({ key, person }) => named(browserOf(key), person !== null))
    .sort()
  session.compared += right.length
  return shown.join() === right.join() ? [] : [`the site knows ${shown}, should know ${right}`]
}
