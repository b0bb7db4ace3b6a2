/** Where the person of a call came from, as far as it says: marks of campaigns and the address of the page. Pure. */
import type { Origin } from '../../contacts/lead-records/rules.ts'
import { type Touch, touchFacts } from '../../contacts/lead-records/rules.ts'
import { arrivalOf } from '../../contacts/visitors/rules.ts'
import { incomingHookLimits } from './limits.ts'
import type { CallRow } from './store.ts'

const pages = ['pageurl', 'landingpage', 'pageuri', 'sourceurl', 'pagelink', 'url']

const keyOf = (source: string): string =>
  (source.split('.').at(-1) ?? source).toLowerCase().replaceAll(/[^a-z0-9]/g, '')

export function originOfCall({ values, received_at }: Pick<CallRow, 'values' | 'received_at'>): Origin {
  const byKey = new Map(values.flatMap(({ source, value }) => (value === '' ? [] : [[keyOf(source), value] as const])))
  const page = pages.map(key => byKey.get(key)).find(value => value !== undefined && /^https?:\/\//i.test(value))
  const touch: Touch = { at: received_at, ...(page && arrivalOf(page, byKey.get('referrer'), received_at)?.touch) }
  for (const fact of touchFacts) {
    const value = byKey.get(keyOf(fact))?.slice(0, incomingHookLimits.incoming_origin_characters_max)
    if (value !== undefined && fact !== 'landing_page' && fact !== 'referrer') touch[fact] = value
  }
  const known = Object.keys(touch).length > 1 ? touch : null
  return { visitor_id: null, country: null, device: null, first_touch: known, last_touch: known }
}
