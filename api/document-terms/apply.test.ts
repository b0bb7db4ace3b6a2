/** Terms go where a contract says nothing: the most particular one first, and nothing of `null` where there is none. */
import { expect, test } from 'vitest'
import { describeDocument } from './apply.ts'

const property = (schema: object) => ({ components: { schemas: { Sample: { properties: { lead_id: schema } } } } })
const described = (schema: object): unknown => {
  const { document } = describeDocument(property(schema))
  return (document.components.schemas.Sample.properties.lead_id as { description?: string }).description
}

test('a name that means the same everywhere has its description from the tables', () => {
  expect(described({ type: ['string', 'null'] })).toBe('ID of the lead. `null` if there is none.')
})

test('what is said of null is left out where there is none', () => {
  expect(described({ type: 'string' })).toBe('ID of the lead.')
})

test('what a contract says itself stands', () => {
  expect(described({ type: 'string', description: 'Whose email it is.' })).toBe('Whose email it is.')
})

test('what only has one value says which', () => {
  expect(described({ type: 'string', enum: ['lead_1'] })).toBe('Always `lead_1`.')
})

test('a name without a term, and a list of values, are found', () => {
  const document = {
    components: {
      schemas: { Color: { enum: ['red', 'blue'] }, Sample: { properties: { unheard_name: { type: 'string' } } } },
    },
  }
  expect(describeDocument(document).undescribed).toEqual([
    { owner: 'Color', name: 'enum' },
    { owner: 'Sample', name: 'unheard_name' },
  ])
})

test('a parameter has the words of its place before those of its name', () => {
  const parameters = [{ name: 'lead_id', in: 'query', schema: { type: 'string' } }]
  describeDocument({ paths: { '/v1/things': { get: { operationId: 'listThings', parameters } } } })
  expect(parameters).toMatchObject([{ description: 'Only those of this lead.' }])
})
