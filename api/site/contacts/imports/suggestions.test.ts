/** Which field a column is suggested for where several could be meant, and what is never suggested. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'

let h: Harness
const { at, create, field, freshSite, get, leads, set, start } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
beforeEach(() => freshSite())
afterAll(() => h.close())

const suggested = async (text: string) => {
  const { suggestions, columns } = await create(text)
  return Object.fromEntries(suggestions.map(({ column, field }) => [columns[column]?.name, field]))
}

test('a field of the site that is called like the column comes before a word that means the same', async () => {
  await field('movil', 'phone')
  await h.post(`${at()}/custom-fields`, { name: 'nick', type: 'text', label: 'Nombre' })
  expect(await suggested('Móvil,Teléfono,Nombre,Email\n600111222,911222333,Ana,ana@example.com\n')).toEqual({
    Móvil: 'movil',
    Teléfono: 'phone',
    Nombre: 'nick',
    Email: 'email',
  })
  expect(await suggested('Móvil,First name,Email\n600111222,Ana,ana@example.com\n')).toEqual({
    Móvil: 'movil',
    'First name': 'first_name',
    Email: 'email',
  })
})

test('a field that means the same is suggested for what the lead’s own field does not have', async () => {
  await h.post(`${at()}/custom-fields`, { name: 'other_mail', type: 'text', label: 'Correo' })
  await field('mobile', 'phone')
  expect(await suggested('Teléfono,E-mail address\n600111222,ana@example.com\n')).toEqual({
    Teléfono: 'phone',
    'E-mail address': 'email',
  })
  expect(await suggested('Teléfono,Celular,Email\n600111222,600111333,ana@example.com\n')).toEqual({
    Teléfono: 'phone',
    Celular: 'mobile',
    Email: 'email',
  })
})

test('no field is suggested that refuses most of the values', async () => {
  await field('city', 'dropdown', ['Madrid', 'Cádiz'])
  await field('age', 'number')
  const text = `Email,Phone,First name,City,Age,Language,Time zone
ana@example.com,yes,101,Lugo,many,French,Mars
bea@example.com,no,102,Vigo,few,German,Moon
`
  expect(await suggested(text)).toEqual({ Email: 'email' })
  expect(await suggested('Email,Correo\nyes,ana@example.com\nno,bea@example.com\n')).toEqual({ Correo: 'email' })
  const mixed = 'Email,Phone,City\nana@example.com,600 111 222,Madrid\nbea@example.com,none,Lugo\n'
  expect(await suggested(mixed)).toEqual({ Email: 'email', Phone: 'phone', City: 'city' })
})

test('of two columns of addresses the main one is suggested, and the other can be chosen', async () => {
  const text = `E-mail 2 Address,Work email,E-mail Address,Name
ana@home.example,ana@norte.example,ana@example.com,Ana Ruiz
`
  const made = await create(text)
  expect(made.suggestions).toEqual([
    { column: 2, field: 'email', from: 'name' },
    { column: 3, field: 'name.full', from: 'name' },
  ])
  expect(made.columns.map(({ could_be_email }) => could_be_email)).toEqual([true, true, undefined, undefined])
  await set(made.id, { mapping: [{ column: 0, field: 'email' }] })
  expect((await get(made.id)).columns.map(one => one.could_be_email)).toEqual([undefined, true, true, undefined])
  await start(made.id)
  expect(Object.keys(await leads())).toEqual(['ana@home.example'])
})

test('an address, a phone, a language and a time zone are read as people write them', async () => {
  const text = `Email,Phone,Language,Time zone
Nora <nora@example.com>,600 111 222 / 911 222 333,es-ES,CET
mailto:bea@example.com,p:+34600111222,Español,(GMT+01:00) Madrid
"""ciro@example.com"";",+34 600 111 222 ::: +34 911 222 333,en_US,Central European Time
 dora@example.com , 030/1234567,English (United States),Europe/Madrid
"Soto, Eva <eva@example.com>",nothing,fr-FR,Moon
`
  const made = await create(text)
  await set(made.id, { mapping: made.suggestions.map(({ from: _, ...target }) => target) })
  expect((await start(made.id)).progress).toMatchObject({ succeeded: 5, failed: 0 })
  const shown = Object.values(await leads()).map(one => [one.email, one.phone, one.language, one.timezone])
  expect(shown.sort()).toEqual([
    ['bea@example.com', '+34600111222', 'es', 'Europe/Madrid'],
    ['ciro@example.com', '+34 600 111 222', 'en', 'Europe/Paris'],
    ['dora@example.com', '030/1234567', 'en', 'Europe/Madrid'],
    ['eva@example.com', null, undefined, null],
    ['nora@example.com', '600 111 222', 'es', 'Europe/Paris'],
  ])
})

test('a whole name fills the parts that have no column of their own', async () => {
  const made = await create(
    'Email,Full name,First name\nana@example.com,Ana Ruiz,Anita\nbea@example.com,"Soto, Bea",\n',
  )
  const mapping = ['email', 'name.full', 'first_name'].map((name, column) => ({ column, field: name }))
  await set(made.id, { mapping })
  await start(made.id)
  expect(Object.values(await leads()).map(one => [one.first_name, one.last_name])).toEqual(
    expect.arrayContaining([
      ['Anita', 'Ruiz'],
      ['Bea', 'Soto'],
    ]),
  )
})

test('a field that the site lacks is offered, one of sign-up dates is suggested, and the mapping makes it', async () => {
  const text = 'Email,City,Fecha de creación\nana@example.com,Madrid,2024-03-12 09:14\n'
  const made = await create(text)
  expect(made.columns[1]?.new_field).toEqual({ field: 'city', new_field: { type: 'text', label: 'City' } })
  const new_field = { type: 'date', label: 'Signed up on' } as const
  expect(made.suggestions).toEqual([
    { column: 0, field: 'email', from: 'name' },
    { column: 2, field: 'signed_up_on', new_field, from: 'name' },
  ])
  const mapping = made.suggestions.map(({ from: _, ...target }) => target)
  const answer = await set(made.id, { mapping })
  expect(answer.body.mapping).toEqual([
    { column: 0, field: 'email' },
    { column: 2, field: 'signed_up_on' },
  ])
  expect((await h.get(`${at()}/custom-fields`)).body.data).toMatchObject([{ name: 'signed_up_on', ...new_field }])
  await set(made.id, { mapping })
  await start(made.id)
  expect((await leads())['ana@example.com']?.custom_fields).toEqual({ signed_up_on: '2024-03-12' })
  const again = await create(`${text}bea@example.com,,\n`.replace('City', 'Other'))
  expect(again.suggestions.at(-1)).toEqual({ column: 2, field: 'signed_up_on', from: 'name' })
})

test('dates and numbers that can be read in two ways are suggested, in the notation of their column', async () => {
  await field('signed_up_on', 'date')
  await field('age', 'number')
  const dates = 'Email;Fecha de alta;Age\nana@example.com;05/03/2024;1.000\nbea@example.com;06/03/2024;2.500\n'
  expect(await suggested(dates)).toEqual({ Email: 'email', 'Fecha de alta': 'signed_up_on', Age: 'age' })
})

test('what a target cannot have is refused at its place', async () => {
  const { id } = await create('Email,City\nana@example.com,Madrid\n')
  const refused = async (target: object) => {
    const { status, body } = await set(id, { mapping: [{ column: 1, ...target }] })
    expect(status).toBe(422)
    return body.errors
  }
  const new_field = { type: 'text', label: 'City' }
  expect(await refused({ field: 'mailability', new_field })).toMatchObject([
    { pointer: '/mapping/0/field', code: 'name_taken' },
  ])
  expect(await refused({ field: 'A b', new_field })).toMatchObject([
    { pointer: '/mapping/0/field', code: 'field_name_characters' },
  ])
  expect(await refused({ field: 'email', separator: 'comma' })).toMatchObject([{ pointer: '/mapping/0/separator' }])
  expect(await refused({ field: 'unknown' })).toMatchObject([{ pointer: '/mapping/0/field' }])
  const twice = [0, 1].map(column => ({ column, field: 'name.full' }))
  expect((await set(id, { mapping: twice })).body).toMatchObject({ errors: [{ code: 'repeated' }] })
})
