/** A font without the letters of a text is named, with the letters; another, or one that is not known, says nothing. */
import { expect, test } from 'vitest'
import { answerInBrowser, handle } from '../../testing/api.ts'
import { draw } from '../../testing/render.tsx'
import { MissingLetters } from './missing-letters.tsx'

answerInBrowser()
const site_id = 'site_1'
const stack = 'Caveat, cursive'

async function drawn(text: string, of = stack) {
  const fonts = [{ name: 'Caveat', stack, url: '/fonts/caveat.woff2' }]
  await handle(
    api => api.sites.getDesignSettings({ site_id }),
    () => ({ fonts, available_fonts: [], version: 1 }),
  )
  await handle(
    api => api.sites.listFontCharacters({ site_id }),
    () => ({ data: [{ stack, unicode_range: 'U+20-7E, U+A0-FF' }] }),
  )
  return draw(<MissingLetters site_id={site_id} stack={of} text={text} />)
}

test('letters that the font lacks are named', async () => {
  const screen = await drawn('Zażółć gęślą jaźń')
  await expect.element(screen.getByText(/“Caveat” has no ż ł ć ę ś ą ź ń\./)).toBeVisible()
})

test('of many the first are named', async () => {
  const screen = await drawn('Подпишитесь на новости')
  await expect.element(screen.getByText(/has no П о д п и ш т е …/)).toBeVisible()
})

test('nothing is said of a text that it has, or of a font that is not known', async () => {
  const screen = await drawn('¡Hola, mañana!')
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
  await expect.element((await drawn('Дом', 'Georgia, serif')).getByRole('status')).not.toBeInTheDocument()
})
