/** The site's fonts are known to the admin, by the names that designs use. */
import type { DesignSettings } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { useFontFaces } from './use-font-faces.ts'

answerInBrowser()
const site_id = 'site_1'

function Drawn() {
  useFontFaces(site_id)
  return null
}

test('a font of this installation can be drawn with; one from elsewhere is left to the pages themselves', async () => {
  await signedIn('manage-pages')
  const fonts = [
    { name: 'Serif', stack: 'ui-serif, serif' },
    { name: 'Lora', stack: '"Lora", Georgia, serif', url: '/fonts/lora.woff2' },
    { name: 'Faraway', stack: 'Faraway, serif', url: 'https://fonts.example/faraway.woff2' },
  ]
  await handle(api => api.sites.getDesignSettings({ site_id }), { fonts } as unknown as DesignSettings)
  await draw(<Drawn />)
  const families = () => [...document.fonts].map(({ family }) => family.replaceAll('"', ''))
  await expect.poll(families).toContain('Lora')
  expect(families()).not.toContain('Faraway')
  expect(families()).not.toContain('ui-serif')
})
