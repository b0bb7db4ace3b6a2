/** The plain editor shows how a link and a button are written, in its reader's language. */
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../../testing/api.ts'
import { draw } from '../../../testing/render.tsx'
import { TemplateFields } from './template-fields.tsx'

answerInBrowser()
const draft = { name: 'Hola', subject: 'Hola', preheader: '', body_text: 'Hola' }

test.for([
  ['en', '[Prices]', '[[Book a visit]'],
  ['es', '[Precios]', '[[Reservar una visita]'],
] as const)('%s', async ([language, link, button]) => {
  await handle(api => api.templates.listVariables({ site_id: 'site_1' }), page())
  const fields = <TemplateFields site_id="site_1" draft={draft as never} errors={{}} onChange={() => undefined} />
  const screen = await draw(fields, { language, path: '/sites/$site_id', at: '/sites/site_1' })
  await expect.element(screen.getByRole('textbox').nth(3)).toHaveAccessibleDescription(expect.stringContaining(link))
  expect(document.body.textContent).toContain(button)
})
