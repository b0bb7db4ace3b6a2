/** In the columns that the list of leads has unless somebody chooses, the subscription and the tags are read whole. */
import type { Lead } from '@leadwright/sdk'
import { afterEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { columnsOf, useAllLeadColumns, usualColumns } from './lead-columns.tsx'

answerInBrowser()
afterEach(() => browser.viewport(1280, 900))

const at = '2027-03-01T09:00:00.000Z'
const tag = (name: string) => ({ id: `tag_${name}`, name })
const lead = {
  ...{ id: 'lead_1', first_name: 'Maximiliana', last_name: 'Fernández de Córdoba', assistant_ids: [] },
  ...{ email: 'maximiliana.fernandez@restaurante.example', mailability: 'unsubscribed', custom_fields: {} },
  ...{ email_quality: { score: 75, validity: 'valid' }, tags: [tag('First class'), tag('Welcome gift')] },
  ...{ last_activity_at: at, registered_at: at },
} as unknown as Lead

function Leads() {
  const columns = columnsOf(useAllLeadColumns('UTC', []), usualColumns)
  return (
    // As wide as it is beside the navigation.
    <div style={{ width: 'calc(100vw - var(--navigation) - 2 * var(--space-6))' }}>
      <DataTable
        label="Leads"
        rows={[lead]}
        more={{ hasMore: false, isLoading: false, onMore: () => undefined }}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ email }) => email}
        selected={new Set()}
        onSelect={() => undefined}
        empty={null}
      />
    </div>
  )
}

/** Nothing between it and its row cuts it off. */
function expectWhole(badge: Element): void {
  for (let around: Element | null = badge; around && around.role !== 'row'; around = around.parentElement)
    expect(around.scrollWidth, around.outerHTML).toBeLessThanOrEqual(around.clientWidth)
}

test.each([
  [1280, 'en', 'Unsubscribed', ['First class']],
  [1440, 'en', 'Unsubscribed', ['First class']],
  [1440, 'es', 'Dado de baja', ['First class']],
  [1920, 'en', 'Unsubscribed', ['First class', 'Welcome gift']],
  [1920, 'es', 'Dado de baja', ['First class', 'Welcome gift']],
] as const)('at %i px in %s', async (width, language, word, names) => {
  await browser.viewport(width, 900)
  await signedIn('read-lead')
  await handle(api => api.sites.list(), page())
  const path = '/sites/$site_id/leads'
  const screen = await draw(<Leads />, { path, at: '/sites/site_1/leads', language })
  for (const text of [word, ...names]) {
    const badge = screen.getByText(text, { exact: true })
    await expect.element(badge).toBeVisible()
    expectWhole(badge.element())
  }
})
