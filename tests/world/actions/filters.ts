/** A condition of the model in the product's filter language. */
import type { Condition } from '../model/world.ts'
import { idOf, type Session } from '../session.ts'

export function filterFrom(session: Session, condition: Condition): unknown {
  if ('tag' in condition) {
    const has = { type: 'rule', field: 'tags', op: 'has', value: idOf(session, condition.tag) }
    return condition.has ? has : { type: 'not', filter: has }
  }
  if ('confirmed' in condition) {
    const confirmed = { type: 'rule', field: 'confirmation', op: 'is', value: 'confirmed' }
    return condition.confirmed ? confirmed : { type: 'not', filter: confirmed }
  }
  return { type: 'rule', field: 'mailability', op: 'is', value: condition.subscribed ? 'subscribed' : 'unsubscribed' }
}
