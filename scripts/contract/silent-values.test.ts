/** Every value of an enumeration is said in words: beside it, in the description, or as the name of an event. */
import { expect, test } from 'vitest'
import { openApiDocument } from '../../api/document.ts'
import { findSilentValues } from './silent-values.ts'

const silentIn = (Source: object, more: object = {}) =>
  findSilentValues({ components: { schemas: { Source, ...more } } })

test('a value without words is named with its place', () => {
  expect(silentIn({ enum: ['form', 'seed'], 'x-enumDescriptions': { form: 'A form.' } })).toEqual(['Source seed'])
  expect(silentIn({ properties: { source: { enum: ['seed'] } } })).toEqual(['Source/properties/source seed'])
})

test('words may stand in the description', () => {
  expect(silentIn({ enum: ['form', 'seed'], description: '`form`: a form. `seed`: the demo.' })).toEqual([])
})

test('numbers and true say themselves', () => {
  expect(silentIn({ enum: [16, 32, true] })).toEqual([])
})

test('one event is said by the list of all names, and only there', () => {
  const EventName = { enum: ['lead.created'], 'x-enumDescriptions': { 'lead.created': 'A lead was created.' } }
  expect(silentIn({ enum: ['lead.created'] }, { EventName })).toEqual([])
  expect(silentIn({ enum: ['lead.created', 'lead.deleted'] }, { EventName })).toHaveLength(2)
})

test('the contract says every value, and a missing one is found in it', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument()))
  expect(findSilentValues(document)).toEqual([])
  document.components.schemas.LeadSource['x-enumDescriptions'].seed = ''
  document.components.schemas.LeadSource.description = ''
  expect(findSilentValues(document)).toEqual(['LeadSource seed'])
})
