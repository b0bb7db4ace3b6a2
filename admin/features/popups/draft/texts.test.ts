import { expect, test } from 'vitest'
import { emptyDraft } from './draft-for-tests.ts'
import { withTextAt } from './texts.ts'
import { withVariantAdded } from './variants.ts'

const seen = { variant: 'original', locale: 'en', site_locale: 'en' }
const draft = {
  ...emptyDraft(),
  content: { ...emptyDraft().content, steps: [{ heading: '', text: '' }] },
  translations: [{ locale: 'es' }],
}

test('words at a pointer are written where they belong', () => {
  const at = (pointer: string) => withTextAt(draft, pointer, 'New', seen)
  expect(at('/content/thank_you_heading').content.thank_you_heading).toBe('New')
  expect(at('/content/steps/0/text').content.steps).toEqual([{ heading: '', text: 'New' }])
  expect(at('/form/fields/1/label').form.fields[1]).toEqual({ name: 'first_name', label: 'New' })
  expect(at('/form/consent/text')).toBe(draft)
  expect(at('/form/fields/9/label')).toBe(draft)
  expect(at('/content/gone')).toBe(draft)
})

test('in another language they are its translation, save what has none', () => {
  const es = { ...seen, locale: 'es' }
  const translated = withTextAt(draft, '/content/heading', 'Hola', es)
  expect(translated.content.heading).toBe('Hello')
  expect(translated.translations).toEqual([{ locale: 'es', content: { heading: 'Hola' } }])
  expect(withTextAt(draft, '/form/fields/0/label', 'Correo', es).translations[0]?.fields).toEqual([
    { name: 'email', label: 'Correo' },
  ])
  expect(withTextAt(draft, '/content/coupon_code', 'Ya', es).content.coupon_code).toBe('Ya')
})

test('of a variant they are its own, also in the language in which it is seen', () => {
  const varied = withVariantAdded(draft, 'Bolder', 'original', 'b')
  const b = withTextAt(varied, '/content/heading', 'Hi!', { ...seen, variant: 'b' })
  expect(b.content.heading).toBe('Hello')
  expect(b.variants[0]?.content).toEqual({ heading: 'Hi!' })
  const es = withTextAt(b, '/content/heading', 'Ey', { ...seen, variant: 'b', locale: 'es' })
  expect(es.variants[0]?.content).toEqual({ heading: 'Ey' })
})

test('what is too long is cut, and the same words are no change', () => {
  expect(withTextAt(draft, '/content/heading', 'x'.repeat(300), seen).content.heading).toHaveLength(200)
  expect(withTextAt(draft, '/content/heading', 'Hello', seen)).toBe(draft)
})
