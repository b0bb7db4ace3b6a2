/** Which journeys feed each other, and which only look as if they did. */
import { expect, test } from 'vitest'
import type { Filter } from '../../../../platform/schemas/filter/schema.ts'
import type { JourneyDocument } from '../../journey-records/rules.ts'
import { circleOf, type JourneyNode, type Surroundings } from './circles.ts'

const none: Surroundings = { filters: new Map(), fields: new Map([['field_1', 'stage']]) }
const tagged = (...tag_ids: string[]) => ({ type: 'tag_added', tag_ids })
const tag = (...tag_ids: string[]) => ({ id: `add${tag_ids}`, type: 'assign_tags', tag_ids })
const untag = (...tag_ids: string[]) => ({ id: `remove${tag_ids}`, type: 'remove_tags', tag_ids })
const set = (value: unknown) => ({ id: `set${value}`, type: 'set_custom_field_value', field_id: 'field_1', value })
const join = (id: string) => ({ id: `join${id}`, type: 'add_to_audience', audience_ids: [id] })
const leave = (id: string) => ({ id: `leave${id}`, type: 'remove_from_audience', audience_ids: [id] })
const joined = (...audience_ids: string[]) => ({ type: 'audience_joined', audience_ids })
const left = (...audience_ids: string[]) => ({ type: 'audience_left', audience_ids })
const changed = (...field_ids: string[]) => ({ type: 'field_changed', field_ids })

function journey(name: string, triggers: object[], steps: object[], again = true): JourneyNode {
  const document = { triggers, steps, allow_duplicate_enrollment: again, use_lead_timezone: false }
  return { id: name, name, document: document as unknown as JourneyDocument }
}
const circle = (own: JourneyNode, others: JourneyNode[] = [], around = none) => circleOf(own, others, around)

test('two journeys that give each other the tag that the other takes away', () => {
  const a = journey('A', [{ type: 'lead_created' }, tagged('x')], [untag('x'), tag('y')])
  const b = journey('B', [tagged('y')], [untag('y'), tag('x')])
  expect(circle(a, [b])).toEqual({ trigger: 1, others: ['B'] })
  expect(circle(b, [a])).toEqual({ trigger: 0, others: ['A'] })
  const once = journey('B', [tagged('y')], [untag('y'), tag('x')], false)
  expect(circle(a, [once])).toBeUndefined()
  // The tag stays, so that giving it once more starts nothing.
  expect(circle(a, [journey('B', [tagged('y')], [tag('x')])])).toBeUndefined()
  expect(circle(a, [journey('B', [tagged('z')], [untag('y'), tag('x')])])).toBeUndefined()
})

test('one that feeds itself, and three in a row; whoever is only fed is no part of it', () => {
  const branch = { id: 'b', when: { type: 'percentage', percent: 50 }, steps: [tag('x')] }
  const paths = { id: 'p', type: 'paths', branches: [branch], otherwise: [] }
  expect(circle(journey('A', [tagged('x')], [untag('x'), paths]))).toEqual({ trigger: 0, others: [] })
  const [a, b, c] = [
    journey('A', [tagged('a')], [untag('a'), tag('b')]),
    journey('B', [tagged('b')], [untag('b'), tag('c')]),
    journey('C', [tagged('c')], [untag('c'), tag('a')]),
  ]
  const fed = journey('D', [tagged('b')], [tag('other')])
  expect(circle(a, [b, c, fed])).toEqual({ trigger: 0, others: ['B', 'C'] })
  expect(circle(fed, [a, b, c])).toBeUndefined()
  expect(circle(a, [b, fed])).toBeUndefined()
})

test('by a field that they set to different values, and not by one that stays what it is', () => {
  const a = journey('A', [changed('field_1')], [set('won')])
  expect(circle(a)).toBeUndefined()
  expect(circle(a, [journey('B', [changed('field_1')], [set('lost')])])).toEqual({ trigger: 0, others: ['B'] })
  expect(circle(a, [journey('B', [changed('field_2')], [set('lost')])])).toBeUndefined()
})

test('by audiences that they join and leave, and by those that fill themselves', () => {
  const a = journey('A', [joined('list')], [leave('list')])
  expect(circle(a)).toBeUndefined()
  expect(circle(a, [journey('B', [left('list')], [join('list')])])).toEqual({ trigger: 0, others: ['B'] })
  const rule = (field: string, value: string) => ({ type: 'rule', field, op: 'has', value: [value] }) satisfies Filter
  const filters = new Map<string, Filter>([
    ['inner', rule('tags', 'x')],
    ['dynamic', { type: 'not', filter: rule('audiences', 'inner') }],
  ])
  const itself = journey('A', [left('dynamic')], [untag('x'), tag('x')])
  expect(circle(itself, [], { ...none, filters })).toEqual({ trigger: 0, others: [] })
  expect(circle(journey('A', [left('dynamic')], [tag('x')]), [], { ...none, filters })).toBeUndefined()
  const won = { type: 'rule', field: 'custom_fields.stage', op: 'is', value: 'won' } satisfies Filter
  const asking = { ...none, filters: new Map<string, Filter>([['winners', won]]) }
  expect(circle(journey('A', [joined('winners')], [set('new'), set('won')]), [], asking)).toEqual({
    trigger: 0,
    others: [],
  })
})

test('journeys without a feeding trigger, and audiences that ask about each other, are no circle', () => {
  const rule = (value: string) => ({ type: 'rule', field: 'audiences', op: 'has', value: [value] }) satisfies Filter
  const filters = new Map<string, Filter>([
    ['one', rule('two')],
    ['two', rule('one')],
  ])
  const a = journey('A', [{ type: 'page_visited', rules: [] }, joined('one')], [tag('x'), untag('x')])
  expect(circle(a, [], { ...none, filters })).toBeUndefined()
})
