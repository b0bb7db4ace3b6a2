/** What a column is mapped to: seen as it was recognized, and changed by the keyboard alone. */
import type { ImportTarget, LeadImport } from '@leadwright/sdk'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { ColumnTargets } from './column-targets.tsx'
import type { Targets } from './import-targets.ts'

answerInBrowser()
const site_id = 'site_1'
const new_field = { type: 'text', label: 'City' } as const
const email: ImportTarget = { column: 0, field: 'email' }
const tags: ImportTarget = { column: 2, field: 'tags' }
const file = {
  columns: [
    { name: 'E-mail 1 - Value', samples: ['ana@example.com'] },
    { name: 'E-mail 2 - Value', samples: ['ana@home.example'], could_be_email: true },
    { name: 'Etiquetas', samples: ['Cliente, oro;VIP'], separator: 'semicolon' },
    { name: 'Ciudad', samples: ['Madrid'], new_field: { field: 'city', new_field } },
  ],
  suggestions: [email, tags].map(target => ({ ...target, from: 'name' })),
  mapping: [],
} as unknown as LeadImport

async function drawn() {
  await signedIn('manage-leads')
  await handle(api => api.customFields.list({ site_id }), page())
  let last: Targets = {}
  function Screen() {
    const [targets, setTargets] = useState<Targets>({ 0: email, 2: tags })
    last = targets
    return (
      <ColumnTargets site_id={site_id} of={file} targets={targets} onChange={setTargets} onMake={() => undefined} />
    )
  }
  const screen = await draw(<Screen />)
  return { screen, targets: () => Object.values(last) }
}

test('another column of addresses takes the email over', async () => {
  const { screen, targets } = await drawn()
  const other = screen.getByRole('button', { name: /Field for “E-mail 2 - Value”/ })
  await expect.element(screen.getByText(/More email addresses/)).toBeVisible()
  await other.click()
  await screen.getByRole('option', { name: 'Email', exact: true }).click()
  await expect.poll(targets).toEqual([{ column: 1, field: 'email' }, tags])
  await expect.element(screen.getByText(/More email addresses/)).toBeVisible()
})

test('what separates tags is shown, and changed by the keyboard alone', async () => {
  const { screen, targets } = await drawn()
  const separator = screen.getByRole('button', { name: /Between the tags in “Etiquetas”/ })
  await expect.element(separator).toHaveTextContent('Semicolon')
  separator.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('option', { name: 'Comma' })).toBeVisible()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(targets).toEqual([email, { ...tags, separator: 'comma' }])
})

test('a field that the site lacks is made by the mapping', async () => {
  const { screen, targets } = await drawn()
  await screen.getByRole('button', { name: /Field for “Ciudad”/ }).click()
  await screen.getByRole('option', { name: 'New field “City”' }).click()
  await expect.poll(targets).toEqual([email, tags, { column: 3, field: 'city', new_field }])
  await expect.element(screen.getByRole('button', { name: /Field for “Ciudad”/ })).toHaveTextContent('New field “City”')
})
