import { expect, test } from 'vitest'
import { popupWith } from '../../testing/popups.ts'
import type { Translation } from '../wire.ts'
import { chooseLocale, resolve, stepsOf } from './design.ts'

const spanish: Translation = {
  locale: 'es',
  content: { heading: 'Una carta del taller' },
  fields: [{ name: 'email', label: 'Correo' }],
  consent_text: 'Acepto recibir el boletín.',
}
const mexican: Translation = { locale: 'es-MX', content: { heading: 'Una carta' } }

test.each([
  [['es-MX', 'en'], 'es-MX', mexican],
  [['es-AR', 'en'], 'es-AR', spanish],
  [['ES'], 'ES', spanish],
  [['en-GB', 'es'], 'en-GB', undefined],
  [['de', 'fr', 'es'], 'es', spanish],
  [['de'], 'de', undefined],
  [[], 'en', undefined],
])('the first wish that can be met of %j is %s', (wishes, locale, translation) => {
  expect(chooseLocale(wishes, 'en', [mexican, spanish])).toEqual({ locale, translation })
})

test('a translation replaces the texts that it has, and no value that is sent', () => {
  const dropdown = { name: 'color', type: 'dropdown' as const, label: 'Color', options: ['Red', 'Blue'] }
  const given = popupWith({
    form: { ...popupWith().form, fields: [...popupWith().form.fields, dropdown] },
    translations: [{ ...spanish, fields: [...spanish.fields!, { name: 'color', options: ['Rojo', 'Azul'] }] }],
  })
  const { popup } = resolve(given, 'en', ['es'], undefined)
  expect(popup.content.heading).toBe('Una carta del taller')
  expect(popup.content.text).toBe(given.content.text)
  expect(popup.form.fields.map(field => field.label)).toEqual(['Correo', 'First name', 'Color'])
  expect(popup.form.fields[2]).toMatchObject({ options: ['Red', 'Blue'], shown_options: ['Rojo', 'Azul'] })
  expect(popup.form.consent?.text).toBe('Acepto recibir el boletín.')
})

test('a variant changes what it names, above the translation; an unknown one nothing', () => {
  const given = popupWith({
    style: { accent_color: '#112233', radius_px: 4 },
    translations: [spanish],
    variants: [{ id: 'b', content: { heading: 'B' }, style: { radius_px: 20 }, position: 'top' }],
  })
  const { popup } = resolve(given, 'en', ['es'], 'b')
  expect(popup).toMatchObject({ position: 'top', animation: 'fade', style: { accent_color: '#112233', radius_px: 20 } })
  expect(popup.content.heading).toBe('B')
  expect(resolve(given, 'en', ['es'], 'gone').popup.content.heading).toBe('Una carta del taller')
})

test('a form has as many steps as its last field says', () => {
  const [email] = popupWith().form.fields
  expect(stepsOf(popupWith())).toBe(1)
  expect(stepsOf(popupWith({ form: { fields: [email!, { ...email!, step: 3 }] } }))).toBe(3)
  expect(stepsOf(popupWith({ form: { fields: [] } }))).toBe(1)
})
