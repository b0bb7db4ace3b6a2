/** A link that names an operation shows that one, and the way to all of them. */
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { operation } from '../../testing/operation.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { OperationList } from './operation-list.tsx'

answerInBrowser()
const site_id = 'site_1'
const path = '/sites/$site_id/operations'
const [welcome, spring] = [operation('op_1'), operation('op_2', { subject_name: 'Spring' })]

async function shown(search: string) {
  await signedIn('read-site')
  await handle(api => api.sites.list(), page())
  await handle(api => api.operations.list({ site_id }), page(welcome, spring))
  await handle(api => api.operations.get({ site_id, operation_id: spring.id }), spring)
  return draw(<OperationList />, { path, at: `/sites/${site_id}/operations${search}` })
}

test('the one that a link names is shown alone, and leads to all', async () => {
  const screen = await shown(`?operation=${spring.id}`)
  await expect.element(screen.getByText('Enroll leads: Spring')).toBeVisible()
  await expect.element(screen.getByText('Enroll leads: Welcome')).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'See all operations' }).click()
  await expect.element(screen.getByText('Enroll leads: Welcome')).toBeVisible()
  await expect.element(screen.getByText('Enroll leads: Spring')).toBeVisible()
  await expect.poll(screen.address).toBe(`/sites/${site_id}/operations`)
})

test('one that is no longer kept says so, and leads to all', async () => {
  await handle(
    api => api.operations.get({ site_id, operation_id: 'op_3' }),
    () => refuse(404, 'Not found'),
  )
  const screen = await shown('?operation=op_3')
  await expect.element(screen.getByRole('alert').getByRole('heading')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See all operations' })).toBeVisible()
})
