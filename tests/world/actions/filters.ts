/** A condition of the model in the product's filter language. */
import type { Condition } from '../model/world.ts'
import { idOf, type Session } from '../session.ts'

export function filterFrom(session: Session, condition: Condition): unknown {
  if ('tag' in condition) {
    const has = { kind: 'rule', field: 'tags', op: 'has', value: idOf(session, condition.tag) }
    return condition.has ? has : { kind: 'not', filter: has }
  }
  return { kind: 'rule', field: 'mailability', op: 'is', value: condition.subscribed ? 'subscribed' : 'unsubscribed' }
}
