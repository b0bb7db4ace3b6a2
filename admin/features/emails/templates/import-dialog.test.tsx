/** An email of another product is imported: it opens at once, unless something was left out, which is said by kind first. */
import type { ImportedTemplate } from '@leadwright/sdk'
import { expect, test, vi } from 'vitest'
import { answerInBrowser, handle } from '../../../testing/api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { draw } from '../../../testing/render.tsx'
import { ImportDialog } from './import-dialog.tsx'

answerInBrowser()

const site_id = 'site_1'
const answer = (left_out: object[]) =>
  handle(
    api => api.templates.import({ site_id, body: { html: 'x' } }),
    () => ({ id: 'template_1', name: 'Spring', left_out }) as unknown as ImportedTemplate,
  )
const drawn = (onCreated: (template: { id: string }) => void, language: 'en' | 'es' = 'en') =>
  draw(<ImportDialog isOpen onClose={() => undefined} onCreated={onCreated} />, {
    path: '/sites/$site_id',
    at: `/sites/${site_id}`,
    language,
  })

test.each([
  ['en', 'Import', 'View in browser', 'Fields', 'Edit template'],
  ['es', 'Importar', 'Ver en el navegador', 'Campos', 'Editar plantilla'],
] as const)(
  'what was left out is shown by type with what to do, in %s',
  async (language, submit, web, fields, edit) => {
    const coupons = Array.from({ length: 10 }, (_, i) => ({
      ...{ type: 'variable', name: `*|COUPON${i}|*`, advice: 'Add a custom field.' },
    }))
    await answer([{ type: 'web_view', name: '*|ARCHIVE|*', advice: 'Remove the sentence.' }, ...coupons])
    const onCreated = vi.fn()
    const screen = await drawn(onCreated, language)
    await screen.getByLabelText('HTML').fill('<p>x</p>')
    await screen.getByRole('button', { name: submit, exact: true }).click()
    await expect.element(screen.getByText(web)).toBeVisible()
    await expect.element(screen.getByText('Remove the sentence.')).toBeVisible()
    await expect.element(screen.getByText('*|ARCHIVE|*')).toBeVisible()
    await expect.element(screen.getByText(fields, { exact: true })).toBeVisible()
    expect(screen.getByText('Add a custom field.').elements()).toHaveLength(1)
    expect(screen.getByText(/COUPON/).elements()).toHaveLength(8)
    expect(onCreated).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: edit }).click()
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'template_1' }))
  },
)

test('one that is whole opens at once', async () => {
  await answer([])
  const onCreated = vi.fn()
  const screen = await drawn(onCreated)
  await screen.getByLabelText('HTML').fill('<p>x</p>')
  await screen.getByRole('button', { name: 'Import', exact: true }).click()
  await eventually(() => expect(onCreated).toHaveBeenCalledOnce())
  await expect.element(screen.getByText('Spring was imported')).toBeVisible()
})
