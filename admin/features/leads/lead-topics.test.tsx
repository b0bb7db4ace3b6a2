/** Who has unsubscribed from everything is shown as subscribed to no topic. */
import type { Lead } from '@leadwright/sdk'
import { beforeEach, expect, test } from 'vitest'
import { answerInBrowser, handle } from '../../testing/api.ts'
import { draw } from '../../testing/render.tsx'
import { LeadTopics } from './lead-topics.tsx'

answerInBrowser()
const site_id = 'site_1'
const at = '2027-03-01T09:00:00.000Z'

beforeEach(() =>
  handle(api => api.unsubscribePage.listLeadTopics({ site_id, lead_id: 'lead_1' }), {
    data: [
      { id: 'topic_1', texts: { en: { name: 'Offers', description: '' } }, left_at: null },
      { id: 'topic_2', texts: { en: { name: 'News', description: '' } }, left_at: at },
    ],
  } as never),
)

const drawn = (mailability: Lead['mailability'], unsubscribed_at: string | null) => {
  const lead = { id: 'lead_1', mailability, unsubscribed_at }
  return draw(<LeadTopics site_id={site_id} lead={lead} timezone="UTC" />)
}

test('a subscribed lead gets the topics that it has not left', async () => {
  const screen = await drawn('subscribed', null)
  await expect.element(screen.getByText('Subscribed', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^Opted out on Mar 1, 2027/)).toBeVisible()
})

test('one that has unsubscribed gets none', async () => {
  const screen = await drawn('unsubscribed', at)
  await expect.element(screen.getByText('This person has unsubscribed from all marketing email.')).toBeVisible()
  expect(screen.getByText('Unsubscribed', { exact: true }).elements()).toHaveLength(2)
  await expect.element(screen.getByText('Subscribed', { exact: true })).not.toBeInTheDocument()
})

test('one that never subscribed is not said to have left', async () => {
  const screen = await drawn('unsubscribed', null)
  await expect.element(screen.getByText('This person has not subscribed to marketing email.')).toBeVisible()
})
