import { expect, test } from 'vitest'
import { templateLines } from './template-lines.ts'

test('variables are what they fall back to, links their words, buttons buttons', () => {
  const body_text = [
    'Hello {{ lead.first_name | default: "there" }},',
    '',
    '{% if lead.city %}In {{ lead.city }}{% endif %}, see [the guide](https://example.com/a).',
    '[[Book a visit](https://example.com/visit)]',
  ].join('\n')
  const { subject, lines } = templateLines({ subject: 'Welcome, {{ lead.first_name }}', body_text })
  expect(subject).toBe('Welcome')
  expect(lines.map(({ type, text }) => [type, text])).toEqual([
    ['text', 'Hello there,'],
    ['text', 'In, see the guide.'],
    ['button', 'Book a visit'],
  ])
  expect(templateLines({ subject: '', body_text: '' }).lines).toEqual([])
})

test.each([
  ['Tu cesta llega esta tarde, {{ lead.first_name }}', 'Tu cesta llega esta tarde'],
  ['{{ lead.first_name }}, your code', 'your code'],
  ['Buenos días{% if lead.first_name %}, {{ lead.first_name }}{% endif %}:', 'Buenos días:'],
  ['Are you there, {{ lead.first_name }}?', 'Are you there?'],
  ['¿Vuelves, {{ lead.first_name }}?', '¿Vuelves?'],
  ['Well-made, at 10:30 – today', 'Well-made, at 10:30 – today'],
])('a subject does not end in the air: %s', (subject, shown) => {
  expect(templateLines({ subject, body_text: '' }).subject).toBe(shown)
})
