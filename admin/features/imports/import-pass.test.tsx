/** An import that was undone says what the undoing did, not what the import had done. */
import type { LeadImport } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { operation } from '../../testing/operation.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { ImportPass } from './import-pass.tsx'

answerInBrowser()
const site_id = 'site_1'
const counts = { created: 2, changed: 1, same: 0, refused: 0, skipped: 0 }
const pass = { operation_id: 'op_1', counts }
const file = { columns: [], mapping: [], unmapped_consent_columns: [], ignore_consent_columns: false }
const imported = { id: 'imp_1', name: 'people.csv', ...file, result: pass } as unknown as LeadImport

async function drawn(undone_by: string | null, failed: number) {
  await signedIn('manage-leads')
  await handle(api => api.sites.list(), page())
  const made = { type: 'lead_import' as const, subject_id: 'imp_1', subject_name: 'people.csv' }
  await handle(api => api.operations.get({ site_id, operation_id: 'op_1' }), operation('op_1', { ...made, undone_by }))
  const progress = { total: 3, processed: 3, succeeded: 3 - failed, skipped: 0, failed }
  const undo = operation('op_2', { ...made, undoes: 'op_1', progress })
  await handle(api => api.operations.get({ site_id, operation_id: 'op_2' }), undo)
  await handle(api => api.imports.listRows({ site_id, import_id: 'imp_1' }), page())
  const of = { ...imported, status: undone_by ? 'undone' : 'imported' } as LeadImport
  const at = `/sites/${site_id}/imports/imp_1`
  return draw(<ImportPass site_id={site_id} of={of} />, { path: '/sites/$site_id/imports/$import_id', at })
}

test('an import counts its rows', async () => {
  const screen = await drawn(null, 0)
  await expect.element(screen.getByText('2 new')).toBeVisible()
})

test('one that was undone says for how many leads, and which were kept', async () => {
  const screen = await drawn('op_2', 1)
  const card = screen.getByRole('region', { name: 'Undo' })
  await expect.element(card.getByText('Undone for 2 leads')).toBeVisible()
  await expect.element(card.getByText('1 lead was kept')).toBeVisible()
  await expect.element(card.getByText('2 new')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/fail/)).not.toBeInTheDocument()
})

test('one that was undone as a whole says so', async () => {
  const screen = await drawn('op_2', 0)
  const card = screen.getByRole('region', { name: 'Undo' })
  await expect.element(card.getByText('Undone for 3 leads')).toBeVisible()
  await expect.element(card.getByText('1 changed')).not.toBeInTheDocument()
})
