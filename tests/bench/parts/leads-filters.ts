/** Twenty filters as owners write them, from half of all leads to a handful, and words that they look for. */
import type { Filter } from '../../../api/platform/schemas/filter/schema.ts'
import type { LeadsSite } from './leads-site.ts'
import { old_tag } from './leads-site.ts'

const rule = (field: string, op: string, value?: unknown): Filter => ({ type: 'rule', field, op, value }) as Filter
const all = (...filters: Filter[]): Filter => ({ type: 'all', filters })
const any = (...filters: Filter[]): Filter => ({ type: 'any', filters })

export function twentyFilters({ tags, audiences }: LeadsSite): Record<string, Filter> {
  const tagged = (n: number) => rule('tags', 'has', tags[n])
  return {
    'half of all': tagged(0),
    'a tag of old leads': tagged(old_tag),
    'a tag of 1 in 1,000': tagged(9),
    'a tag of a handful': tagged(19),
    'one of three tags': rule('tags', 'has', [tags[8], tags[10], tags[12]]),
    'without a tag': rule('tags', 'has_not', tags[0]),
    'an audience': rule('audiences', 'has', audiences[2]),
    'two tags together': all(tagged(1), tagged(2)),
    subscribed: rule('mailability', 'is', 'subscribed'),
    'invalid addresses': rule('email_validity', 'is', 'invalid'),
    'opened much': all(rule('opens', 'gt', 20), rule('mailability', 'is', 'subscribed')),
    'idle for a year': rule('last_activity_at', 'before', '2026-03-14'),
    'registered in a month': rule('registered_at', 'between', ['2025-05-01', '2025-06-01']),
    'a number above': rule('custom_fields.field_1', 'gt', 900),
    'a text': rule('custom_fields.field_0', 'is', 'Madrid 77'),
    'a text that begins': rule('custom_fields.field_5', 'starts_with', 'krak'),
    'no value': rule('custom_fields.field_2', 'is_empty'),
    'a choice and a tag': all(rule('custom_fields.field_4', 'is', 'Porto'), tagged(6)),
    'a name': rule('first_name', 'is', 'chloé'),
    'one of several': any(tagged(14), rule('email', 'contains', 'kakaka'), rule('custom_fields.field_6', 'is', 7)),
  }
}

/** Found in many leads, in some, in few, in one, and in none; with accents and without. */
export const words = [
  'maria',
  'JÜRGEN',
  'nowak-kalo',
  'kalomi.12',
  'acme.exa',
  'obrien',
  '+34 600',
  '612345',
  'vesune.5',
  'rossi-gabe',
  'no such person',
  'xyzzy',
]
