/** Fields are put in order by keys, and deleted ones come back, unless their name is taken. */
import type { CustomField } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { CustomFieldList } from './custom-field-list.tsx'

answerInBrowser()
const site_id = 'site_1'
const at = '2027-03-01T09:00:00.000Z'
const field = (name: string, position: number, more: Partial<CustomField> = {}): CustomField => ({
  ...{ id: `field_${name}`, type: 'text', name, label: name.toUpperCase(), placeholder: '', options: [] },
  ...{ required: false, position, version: 1, created_at: at, updated_at: at, ...more },
})
const fields = [field('a', 1), field('b', 2, { required: true }), field('c', 3)]
const day_ms = 86_400_000
const deleted = field('gone', 4, {
  deleted_at: at,
  restorable_until: new Date(Date.now() + 12.5 * day_ms).toISOString(),
})

async function shown() {
  await signedIn('manage-leads', 'read-lead')
  await handle(api => api.sites.list(), page())
  await handle(
    api => api.customFields.list({ site_id }),
    request => (new URL(request.url).searchParams.has('deleted') ? page(deleted) : page(...fields)),
  )
  return draw(<CustomFieldList />, {
    path: '/sites/$site_id/leads/settings',
    at: `/sites/${site_id}/leads/settings`,
  })
}

const names = () =>
  [...document.querySelectorAll('table:first-of-type [role=row] code')].map(code => code.textContent).slice(0, 3)

test('Alt and an arrow move a field, by the API and at once, and it is said', async () => {
  const screen = await shown()
  const asked: unknown[] = []
  const [first] = fields
  if (!first) throw new Error('there is a first one')
  await handle(
    api => api.customFields.move({ site_id, field_id: 'field_c', body: {} }),
    async request => {
      asked.push(await request.json())
      return first
    },
  )
  const row = screen.getByRole('row').filter({ hasText: 'C' }).last()
  await expect.element(screen.getByRole('button', { name: 'Move C' })).toBeInTheDocument()
  ;(document.querySelector('[data-key="field_c"]') as HTMLElement).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(screen.getByText('C is now 2 of 3')).toBeInTheDocument()
  await expect.poll(() => asked).toEqual([{ before_id: 'field_b' }])
  await expect.element(row).toBeVisible()
  await expect.poll(names).toHaveLength(3)
})

test('a deleted field says how long it can be restored, and who has its name now', async () => {
  const screen = await shown()
  await expect.element(screen.getByText('13 days')).toBeVisible()
  await handle(
    api => api.customFields.restore({ site_id, field_id: deleted.id }),
    () => refuse(409, 'This name is already taken', [], { code: 'name_taken' }),
  )
  await screen.getByRole('button', { name: 'Actions for GONE' }).click()
  await screen.getByRole('menuitem', { name: 'Restore' }).click()
  await expect.element(screen.getByText(/GONE was not restored: another field is named gone now/)).toBeVisible()
})
