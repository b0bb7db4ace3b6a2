/** A rule is field, comparison and value; what the editor cannot show is kept until somebody replaces it. */

import type { Filter } from '@leadwright/sdk'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { eventually } from '../../testing/eventually.ts'
import { draw } from '../../testing/render.tsx'
import { FilterEditor } from './filter-editor.tsx'

answerInBrowser()
const site_id = 'site_1'

async function drawn(value: Filter | undefined, onChange: (filter: Filter) => void) {
  await handle(api => api.tags.list({ site_id }), page())
  await handle(api => api.audiences.list({ site_id }), page())
  await handle(api => api.customFields.list({ site_id }), page())
  await handle(api => api.campaigns.list({ site_id }), page())
  await handle(api => api.popups.list({ site_id }), page())
  function Editing() {
    const [filter, setFilter] = useState(value)
    const change = (next: Filter) => {
      setFilter(next)
      onChange(next)
    }
    return <FilterEditor site_id={site_id} label="Who" value={filter} onChange={change} empty="Everyone" />
  }
  return draw(<Editing />)
}

test('without rules it says whom it means', async () => {
  const screen = await drawn(undefined, () => {})
  await expect.element(screen.getByText('Everyone')).toBeVisible()
})

test('a rule is written, and taken away again', async () => {
  const onChange = vi.fn()
  const rule = { type: 'rule', field: 'email', op: 'is', value: 'ana@example.com' } as const
  const screen = await drawn({ type: 'all', filters: [rule] }, onChange)
  await screen.getByRole('textbox').fill('bea@example.com')
  await eventually(() =>
    expect(onChange).toHaveBeenLastCalledWith({ type: 'all', filters: [{ ...rule, value: 'bea@example.com' }] }),
  )
})

test('groups inside groups are kept until they are replaced', async () => {
  const onChange = vi.fn()
  const inner = { type: 'rule', field: 'email', op: 'is_empty' } as const
  const screen = await drawn({ type: 'not', filter: inner }, onChange)
  expect(onChange).not.toHaveBeenCalled()
  await screen.getByRole('button').first().click()
  expect(onChange).toHaveBeenCalledWith({ type: 'all', filters: [] })
})
