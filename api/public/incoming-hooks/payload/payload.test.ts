/** Bodies in the shapes that form builders publish, and what is read of each. */
import { expect, test } from 'vitest'
import { fieldHead } from '../../../site/integrations/incoming-hooks/field-head.ts'
import { flatten } from './flatten.ts'
import { readBody } from './read-body.ts'

const read = async (body: unknown, type = 'application/json') => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const values = flatten(await readBody(type, Buffer.from(text)))
  return Object.fromEntries(values.map(({ source, value }) => [source, value]))
}
const urlencoded = 'application/x-www-form-urlencoded'

test('Typeform: answers by the titles of their questions, choices by their words', async () => {
  const typed = await read({
    event_id: 'e1',
    form_response: {
      form_id: 'f1',
      hidden: { utm_source: 'ads' },
      definition: { fields: [{ id: 'q1', title: 'Your email', type: 'email' }] },
      answers: [
        { type: 'email', email: 'ana@casa.example', field: { id: 'q1', type: 'email', ref: 'r1' } },
        { type: 'choice', choice: { label: 'Balcony' }, field: { id: 'q2', ref: 'room' } },
        { type: 'choices', choices: { labels: ['Red', 'Green'] }, field: { id: 'q3', ref: 'colors' } },
        { type: 'boolean', boolean: true, field: { id: 'q4', ref: 'newsletter' } },
      ],
    },
  })
  expect(typed).toMatchObject({
    'form_response.answers.Your email': 'ana@casa.example',
    'form_response.answers.room': 'Balcony',
    'form_response.answers.colors': 'Red, Green',
    'form_response.answers.newsletter': 'true',
    'form_response.hidden.utm_source': 'ads',
  })
})

test('an answer is called by what its question asks for', () => {
  const asked = ['What is your name?', 'Your email *', '¿Cuál es tu correo?', 'form_response.answers.Your phone:']
  expect(asked.map(fieldHead)).toEqual(['name', 'email', 'correo', 'phone'])
})

test('a call that is nothing but a list of answers within is read as one with more', async () => {
  const answers = [{ type: 'email', email: 'ana@casa.example', field: { id: '1', title: 'Email' } }]
  const source = 'form_response.answers.Email'
  expect(await read({ form_response: { answers } })).toEqual({ [source]: 'ana@casa.example' })
  expect(await read({ id: 'e1', form_response: { answers } })).toMatchObject({ [source]: 'ana@casa.example' })
})

test('Tally: fields by their labels, chosen options by their texts', async () => {
  const options = [
    { id: 'o1', text: 'Roof' },
    { id: 'o2', text: 'Wall' },
  ]
  expect(
    await read({
      eventType: 'FORM_RESPONSE',
      data: {
        fields: [
          { key: 'question_1', label: 'Email', type: 'INPUT_EMAIL', value: 'ana@casa.example' },
          { key: 'question_2', label: 'Topics', type: 'CHECKBOXES', value: ['o1', 'o2'], options },
        ],
      },
    }),
  ).toMatchObject({ 'data.fields.Email': 'ana@casa.example', 'data.fields.Topics': 'Roof, Wall' })
})

test('Jotform: a form with files whose answers are JSON in one of its fields', async () => {
  const raw = { q3_email: 'ana@casa.example', q4_name: { first: 'Ana', last: 'García' } }
  const body = `--x\r\nContent-Disposition: form-data; name="formID"\r\n\r\n42\r\n--x\r\nContent-Disposition: form-data; name="rawRequest"\r\n\r\n${JSON.stringify(raw)}\r\n--x--\r\n`
  const values = await read(body, 'multipart/form-data; boundary=x')
  expect(values).toEqual({
    formID: '42',
    'rawRequest.q3_email': 'ana@casa.example',
    'rawRequest.q4_name.first': 'Ana',
    'rawRequest.q4_name.last': 'García',
  })
  expect(Object.keys(values).map(fieldHead)).toEqual(['form ID', 'email', 'first name', 'last name'])
})

test('Elementor: fields by their titles, and simply by their labels', async () => {
  const body = new URLSearchParams({
    'form[id]': '1',
    'fields[email][id]': 'email',
    'fields[email][title]': 'Your email',
    'fields[email][value]': 'ana@casa.example',
    'fields[name][id]': 'name',
    'fields[name][title]': '',
    'fields[name][value]': 'Ana',
  })
  expect(await read(String(body), urlencoded)).toEqual({
    'form.id': '1',
    'fields.Your email': 'ana@casa.example',
    'fields.name': 'Ana',
  })
  expect(await read('Name=Ana&Email=ana%40casa.example&colors[]=red&colors[]=green', urlencoded)).toEqual({
    Name: 'Ana',
    Email: 'ana@casa.example',
    colors: 'red, green',
  })
})

test('Gravity Forms, Webflow, and lead ads of Meta', async () => {
  expect(await read({ '1.3': 'Ana', '2': 'ana@casa.example' })).toEqual({ '1.3': 'Ana', '2': 'ana@casa.example' })
  expect(
    await read({ triggerType: 'form_submission', payload: { name: 'Contact', data: { Email: 'ana@casa.example' } } }),
  ).toMatchObject({ 'payload.data.Email': 'ana@casa.example' })
  expect(await read({ id: 'l1', field_data: [{ name: 'email', values: ['ana@casa.example'] }] })).toEqual({
    id: 'l1',
    'field_data.email': 'ana@casa.example',
  })
})

test('JSON that is called a text, a call in a list, names that repeat, and values that no database holds', async () => {
  expect(await read('{"email":"ana@casa.example"}', 'text/plain')).toEqual({ email: 'ana@casa.example' })
  expect(await read([{ email: 'ana@casa.example' }])).toEqual({ email: 'ana@casa.example' })
  expect(
    await read({
      fields: [
        { label: 'Email', value: 'a@casa.example' },
        { label: 'Email', value: 'b@casa.example' },
      ],
    }),
  ).toEqual({ 'fields.Email': 'a@casa.example', 'fields.Email (2)': 'b@casa.example' })
  expect(await read({ a: 'x\u0000y\ud800' })).toEqual({ a: 'xy\ufffd' })
  expect(await read('__proto__[x]=1&a=2', urlencoded)).toEqual({ '__proto__.x': '1', a: '2' })
})
