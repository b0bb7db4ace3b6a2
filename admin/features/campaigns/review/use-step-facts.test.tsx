/** What the last step of a campaign says of the one before: the service that its leads are sent to is part of it. */
import type { Connection } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../../testing/api.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import type { CampaignDraft } from '../draft.ts'
import { useStepFacts } from './use-step-facts.ts'

answerInBrowser()
const site_id = 'site_1'
const plain = {
  ...{ lead_source: 'popup', popup_id: null, assistant_id: null, form_action: 'thank_you', notify: 'off' },
  ...{ tag_ids: [], audience_ids: [], field_mapping: [], connection_id: null },
} as unknown as CampaignDraft

function Integration({ draft }: { draft: CampaignDraft }) {
  return <p>{useStepFacts(site_id, draft).integration.join(' | ')}</p>
}

async function drawn(draft: Partial<CampaignDraft>) {
  await signedIn('manage-integrations')
  await handle(api => api.popups.list({ site_id }), page())
  await handle(api => api.files.list({ site_id }), page())
  const known = { id: 'conn_1', service: 'mailchimp', name: 'Newsletter of the bakery', status: 'connected' }
  await handle(api => api.connections.list({ site_id, limit: 100 }), page(known as Connection))
  return draw(<Integration draft={{ ...plain, ...draft }} />)
}

test('a campaign that sends its leads to a service alone does not say that it goes nowhere', async () => {
  const screen = await drawn({ connection_id: 'conn_1' })
  await expect.element(screen.getByText('Marketing service: Newsletter of the bakery')).toBeVisible()
})

test('one without tags, audiences and a service says so', async () => {
  const screen = await drawn({})
  await expect.element(screen.getByText('None')).toBeVisible()
})
