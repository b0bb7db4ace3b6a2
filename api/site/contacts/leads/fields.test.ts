/** What is declared of a field is what the API does with it. */
import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { locales, messageOf } from '../../../platform/texts/messages/messages.ts'
import { createHarness } from '../../../testing/harness.ts'
import { knownVariables } from '../../email/templates/check.ts'
import {
  changeableFields,
  filterableFields,
  foldedFields,
  mergedFields,
  ownField,
  ownFieldNames,
  ownFields,
} from '../lead-records/fields.ts'
import { leads } from '../lead-records/table.ts'
import { filterKinds } from './filter-fields.ts'

const h = await createHarness()
const site = await h.newSite('Fields')
const given = { ...Object.fromEntries(ownFieldNames.map(name => [name, ownFields[name].example ?? 'de la O'])) }

test.each(ownFieldNames)('%s has a column, is taken, answered, changed and filtered by', async name => {
  expect(Object.keys(getTableColumns(leads))).toContain(name)
  const made = await h.post(`/v1/sites/${site}/leads`, { email: `${name}@example.com`, [name]: given[name] })
  expect(made.status).toBe(201)
  expect(made.body[name]).toBe(given[name])
  const id = made.body.id
  const filter = { type: 'rule', field: name, op: 'is', value: given[name] }
  const found = await h.post(`/v1/sites/${site}/leads/search`, { filter })
  expect(found.body.data).toContainEqual(expect.objectContaining({ id }))
  if (ownField(name).type === 'choice') return
  expect((await h.patch(`/v1/sites/${site}/leads/${id}`, { [name]: null })).body[name]).toBeNull()
  const events = await h.get(`/v1/sites/${site}/leads/${id}/timeline`)
  expect(events.body.data[0]).toMatchObject({ type: 'lead.updated', data: { fields: [name] } })
})

test.each(ownFieldNames.filter(name => ownField(name).refused))('%s refuses what does not fit it', async name => {
  const made = await h.post(`/v1/sites/${site}/leads`, { email: 'x@example.com', [name]: '<>' })
  expect(made.body.errors).toMatchObject([{ pointer: `/${name}`, code: ownField(name).refused?.code }])
})

test('a choice takes no other value, in a request and in a filter', async () => {
  const made = await h.post(`/v1/sites/${site}/leads`, { email: 'y@example.com', language: 'xx' })
  expect(made.status).toBe(422)
  const filter = { type: 'rule', field: 'language', op: 'is', value: 'xx' }
  const found = await h.post(`/v1/sites/${site}/leads/search`, { filter })
  expect(found.body.errors).toMatchObject([{ pointer: '/filter/value', code: 'not_allowed_value' }])
})

test('no custom field takes the name of one', async () => {
  for (const name of ownFieldNames) {
    const made = await h.post(`/v1/sites/${site}/custom-fields`, { name, label: 'x', type: 'text' })
    expect(made.body.errors).toMatchObject([{ pointer: '/name', code: 'name_taken' }])
  }
})

test('filters, templates, forms and triggers know what is declared for them', () => {
  const kinds = filterKinds([])
  for (const [name, { type }] of Object.entries(filterableFields)) expect(kinds(name)?.type).toBe(type)
  expect(knownVariables([])).toEqual(expect.arrayContaining(mergedFields.map(name => `lead.${name}`)))
  expect(changeableFields).toEqual([...ownFieldNames, 'email'])
  for (const name of changeableFields) {
    for (const locale of locales) expect(messageOf(locale, `lead_field.${name}`)).not.toBe(`lead_field.${name}`)
  }
  for (const name of foldedFields) expect(Object.keys(getTableColumns(leads))).toContain(`${name}_key`)
})
