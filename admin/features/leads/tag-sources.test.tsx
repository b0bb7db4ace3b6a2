/** A tag says what gave it, and leads there where there is something to see. */
import type { Lead } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { TagSources } from './tag-sources.tsx'

answerInBrowser()
const site_id = 'site_1'
const added_at = '2027-03-01T09:00:00.000Z'
const lead = {
  id: 'lead_1',
  tags: [
    { id: 'tag_1', name: 'Welcomed', source: 'journey', source_id: 'run_1', added_at },
    { id: 'tag_2', name: 'Known', source: 'journey', source_id: 'run_gone', added_at },
    { id: 'tag_3', name: 'By hand', source: 'manual', added_at },
  ],
} as Lead

const drawn = () => draw(<TagSources lead={lead} />, { path: '/sites/$site_id/leads', at: `/sites/${site_id}/leads` })

test('a tag of a journey names it and leads to the run; of a run that is gone only the type is known', async () => {
  await signedIn('manage-marketing')
  await handle(api => api.sites.list(), page())
  await handle(api => api.runs.list({ site_id }), page({ run_id: 'run_1', journey_id: 'jrn_1' } as never))
  await handle(api => api.journeys.list({ site_id }), page({ id: 'jrn_1', name: 'Welcome' } as never))
  const screen = await drawn()
  const link = screen.getByRole('link', { name: 'By the journey Welcome' })
  await expect.element(link).toHaveAttribute('href', '/sites/site_1/marketing/automated-journeys/jrn_1/history/run_1')
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('Known: By a journey, Mar 1, 2027, 10:00')
  await expect.element(screen.getByRole('listitem').nth(2)).toHaveTextContent('By hand: By hand, Mar 1, 2027, 10:00')
})

test('who may not see journeys reads the kind', async () => {
  await signedIn('read-lead')
  await handle(api => api.sites.list(), page())
  const screen = await drawn()
  await expect
    .element(screen.getByRole('listitem').nth(0))
    .toHaveTextContent('Welcomed: By a journey, Mar 1, 2027, 10:00')
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})
