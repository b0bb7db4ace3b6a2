import { expect, test } from 'vitest'
import { markOpenEnums } from './document-open-enums.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object) => ({ content: { 'application/json': { schema } } })

test('lists of values in answers and events are open, however deep; those of requests alone, and single values, are not', () => {
  const schemas: Record<string, Record<string, unknown>> = {
    Thing: {
      properties: { status: ref('Status'), again: ref('Thing'), size: { enum: ['s', 'l'] }, type: { enum: ['thing'] } },
    },
    NewThing: { properties: { mode: ref('Mode') } },
    Event: { properties: { reason: ref('Reason') } },
    Status: { enum: ['on', 'off'] },
    Mode: { enum: ['a', 'b'] },
    Reason: { enum: ['c', 'd'] },
  }
  markOpenEnums({
    paths: {
      '/things': {
        post: {
          requestBody: json(ref('NewThing')),
          responses: { 201: json(ref('Thing')), 422: json(ref('NewThing')) },
        },
      },
    },
    webhooks: { event: { post: { requestBody: json(ref('Event')) } } },
    components: { schemas },
  })
  const open = Object.entries(schemas).filter(([, schema]) => schema['x-open-enum'])
  expect(open.map(([name]) => name)).toEqual(['Status', 'Reason'])
  const { size, type } = { ...(schemas.Thing?.properties as Record<string, object> | undefined) }
  expect([size, type]).toEqual([{ enum: ['s', 'l'], 'x-open-enum': true }, { enum: ['thing'] }])
})
